import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { startThread } from '../../../platform/thread.ts';
import type { AlternativeProblem } from './solve-alternatives.ts';
import { SolverPool } from './solver-pool.ts';

const alternative = (cents: number): AlternativeProblem => ({
  problem: {
    vendors: [{ feeLevels: [{ fromCents: 0, feeCents: 500 }] }],
    positions: [{ offers: [{ vendor: 0, cents }] }],
  },
  apart: [],
  fixedMoves: 0,
});
const cheap = [alternative(1000)];
const noPrice = [alternative(0.5)];
const nobodyLeaves = new AbortController().signal;
const livingThread = () => startThread(new URL('./optimizer-worker.ts', import.meta.url));

let pool: SolverPool;
afterEach(() => pool.close());

test('more runs than threads are all answered', async () => {
  pool = new SolverPool({ threads: 2, seconds: 20 });
  const runs = Array.from({ length: 7 }, (_, run) => pool.solve([alternative(1000 + run)], nobodyLeaves));
  const costs = (await Promise.all(runs)).map(({ solutions }) => solutions[0]?.solution.costCents);
  expect(costs).toEqual([1500, 1501, 1502, 1503, 1504, 1505, 1506]);
}, 30_000);

test('a problem that cannot be solved fails alone', async () => {
  pool = new SolverPool({ threads: 1, seconds: 20 });
  const [bad, good] = await Promise.allSettled([
    pool.solve(noPrice, nobodyLeaves),
    pool.solve(cheap, nobodyLeaves),
  ]);
  expect(bad).toMatchObject({ status: 'rejected', reason: { message: /no whole price/ } });
  expect(good.status).toBe('fulfilled');
}, 30_000);

test('a thread that dies takes only its run with it', async () => {
  let started = 0;
  const startThread = () =>
    ++started === 1
      ? new Worker("require('node:worker_threads').parentPort.once('message', () => process.exit(3))", {
          eval: true,
        })
      : livingThread();
  pool = new SolverPool({ threads: 1, seconds: 20, startThread });
  const [first, second] = await Promise.allSettled([
    pool.solve(cheap, nobodyLeaves),
    pool.solve(cheap, nobodyLeaves),
  ]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'A solver thread ended with 3' } });
  expect(second.status).toBe('fulfilled');
}, 30_000);

test('a thread that does not listen is ended and replaced', async () => {
  let started = 0;
  const startThread = () => (++started === 1 ? deafThread() : livingThread());
  pool = new SolverPool({ threads: 1, seconds: 20, startThread });
  const leaving = new AbortController();
  const left = pool.solve(cheap, leaving.signal);
  const next = pool.solve(cheap, nobodyLeaves);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await expect(next).resolves.toMatchObject({ boundCents: 1500 });
}, 30_000);

/** Takes its first run and never comes back with it. */
const deafThread = () =>
  new Worker("require('node:worker_threads').parentPort.once('message', () => { for (;;); })", {
    eval: true,
  });

test('so many wait, the others are turned away at once, and nobody waits for ever', async () => {
  pool = new SolverPool({ threads: 1, seconds: 20, queue: 2, timeout: 1, startThread: deafThread });
  const leaving = new AbortController();
  const running = pool.solve(cheap, leaving.signal);
  const late = Promise.allSettled([pool.solve(cheap, nobodyLeaves), pool.solve(cheap, nobodyLeaves)]);
  await expect(pool.solve(cheap, nobodyLeaves)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    reason: 'optimizer: the queue is full',
  });
  for (const run of await late)
    expect(run).toMatchObject({ status: 'rejected', reason: { reason: 'optimizer: waited too long' } });
  // A running request does not count as waiting.
  leaving.abort();
  await expect(running).rejects.toThrow('aborted');
}, 30_000);

test('closed, it refuses what runs, what waits and what comes', async () => {
  pool = new SolverPool({ threads: 1, seconds: 20 });
  const runs = [pool.solve(cheap, nobodyLeaves), pool.solve(cheap, nobodyLeaves)];
  const settled = Promise.allSettled(runs);
  await pool.close();
  for (const run of await settled)
    expect(run).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } });
  await expect(pool.solve(cheap, nobodyLeaves)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
