// In which form cells of imported files are understood, field by field.
import type { PriceListField } from '../vendors/price-list-fields.ts';
import { fileColumns, type ImportField } from './article-import-fields.ts';
import { type CellForm, textForm } from './cell-form.ts';

export const articleCellForm = (field: ImportField): CellForm => fileColumns[field].cell;

/** Formats of the cells that can be malformed; prices report their own errors. */
export const priceListCellForms: Readonly<Partial<Record<PriceListField, CellForm>>> = {
  orderNumber: textForm(64),
  priceQuantity: { kind: 'decimalAboveZero' },
  minimumQuantity: { kind: 'countFromOne' },
  discountable: { kind: 'flag' },
  validFrom: { kind: 'day' },
  validUntil: { kind: 'day' },
};
