// Processor time, statements and bytes of a call, and how long its clients wait.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cpu, MeasuredProduct } from './product.ts';
import type { Row } from './row.ts';
import type { BenchClient, Side } from './side.ts';

export interface Alone extends Cpu {
  readonly bytes: number;
  /** Milliseconds a client waited, sorted. */
  readonly waits: readonly number[];
}

const isGood = (status: number): boolean => status >= 200 && status < 300;

async function askOnce({ client, ask }: BenchClient, row: Row, turn: number) {
  const asked = ask(row, turn);
  const began = performance.now();
  const { status, content } = await client.send(asked);
  return { status, content, wait: performance.now() - began };
}

async function askWell(asker: BenchClient, row: Row, turn: number) {
  const answer = await askOnce(asker, row, turn);
  if (!isGood(answer.status))
    throw new Error(`${row.what}: ${answer.status} ${answer.content.toString().slice(0, 300)}`);
  return answer;
}

/** An earlier commit may not have a call yet. */
export async function hasCall({ askers }: Side, row: Row): Promise<boolean> {
  const asker = askers[0] as BenchClient;
  await asker.prepare(row);
  const { status, content } = await askOnce(asker, row, nextTurn());
  return status !== 404 || !content.toString().includes('NO_SUCH_CALL');
}

let turns = 0;
/** No two requests of a run are the same one. */
export const nextTurn = (): number => {
  turns += 1;
  return turns;
};

/** So many requests one after the other, by one client; CPU as the mean of one. */
export async function alone(side: Side, row: Row, requests: number): Promise<Alone> {
  const asker = side.askers[0] as BenchClient;
  const used = { server: 0, database: 0 };
  const waits: number[] = [];
  let bytes = 0;
  const measured = async (count: number): Promise<void> => {
    const before = side.cpu();
    for (let sent = 0; sent < count; sent += 1) {
      const answer = await askWell(asker, row, nextTurn());
      waits.push(answer.wait);
      bytes = answer.content.length;
    }
    // Work done after the answer counts too.
    await sleep(3);
    const after = side.cpu();
    used.server += (after.server - before.server) / requests;
    used.database += (after.database - before.database) / requests;
  };
  if (!row.prepare) await measured(requests);
  else
    for (let sent = 0; sent < requests; sent += 1) {
      await asker.prepare(row);
      await measured(1);
    }
  return { ...used, bytes, waits };
}

/** The fewest of several requests: the product's own work in the background sends some too. */
export async function countStatements(product: MeasuredProduct, side: Side, row: Row): Promise<number> {
  const asker = side.askers[0] as BenchClient;
  let fewest = Number.POSITIVE_INFINITY;
  for (let sent = 0; sent < 4; sent += 1) {
    await asker.prepare(row);
    product.tell('begin');
    await askWell(asker, row, nextTurn());
    fewest = Math.min(fewest, (await product.report()).statements);
  }
  return fewest;
}

export interface Together {
  /** Milliseconds, sorted, of those that were answered well. */
  readonly waits: readonly number[];
  readonly refused: number;
  readonly seconds: number;
}

/**
 * Runs all clients concurrently, each sending its next request as soon as it has its answer, until `isOver` returns
 * true.
 */
export async function together(
  side: Side,
  rowOf: (turn: number) => Row,
  isOver: (sent: number, seconds: number) => boolean,
  turnOf: (sent: number) => number = nextTurn,
): Promise<Together> {
  const waits: number[] = [];
  let [sent, refused] = [0, 0];
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  await Promise.all(
    side.askers.map(async (asker) => {
      while (!isOver(sent, seconds())) {
        sent += 1;
        const turn = turnOf(sent);
        const { status, wait } = await askOnce(asker, rowOf(turn), turn);
        if (isGood(status)) waits.push(wait);
        else refused += 1;
      }
    }),
  );
  return { waits: waits.toSorted((a, b) => a - b), refused, seconds: seconds() };
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const median = (numbers: readonly number[]): number =>
  quantile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
