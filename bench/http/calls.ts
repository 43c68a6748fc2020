// Measures each call on its own: first with one client, then with many.
import { type Alone, alone, countStatements, type Together, together } from './measure.ts';
import type { MeasuredSide, Sides } from './open-sides.ts';
import { options } from './options.ts';
import { type Figures, headings, line } from './report.ts';
import type { Row } from './row.ts';

const warmUps = Math.min(40, options.requests);

/** `known`: those that the earlier commit has. */
export async function measureCalls(
  { product, floor, earlier, all }: Sides,
  rows: readonly Row[],
  known: readonly Row[],
): Promise<void> {
  const sidesOf = (row: Row) => all.filter((side) => side !== earlier || known.includes(row));
  for (const row of rows) for (const side of sidesOf(row)) await alone(side, row, warmUps);
  console.log(`\n${headings(earlier !== null)}`);
  for (const row of rows) {
    const figures = await measured(sidesOf(row), row);
    const [ours, least] = [figures.get(product), figures.get(floor)] as [Figures, Figures];
    console.log(line(row, ours, least, earlier && figures.get(earlier)));
  }
}

async function measured(all: readonly MeasuredSide[], row: Row): Promise<Map<MeasuredSide, Figures>> {
  const rounds = new Map<MeasuredSide, Alone[]>(all.map((side) => [side, []]));
  // In turns, so that a busy moment of the machine hits all.
  for (let round = 0; round < options.rounds; round += 1)
    for (const side of all)
      rounds.get(side)?.push(await alone(side, row, Math.ceil(options.requests / options.rounds)));
  const figures = new Map<MeasuredSide, Figures>();
  for (const side of all)
    figures.set(side, {
      alone: rounds.get(side) ?? [],
      together: await byMany(side, row),
      statements: side.product && (await countStatements(side.product, side, row)),
    });
  return figures;
}

async function byMany(side: MeasuredSide, row: Row): Promise<Together | null> {
  if (options.together === 0 || row.prepare) return null;
  return together(
    side,
    () => row,
    (sent) => sent >= options.together,
  );
}
