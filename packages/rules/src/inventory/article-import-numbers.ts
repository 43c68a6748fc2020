// Which fields of an imported row are numbers, and which numbers they take.
import type { NumberRule } from '../shared/number-entry.ts';
import type { ImportField } from './article-import-fields.ts';

const whole = (least: number, most: number): NumberRule => ({ least, most, decimals: 0 });

export const importNumbers: Readonly<Partial<Record<ImportField, NumberRule>>> = {
  unitsPerPack: whole(1, 100_000),
  consumptionPerScan: whole(1, 100_000),
  minimumStock: whole(0, 1_000_000),
  warningStock: whole(0, 1_000_000),
  idealStock: whole(0, 1_000_000),
  batchLabelPrints: whole(0, 99),
  amount: whole(0, 1_000_000),
  price: { least: 0, most: 1_000_000, decimals: 2 },
};
