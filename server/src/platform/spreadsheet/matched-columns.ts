// Common part of import drafts: which column is which field, and how the user mapped the values of the file.
import { wrongFields } from '../http/problems.ts';

/** A field for every column of the file, and none for two. */
export function refuseColumns(
  columns: readonly (string | null)[],
  { header }: { readonly header: readonly string[] },
  /** Left out: all fields can be matched. */
  offered?: readonly string[],
): void {
  const isOffered = (field: string | null) =>
    field === null || offered === undefined || offered.includes(field);
  if (columns.length !== header.length || !columns.every(isOffered))
    throw wrongFields([{ field: 'columns', code: 'INCORRECT_VALUE' }], { columns });
  const repeated = columns.findIndex((field, at) => field !== null && columns.indexOf(field) !== at);
  if (repeated >= 0)
    throw wrongFields([{ field: `columns.${repeated}`, code: 'IMPORT_COLUMN_TWICE' }], { columns });
}

/** A value typed back to what the file says is no correction any more. */
export const corrections = <Values extends Readonly<Record<string, string | undefined>>>(
  values: Values,
  inFile: Values,
): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, text]) => text !== (inFile[field] ?? '')),
  ) as Values;
