// An import that waits: the rows as read, how their columns are matched, and what was corrected since.
import type { ImportField } from '@praxora/rules/inventory/article-import-fields';
import type { Column } from '../../../platform/database/row-types.ts';
import { mapInSlices, Slices } from '../../../platform/slices.ts';
import type { SheetRow } from '../../../platform/spreadsheet/table.ts';

export type Values = Readonly<Partial<Record<ImportField, string>>>;

export interface Draft {
  readonly id: Column<'article_import', 'id'>;
  readonly fileName: Column<'article_import', 'file_name'>;
  readonly createdAt: Column<'article_import', 'created_at'>;
  readonly header: Column<'article_import', 'header', readonly string[]>;
  readonly rows: readonly SheetRow[];
  /** Column by column; null: not imported. */
  readonly mapping: Column<'article_import', 'mapping', readonly (ImportField | null)[]>;
  /** Corrected values by row number. */
  readonly corrections: Column<'article_import', 'corrections', Readonly<Record<string, Values>>>;
  readonly leftOut: Column<'article_import', 'left_out'>;
  readonly createStorages: Column<'article_import', 'create_storages'>;
  readonly skipExisting: Column<'article_import', 'skip_existing'>;
  readonly updateExisting: Column<'article_import', 'update_existing'>;
  readonly defaultStorageId: Column<'article_import', 'default_storage_id'>;
}

/** As the database keeps rows: one to a line, so that a long file is written and read in slices. */
export const writtenRows = async (rows: readonly SheetRow[], slices = new Slices()): Promise<string> =>
  (await mapInSlices(rows, (row) => JSON.stringify(row), slices)).join('\n');

export const readRows = (written: string, slices = new Slices()): Promise<SheetRow[]> =>
  mapInSlices(written.split('\n'), (line): SheetRow => JSON.parse(line), slices);

/** Values of a row in the file, before any correction. */
export const valuesInFile = (draft: Draft, row: number): Values => readerOf(draft)(row);

/** Looks up once which columns count: a file may have many more. */
function readerOf({ rows, mapping }: Draft): (row: number) => Values {
  const columns = mapping.flatMap((field, column) => (field === null ? [] : [{ field, column }]));
  return (row) => {
    const cells = rows[row]?.cells ?? [];
    return Object.fromEntries(columns.map(({ field, column }) => [field, cells[column] ?? '']));
  };
}

/** Row by row, with the corrections. */
export function allValues(draft: Draft, slices = new Slices()): Promise<Values[]> {
  const inFile = readerOf(draft);
  return mapInSlices(draft.rows, (_, row) => ({ ...inFile(row), ...draft.corrections[row] }), slices);
}
