// A cell to be written: a text, a number, a day, a sum of money, or nothing.
export type Cell = string | number | { readonly day: string } | { readonly cents: number } | null;

export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** More rows, read while they are written. */
  readonly parts?: AsyncIterable<readonly (readonly Cell[])[]>;
  /** In characters, column by column. */
  readonly widths?: readonly number[];
}
