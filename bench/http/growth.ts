// How the cost of each call grows with what others have: the practice that asks is the same at all sizes.
import { alone, median } from './measure.ts';
import { openSides } from './open-sides.ts';
import { options } from './options.ts';
import { ms } from './report.ts';
import type { Row } from './row.ts';
import { sizes } from './size.ts';

/**
 * A cost that grows as the logarithm of what lies there grows by this exponent from a hundredth to the whole, at most: the depth
 * of an index of 3,000 and of 300,000 rows. Anything above is more, or the machine was busy.
 */
const logarithmic = Math.log(Math.log(300_000) / Math.log(3_000)) / Math.log(100);

type Opened = Omit<Parameters<typeof openSides>[0], 'size' | 'earlier' | 'rows'>;

export async function measureGrowth(opened: Opened, rows: readonly Row[]): Promise<void> {
  const costs = new Map<Row, number[]>(rows.map((row) => [row, []]));
  for (const size of sizes) {
    const sides = await openSides({ ...opened, earlier: undefined, rows, size });
    try {
      for (const row of rows) await alone(sides.product, row, options.requests / 4);
      for (const row of rows) {
        const rounds: number[] = [];
        for (let round = 0; round < options.rounds; round += 1) {
          const { server, database } = await alone(
            sides.product,
            row,
            Math.ceil(options.requests / options.rounds),
          );
          rounds.push(server + database);
        }
        costs.get(row)?.push(median(rounds));
        // A run takes a while: what is known is told.
        console.log(`${size.name}: ${row.what} ${ms(median(rounds))}`);
      }
    } finally {
      await sides.close();
    }
  }
  console.log(
    `\n| Call, CPU ms | ${sizes.map(({ name }) => name).join(' | ')} | Exponent |\n|---|${'---|'.repeat(sizes.length + 1)}`,
  );
  for (const [row, [small = 0, middle = 0, whole = 0]] of costs) {
    // The least squares of three points that lie evenly apart go through the outer two.
    const exponent = Math.log(whole / small) / Math.log(100);
    const isMore = exponent > 2 * logarithmic;
    console.log(
      `| ${row.what} | ${[small, middle, whole].map(ms).join(' | ')} | ${exponent.toFixed(2)}${isMore ? ' (too much)' : ''} |`,
    );
  }
}
