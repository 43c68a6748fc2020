// Which fields the preview has columns for: those of the file, and those a row speaks of besides.
import type { ImportRow } from '@praxora/contract/inventory/article-import.calls';
import { type ImportField, importFields } from '@praxora/rules/inventory/article-import-fields';

/** Fields with problems; they are to be visible without scrolling. */
export const wrongFields = (rows: readonly ImportRow[]): ImportField[] => [
  ...new Set(rows.flatMap(({ problems }) => problems.map(({ field }) => field))),
];

export function shownFields(rows: readonly ImportRow[], first: readonly ImportField[] = []): ImportField[] {
  const shown = new Set<ImportField>(['name']);
  for (const { values, problems } of rows) {
    for (const field of Object.keys(values) as ImportField[]) shown.add(field);
    for (const { field } of problems) shown.add(field);
  }
  // Then what is most often looked at: the article, its stock, and the rest.
  const ranks: readonly ImportField[] = ['name', ...first, ...early];
  const order = (field: ImportField) => (ranks.includes(field) ? ranks.indexOf(field) : ranks.length);
  return importFields.filter((field) => shown.has(field)).sort((a, b) => order(a) - order(b));
}

const early: readonly ImportField[] = [
  'name',
  'amount',
  'storage',
  'batchNumber',
  'expirationDate',
  'price',
  'manufacturer',
  'manufacturerNumber',
];
