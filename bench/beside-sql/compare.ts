// A call of the product and the bare SQL of the same, in turns, so that a busy moment hits both; medians.
import { cpuMs } from '../optimizer/cpu-clock.ts';

export type Compared = readonly [what: string, product: () => Promise<void>, bare: () => Promise<void>];

const warmUps = 8;

export async function printCompared(rows: readonly Compared[], runs: number): Promise<void> {
  console.log('\n| | Product, ms | of it own CPU | Bare SQL, ms | Ratio |\n|---|---|---|---|---|');
  for (const row of rows) console.log(await compared(row, runs));
}

async function compared([what, product, bare]: Compared, runs: number): Promise<string> {
  const times = { product: [] as number[], cpu: [] as number[], bare: [] as number[] };
  for (let run = -warmUps; run < runs; run += 1) {
    const [start, cpu] = [performance.now(), cpuMs()];
    await product();
    const [middle, used] = [performance.now(), cpuMs() - cpu];
    await bare();
    if (run < 0) continue;
    times.product.push(middle - start);
    times.cpu.push(used);
    times.bare.push(performance.now() - middle);
  }
  const [mine, own, least] = [median(times.product), median(times.cpu), median(times.bare)];
  return `| ${what} | ${mine.toFixed(1)} | ${own.toFixed(1)} | ${least.toFixed(1)} | ${(mine / least).toFixed(1)} |`;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

export const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
