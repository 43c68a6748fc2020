// What calls that take a file of rows have in common.
import { z } from 'zod';
import { errorCatalogue } from '../errors.ts';

/** What is wrong with a row, at one of its fields. */
export const errorCode = z.enum(Object.keys(errorCatalogue) as [keyof typeof errorCatalogue]);

/** Whatever the file is a file of. */
export const fileErrors = [
  'BODY_TOO_LARGE',
  'IMPORT_FILE_OLD_EXCEL',
  'IMPORT_FILE_ENCRYPTED',
  'IMPORT_FILE_BROKEN',
  'IMPORT_FILE_EMPTY',
  'IMPORT_FILE_TOO_LARGE',
  'IMPORT_TOO_MANY_ROWS',
] as const;
