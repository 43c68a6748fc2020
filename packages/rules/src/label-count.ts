// How many labels an amount coming in gets, by the label placement.
import { type Packaging, type UnitToCount, unitsPerOrderUnit } from './units.ts';

/** No input makes more at once: nobody sticks on more, and a slip of the finger would print for days. */
export const mostLabels = 2000;

export type UnitToLabel = 'SALES_UNIT' | 'STORAGE_PRODUCT' | 'CONSUMABLE_UNIT';

/** One per package, one per consumption unit; none where one for good stays at the shelf. */
export function labelCount(
  unitToLabel: UnitToLabel,
  unitToCount: UnitToCount,
  packaging: Packaging,
  amount: number,
): number {
  if (unitToLabel === 'STORAGE_PRODUCT') return 0;
  return unitToLabel === 'SALES_UNIT'
    ? Math.ceil(amount / unitsPerOrderUnit(unitToCount, packaging))
    : amount;
}
