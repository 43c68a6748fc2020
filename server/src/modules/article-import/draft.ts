// An import that waits: the rows as read, how their columns are matched, and what was corrected since.
import type { ImportField } from '@praxora/rules/article-import-fields';
import type { SheetRow } from '../../platform/spreadsheet/table.ts';

export type Values = Readonly<Partial<Record<ImportField, string>>>;

export interface Draft {
  readonly id: string;
  readonly fileName: string;
  readonly createdAt: Date;
  readonly header: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Column by column; null: not imported. */
  readonly mapping: readonly (ImportField | null)[];
  /** By the number of the row. */
  readonly corrections: Readonly<Record<string, Values>>;
  readonly leftOut: readonly number[];
  readonly createStorages: boolean;
  readonly skipExisting: boolean;
  readonly defaultStorageId: number | null;
}

/** What the file says of a row, before any correction. */
export function valuesInFile({ rows, mapping }: Draft, row: number): Values {
  const cells = rows[row]?.cells ?? [];
  return Object.fromEntries(
    mapping.flatMap((field, column) => (field === null ? [] : [[field, cells[column] ?? '']])),
  );
}

export const valuesOf = (draft: Draft, row: number): Values => ({
  ...valuesInFile(draft, row),
  ...draft.corrections[row],
});
