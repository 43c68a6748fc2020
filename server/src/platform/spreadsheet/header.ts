// Where the table of a sheet begins.
import type { SheetRow } from './table.ts';

/** A title and a few notes may stand above the table. */
const headerWithin = 20;

/** The first of the rows whose headings are known best; where none is, the very first. */
export function headerPlace(
  rows: readonly SheetRow[],
  knownHeadings: (cells: readonly string[]) => number,
): number {
  const scores = rows.slice(0, headerWithin).map(({ cells }) => knownHeadings(cells));
  const best = Math.max(...scores);
  return best > 1 ? scores.indexOf(best) : 0;
}
