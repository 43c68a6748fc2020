// How the cost of each call grows with what others have: the practice that asks is the same at all sizes.
import { alone, median } from './measure.ts';
import { openSides, type Sides } from './open-sides.ts';
import { options } from './options.ts';
import { ms } from './report.ts';
import type { Row } from './row.ts';
import { type Size, sizes } from './size.ts';

/**
 * A cost that grows as the logarithm of what lies there grows by this exponent from a hundredth to the whole, at most: the depth
 * of an index of 3,000 and of 300,000 rows. Anything above is more, or the machine was busy.
 */
const logarithmic = Math.log(Math.log(300_000) / Math.log(3_000)) / Math.log(100);

type Opened = Omit<Parameters<typeof openSides>[0], 'size' | 'earlier' | 'rows' | 'clients'>;

export async function measureGrowth(opened: Opened, rows: readonly Row[]): Promise<void> {
  const chosen = sizes.filter(({ name }) => options.sizes.includes(name));
  const opens: Sides[] = [];
  try {
    for (const size of chosen)
      opens.push(await openSides({ ...opened, earlier: undefined, rows, size, clients: 1 }));
    for (const row of rows)
      for (const { product } of opens) await alone(product, row, Math.ceil(options.requests / 4));
    const names = chosen.map(({ name }) => `${name}: server | database`).join(' | ');
    console.log(`\n| Call, CPU ms | ${names} | Exponent |\n|---|${'---|---|'.repeat(chosen.length)}---|`);
    for (const row of rows) console.log(line(row, chosen, await costsOf(row, opens)));
  } finally {
    for (const sides of opens.toReversed()) await sides.close();
  }
}

interface Cost {
  readonly server: number;
  readonly database: number;
}

/** In turns, so that a busy moment of the machine hits all sizes. */
async function costsOf(row: Row, opens: readonly Sides[]): Promise<Cost[]> {
  const rounds = opens.map((): Cost[] => []);
  for (let round = 0; round < options.rounds; round += 1)
    for (const [place, { product }] of opens.entries())
      rounds[place]?.push(await alone(product, row, Math.ceil(options.requests / options.rounds)));
  return rounds.map((costs) => ({
    server: median(costs.map(({ server }) => server)),
    database: median(costs.map(({ database }) => database)),
  }));
}

function line({ what }: Row, chosen: readonly Size[], costs: readonly Cost[]): string {
  const [first, last] = [chosen[0], chosen.at(-1)].map((size) => size?.products ?? 1) as [number, number];
  const [small = 0, whole = 0] = [costs[0], costs.at(-1)].map((cost) =>
    cost ? cost.server + cost.database : 0,
  );
  // The least squares of three points that lie evenly apart go through the outer two.
  const exponent = Math.log(whole / small) / Math.log(last / first);
  const figures = costs.map(({ server, database }) => `${ms(server)} | ${ms(database)}`).join(' | ');
  return `| ${what} | ${figures} | ${exponent.toFixed(2)}${exponent > 2 * logarithmic ? ' (too much)' : ''} |`;
}
