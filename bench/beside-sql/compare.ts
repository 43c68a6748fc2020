// A call of the product and the bare SQL of the same, in turns, so that a busy moment hits both; medians.
import { cpuMs } from '../optimizer/cpu-clock.ts';

export type Compared = readonly [what: string, product: () => Promise<void>, bare: () => Promise<void>];

interface Measuring {
  readonly runs: number;
  /** The database settles on a plan after five. */
  readonly warmUps?: number;
  /** CPU of the database so far; with it the ratio is that of CPU time, which other work on the machine hardly changes. */
  readonly databaseCpu?: (() => number) | null;
}

export async function printCompared(rows: readonly Compared[], measuring: Measuring): Promise<void> {
  console.log(
    measuring.databaseCpu
      ? '\n| | Product, CPU ms | of it own | Bare SQL, CPU ms | Ratio |\n|---|---|---|---|---|'
      : '\n| | Product, ms | of it own CPU | Bare SQL, ms | Ratio |\n|---|---|---|---|---|',
  );
  for (const row of rows) console.log(await compared(row, measuring));
}

async function compared([what, product, bare]: Compared, measuring: Measuring): Promise<string> {
  const { runs, warmUps = 8, databaseCpu } = measuring;
  const clock = () => (databaseCpu ? databaseCpu() + cpuMs() : performance.now());
  const times = { product: [] as number[], cpu: [] as number[], bare: [] as number[] };
  for (let run = -warmUps; run < runs; run += 1) {
    const [start, cpu] = [clock(), cpuMs()];
    await product();
    const [middle, used] = [clock(), cpuMs() - cpu];
    // It has no plans to settle on.
    if (run >= -1) await bare();
    if (run < 0) continue;
    times.product.push(middle - start);
    times.cpu.push(used);
    times.bare.push(clock() - middle);
  }
  const [mine, own, least] = [median(times.product), median(times.cpu), median(times.bare)];
  return `| ${what} | ${mine.toFixed(1)} | ${own.toFixed(1)} | ${least.toFixed(1)} | ${(mine / least).toFixed(2)} |`;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

export const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
