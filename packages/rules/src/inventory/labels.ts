// Labels: how many fall due with goods that come in, and what one of them counts for.

/** No input makes more at once: nobody sticks on more, and a slip of the finger would print for days. */
export const mostLabels = 2000;

export type UnitToLabel = 'SALES_UNIT' | 'STORAGE_PRODUCT' | 'CONSUMABLE_UNIT';

export interface LabelPlacement {
  readonly unitToLabel: UnitToLabel;
  /** Counting units in one order unit (see units.ts). */
  readonly unitsPerOrderUnit: number;
}

/**
 * Number of labels for an amount in counting units: one per package or per consumption unit; none if a permanent label
 * stays at the shelf.
 */
export function labelsDue({ unitToLabel, unitsPerOrderUnit }: LabelPlacement, amount: number): number {
  if (unitToLabel === 'STORAGE_PRODUCT') return 0;
  return unitToLabel === 'SALES_UNIT' ? Math.ceil(amount / unitsPerOrderUnit) : amount;
}

/** Labels for whole order units, as they are delivered. */
export const labelsDueForPacks = (placement: LabelPlacement, packs: number): number =>
  labelsDue(placement, packs * placement.unitsPerOrderUnit);

/** How many counting units one label stands for: all of a package, or a single one. */
export const unitsPerLabel = ({ unitToLabel, unitsPerOrderUnit }: LabelPlacement): number =>
  unitToLabel === 'SALES_UNIT' ? unitsPerOrderUnit : 1;
