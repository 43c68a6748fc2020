// A job that takes its process with it is not tried for ever: an attempt counts when the job is taken.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { findProgram } from '../../testing/programs.ts';
import type { CrashingWork } from './deadly-worker.fixture.ts';
import { enqueue } from './queue.ts';
import { startWorker } from './worker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Ends when the process has killed itself. */
async function dieOnce(wish: Omit<CrashingWork, 'app'>): Promise<void> {
  const told = JSON.stringify({ app: app.app, ...wish } satisfies CrashingWork);
  const child = spawn(process.execPath, [findProgram('deadly-worker.fixture'), told], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

const leaseRunsOut = () =>
  app.asOwner.run(`update job set leased_until = now() - interval '1 second' where state = 'running'`);

const jobs = (queue: string) =>
  app.asOwner.rows<{ state: string; attempts: number; last_error: string | null }>(
    'select state, attempts, last_error from job where queue = $1',
    [queue],
  );

/** A worker that lives, until the job has ended. */
async function workOff(queue: string, maxAttempts: number) {
  const [run, gaveUp] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const worker = startWorker(app.platform, [{ queue, maxAttempts, run, gaveUp }], { idleMilliseconds: 20 });
  const hasEnded = async () =>
    (await jobs(queue)).every(({ state }) => state === 'done' || state === 'failed');
  await vi.waitUntil(hasEnded, { timeout: 20_000, interval: 20 });
  await worker.stop();
  return { run, gaveUp };
}

test('after its last attempt it has failed: given up, told and not run again', async () => {
  const wish = { queue: 'deadly', maxAttempts: 2, at: 'run' } as const;
  await enqueue(app.platform.database.plain, wish.queue, { number: 7 });
  for (const attempts of [1, 2]) {
    await dieOnce(wish);
    expect(await jobs(wish.queue)).toMatchObject([{ state: 'running', attempts }]);
    await leaseRunsOut();
  }
  const { run, gaveUp } = await workOff(wish.queue, wish.maxAttempts);
  expect(run).not.toHaveBeenCalled();
  const message = 'The process ended while it worked on this, 2 times.';
  expect(gaveUp).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ payload: { number: 7 } }),
    message,
  );
  expect(await jobs(wish.queue)).toEqual([{ state: 'failed', attempts: 3, last_error: message }]);
});

test('one that dies once and goes well the next time is done', async () => {
  const wish = { queue: 'once-deadly', maxAttempts: 2, at: 'run' } as const;
  await enqueue(app.platform.database.plain, wish.queue, {});
  await dieOnce(wish);
  await leaseRunsOut();
  const { run, gaveUp } = await workOff(wish.queue, wish.maxAttempts);
  expect([run.mock.calls.length, gaveUp.mock.calls.length]).toEqual([1, 0]);
  expect(await jobs(wish.queue)).toMatchObject([{ state: 'done', attempts: 2 }]);
});

test('giving up that ends the process, too, is not tried for ever either', async () => {
  const wish = { queue: 'deadly-end', maxAttempts: 1, at: 'gaveUp' } as const;
  await enqueue(app.platform.database.plain, wish.queue, {});
  await app.asOwner.run(
    `update job set state = 'running', attempts = 4, leased_until = now() - interval '1 second' where queue = $1`,
    [wish.queue],
  );
  await dieOnce(wish);
  await leaseRunsOut();
  const { run, gaveUp } = await workOff(wish.queue, wish.maxAttempts);
  expect([run.mock.calls.length, gaveUp.mock.calls.length]).toEqual([0, 0]);
  expect(await jobs(wish.queue)).toMatchObject([{ state: 'failed', attempts: 6 }]);
});
