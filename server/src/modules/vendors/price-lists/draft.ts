// A price list that waits: how its columns are matched. Its lines are read part by part, never all at once.
import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import type { PriceListField } from '@praxora/rules/vendors/price-list-fields';
import type { PriceListValues } from '@praxora/rules/vendors/price-list-line';

export interface Draft {
  readonly id: string;
  readonly vendorId: number | null;
  readonly fileName: string;
  readonly format: PriceList['format'];
  readonly createdAt: Date;
  readonly header: readonly string[];
  readonly samples: readonly (readonly string[])[];
  /** Column by column; null: not read. */
  readonly mapping: readonly (PriceListField | null)[];
}

/** A line as the file has it, and what the user made of it. */
export interface Line {
  readonly row: number;
  readonly line: number;
  readonly cells: string;
  readonly corrections: PriceListValues;
  readonly chosenArticleId: number | null;
  readonly isLeftOut: boolean;
  /** The price that somebody confirmed; null: none. */
  readonly confirmedPriceCents: number | null;
  /** By the last look at it. */
  readonly articleId: number | null;
}

/** What the file says of a line, before any correction. */
export function valuesInFile({ mapping }: Draft, { cells }: Pick<Line, 'cells'>): PriceListValues {
  const texts: string[] = JSON.parse(cells);
  return Object.fromEntries(
    mapping.flatMap((field, column) => (field === null ? [] : [[field, texts[column] ?? '']])),
  );
}

export const valuesOf = (draft: Draft, line: Pick<Line, 'cells' | 'corrections'>): PriceListValues => ({
  ...valuesInFile(draft, line),
  ...line.corrections,
});
