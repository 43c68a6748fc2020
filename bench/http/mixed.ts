// Measures all calls mixed as a working practice sends them, from many clients: successful answers per second.
import { quantile, type Together, together } from './measure.ts';
import type { Sides } from './open-sides.ts';
import { options } from './options.ts';
import { ms } from './report.ts';
import type { Row } from './row.ts';
import { mixRows } from './rows.ts';
import type { Side } from './side.ts';

/** The floor's rate is the most there could be on this machine, its clients included. */
export async function measureMixed({ product, floor, earlier }: Sides, rows: readonly Row[]): Promise<void> {
  const rowOf = mixRows(rows);
  if (rowOf === null) return;
  const parts = (earlier ? [product, earlier] : [product]).map((side) => ({ side, runs: [] as Together[] }));
  const run = (side: Side): Promise<Together> =>
    together(side, rowOf, (_, seconds) => seconds >= options.mixed);
  // The first is for the compiler, which optimizes what is asked often.
  for (const { side } of parts) await run(side);
  for (let round = 0; round < 2; round += 1) for (const { side, runs } of parts) runs.push(await run(side));
  // Last, for it changes the product's data.
  parts.push({ side: floor, runs: [await run(floor), await run(floor)] });
  console.log(
    `\n| ${options.clients} clients, mixed, ${2 * options.mixed} s | Good answers a second | Refused | p50 / p99 |\n|---|---|---|---|`,
  );
  const rates: number[] = [];
  for (const { side, runs } of parts) {
    const waits = runs.flatMap((run) => run.waits).toSorted((a, b) => a - b);
    const rate = waits.length / runs.reduce((sum, { seconds }) => sum + seconds, 0);
    const refused = runs.reduce((sum, run) => sum + run.refused, 0);
    rates.push(rate);
    console.log(
      `| ${side.name} | ${rate.toFixed(0)} | ${refused} | ${ms(quantile(waits, 0.5))} / ${ms(quantile(waits, 0.99))} |`,
    );
  }
  const [ours = 0, before = 0] = rates;
  if (earlier) console.log(`\nGood answers a second against before: ${(ours / before).toFixed(1)} times`);
}
