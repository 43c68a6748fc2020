// What a scanned label counts for.
import type { UnitToLabel } from './label-count.ts';

/** How many counting units one label stands for: all of a package, or a single one. */
export function unitsPerLabel(unitToLabel: UnitToLabel, unitsPerOrderUnit: number): number {
  return unitToLabel === 'SALES_UNIT' ? unitsPerOrderUnit : 1;
}
