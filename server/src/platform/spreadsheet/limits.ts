// Limits of an uploaded file of rows, and the refusals of one that exceeds them or is not valid.
import { Refusal } from '../errors.ts';

export const limits = {
  bytes: 10 * 1024 * 1024,
  /** Limit for all parts of a workbook together, unpacked. */
  unpackedBytes: 64 * 1024 * 1024,
  /** No honest sheet packs better than this; a bomb does. */
  packingRatio: 400,
  parts: 500,
  /** Where a reader is not told otherwise. */
  rows: 5000,
  columns: 200,
  cellLength: 32_767,
  /** Limit for all cells together: many cells may refer to the same long text. */
  characters: 10_000_000,
} as const;

export const tooManyRows = (rows: number = limits.rows): Refusal =>
  new Refusal('IMPORT_TOO_MANY_ROWS', { rows, columns: limits.columns });
export const tooLarge = (): Refusal => new Refusal('IMPORT_FILE_TOO_LARGE');
export const broken = (): Refusal => new Refusal('IMPORT_FILE_BROKEN');
