// A price list that waits: how its columns are matched. Its lines are read part by part, never all at once.
import type { PriceList } from '@praxora/contract/vendors/price-lists.calls';
import type { PriceListField } from '@praxora/rules/vendors/price-list-fields';
import type { PriceListValues } from '@praxora/rules/vendors/price-list-line';
import type { Column, Columns } from '../../../platform/database/row-types.ts';

export interface Draft {
  readonly id: Column<'price_list', 'id'>;
  readonly vendorId: Column<'price_list', 'vendor_id'>;
  readonly fileName: Column<'price_list', 'file_name'>;
  readonly format: Column<'price_list', 'format', PriceList['format']>;
  readonly createdAt: Column<'price_list', 'created_at'>;
  readonly header: Column<'price_list', 'header', readonly string[]>;
  readonly samples: Column<'price_list', 'samples', readonly (readonly string[])[]>;
  /** Column by column; null: not read. */
  readonly mapping: Column<'price_list', 'mapping', readonly (PriceListField | null)[]>;
}

/** A line as the file has it, and what the user made of it. */
export interface Line extends Columns<'price_list_line', 'row' | 'line' | 'cells'> {
  readonly corrections: Column<'price_list_line', 'corrections', PriceListValues>;
  readonly chosenArticleId: Column<'price_list_line', 'chosen_article_id'>;
  readonly isLeftOut: Column<'price_list_line', 'is_left_out'>;
  /** The price that somebody confirmed; null: none. */
  readonly confirmedPriceCents: Column<'price_list_line', 'confirmed_price_cents'>;
  /** Article found by the last check of the line. */
  readonly articleId: Column<'price_list_line', 'article_id'>;
}

/** Values of a line in the file, before any correction. */
export function valuesInFile({ mapping }: Draft, { cells }: Pick<Line, 'cells'>): PriceListValues {
  const texts: string[] = JSON.parse(cells);
  return Object.fromEntries(
    mapping.flatMap((field, column) => (field === null ? [] : [[field, texts[column] ?? '']])),
  );
}

export const readLineValues = (draft: Draft, line: Pick<Line, 'cells' | 'corrections'>): PriceListValues => ({
  ...valuesInFile(draft, line),
  ...line.corrections,
});
