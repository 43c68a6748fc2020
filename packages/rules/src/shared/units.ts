// Order units and counting units. Stock is counted in one of the two; packs are converted at the edges only.

export type UnitToCount = 'ORDER_UNIT' | 'CONSUMPTION_UNIT';

/** No article has more: sums stay far from the edge of what the database counts. */
export const mostStock = 100_000_000;

export interface Packaging {
  readonly orderUnitId: number;
  readonly consumptionUnitId: number;
  /** Consumption units in one order unit. */
  readonly consumptionUnitCount: number;
}

export interface Amount {
  readonly amount: number;
  readonly unitId: number;
}

/** How many counting units one order unit brings. */
export function unitsPerOrderUnit(
  unitToCount: UnitToCount,
  packaging: Pick<Packaging, 'consumptionUnitCount'>,
): number {
  return unitToCount === 'ORDER_UNIT' ? 1 : packaging.consumptionUnitCount;
}

export function countingUnitId(
  unitToCount: UnitToCount,
  packaging: Pick<Packaging, 'orderUnitId' | 'consumptionUnitId'>,
): number {
  return unitToCount === 'ORDER_UNIT' ? packaging.orderUnitId : packaging.consumptionUnitId;
}

/**
 * An amount in the counting unit; null where its unit is neither of the article's. Where both units bear the same
 * name the amount is taken as counted.
 */
export function inCountingUnit(
  { amount, unitId }: Amount,
  unitToCount: UnitToCount,
  packaging: Packaging,
): number | null {
  if (unitId === countingUnitId(unitToCount, packaging)) return amount;
  if (unitToCount === 'CONSUMPTION_UNIT' && unitId === packaging.orderUnitId)
    return amount * packaging.consumptionUnitCount;
  // Counting packages fixes the consumption unit at 1 per package, so both are the same amount.
  if (unitToCount === 'ORDER_UNIT' && unitId === packaging.consumptionUnitId) return amount;
  return null;
}
