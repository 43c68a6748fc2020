// The mixed load for a long time: whether the server's memory settles or goes on growing.
import { together } from './measure.ts';
import type { MeasuredSide } from './open-sides.ts';
import { options } from './options.ts';
import type { Row } from './row.ts';
import { mixRows } from './rows.ts';

const parts = 10;

export async function soak(side: MeasuredSide, rows: readonly Row[], minutes: number): Promise<void> {
  const rowOf = mixRows(rows);
  if (rowOf === null || side.product === null) return;
  const { product } = side;
  const tell = async (after: number, answers: string, refused: string): Promise<void> => {
    const { memory, heap } = await product.report();
    const inMb = [memory, heap].map((bytes) => Math.round(bytes / 1e6));
    console.log(`| ${after.toFixed(1)} | ${inMb.join(' | ')} | ${answers} | ${refused} |`);
  };
  console.log(
    `\n| ${options.clients} clients, mixed, minutes | Memory, MB | Heap in use, MB | Good answers a second | Refused |\n|---|---|---|---|---|`,
  );
  await tell(0, '–', '–');
  for (let part = 1; part <= parts; part += 1) {
    const { waits, refused, seconds } = await together(
      side,
      rowOf,
      (_, passed) => passed >= (minutes * 60) / parts,
    );
    await tell((part * minutes) / parts, (waits.length / seconds).toFixed(0), String(refused));
  }
}
