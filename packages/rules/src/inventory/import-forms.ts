// In which form a cell of an imported file is understood: what people are told when theirs is not.
import type { PriceListField } from '../vendors/price-list-fields.ts';
import type { ImportField } from './article-import-fields.ts';

/** How long a text may be stands beside it. */
export type CellForm =
  | { readonly kind: 'text'; readonly maximum: number }
  | {
      readonly kind:
        | 'count'
        | 'countFromOne'
        | 'countToNinetyNine'
        | 'decimalAboveZero'
        | 'money'
        | 'day'
        | 'flag'
        | 'unitToCount'
        | 'unitToLabel'
        | 'vat'
        | 'gtin'
        | 'pzn'
        | 'unit'
        | 'costCenter'
        | 'catalogProduct';
    };

const text = (maximum: number): CellForm => ({ kind: 'text', maximum });
const [count, countFromOne, flag, day] = [
  { kind: 'count' },
  { kind: 'countFromOne' },
  { kind: 'flag' },
  { kind: 'day' },
] as const;

export const articleCellForms: Readonly<Record<ImportField, CellForm>> = {
  name: text(200),
  manufacturer: text(200),
  manufacturerNumber: text(64),
  gtin: { kind: 'gtin' },
  pzn: { kind: 'pzn' },
  catalogProduct: { kind: 'catalogProduct' },
  orderUnit: { kind: 'unit' },
  consumptionUnit: { kind: 'unit' },
  unitsPerPack: countFromOne,
  unitToCount: { kind: 'unitToCount' },
  unitToLabel: { kind: 'unitToLabel' },
  consumptionPerScan: countFromOne,
  minimumStock: count,
  warningStock: count,
  idealStock: count,
  notifications: flag,
  batchDuty: flag,
  expiryDuty: flag,
  batchLabel: flag,
  batchLabelPrints: { kind: 'countToNinetyNine' },
  dangerousGood: flag,
  vat: { kind: 'vat' },
  costCenter: { kind: 'costCenter' },
  defaultStorage: text(120),
  notes: text(10_000),
  discontinued: flag,
  nonInventory: flag,
  amount: count,
  storage: text(120),
  batchNumber: text(64),
  expirationDate: day,
  price: { kind: 'money' },
};

/** Those that can be wrong in their form; a price says itself what is wrong with it. */
export const priceListCellForms: Readonly<Partial<Record<PriceListField, CellForm>>> = {
  orderNumber: text(64),
  priceQuantity: { kind: 'decimalAboveZero' },
  minimumQuantity: countFromOne,
  discountable: flag,
  validFrom: day,
  validUntil: day,
};
