// Common schemas of calls that take a file of rows.
import { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import { codeForm } from './issue-code.ts';

/** Problem of a row at one of its fields: a code of the error catalogue, which the web app does not load for this. */
export const errorCode = z.string().regex(codeForm) as z.ZodType<string> as z.ZodType<ErrorCode>;

/** Errors of any import file, regardless of its content. */
export const fileErrors = [
  'BODY_TOO_LARGE',
  'IMPORT_FILE_OLD_EXCEL',
  'IMPORT_FILE_ENCRYPTED',
  'IMPORT_FILE_BROKEN',
  'IMPORT_FILE_EMPTY',
  'IMPORT_FILE_TOO_LARGE',
  'IMPORT_TOO_MANY_ROWS',
] as const;
