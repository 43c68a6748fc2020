// How long each call holds the server's event loop at most, and what memory the server has.
import { alone } from './measure.ts';
import type { MeasuredSide } from './open-sides.ts';
import { ms } from './report.ts';
import type { Row } from './row.ts';

/** Milliseconds; whoever else asks waits so long. */
const longest = 20;
const tries = 3;
const requests = 10;

export async function measureHolds(side: MeasuredSide, rows: readonly Row[]): Promise<void> {
  const { product } = side;
  if (product === null) return;
  product.tell('meter');
  console.log('\n| Call | Longest hold of the event loop, ms |\n|---|---|');
  for (const row of rows) {
    let hold = Number.POSITIVE_INFINITY;
    // The collector and other work on the machine hit one of them, the call itself all.
    for (let turn = 0; turn < tries; turn += 1) {
      product.tell('begin');
      await alone(side, row, requests);
      hold = Math.min(hold, (await product.report()).longestHold);
    }
    console.log(`| ${row.what} | ${ms(hold)}${hold > longest ? ' (too long)' : ''} |`);
  }
}

/** Memory of the server process; its database runs in separate processes. */
export async function printMemory({ product }: MeasuredSide, when: string): Promise<void> {
  if (product) console.log(`\nMemory ${when}: ${Math.round((await product.report()).memory / 1e6)} MB`);
}
