// The durable queue: at least once, not twice at the same time, and on after a death.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { rateLimitRetention } from '../rate-limit.ts';
import { cleanUpJob, scheduleCleanUp } from './clean-up.ts';
import { claim, enqueue, keepLease } from './queue.ts';
import { FinalFailure, type JobHandler, retryDelaySeconds, startWorker } from './worker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.asOwner.run('delete from job'));

const plain = () => app.platform.database.plain;
const states = () => app.asOwner.rows('select queue, state, attempts from job order by id');

async function runWorkers(
  count: number,
  handlers: JobHandler[],
  until: () => Promise<boolean>,
): Promise<void> {
  const workers = Array.from({ length: count }, () =>
    startWorker(app.platform, handlers, { idleMilliseconds: 20 }),
  );
  await vi.waitUntil(until, { timeout: 20_000, interval: 20 });
  await Promise.all(workers.map((worker) => worker.stop()));
}

const allFinished = async () =>
  (await app.asOwner.rows(`select 1 from job where state in ('waiting', 'running')`)).length === 0;

test('three workers do each of a hundred jobs once', async () => {
  const seen: number[] = [];
  const handler: JobHandler = {
    queue: 'count',
    maxAttempts: 1,
    run: async (_platform, job) => void seen.push(Number(job.payload.number)),
  };
  for (let number = 0; number < 100; number++) await enqueue(plain(), 'count', { number });
  await runWorkers(3, [handler], allFinished);
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, number) => number));
});

test('a job of a transaction that is undone never existed', async () => {
  const undone = app.platform.database.forNobody(async (tx) => {
    await enqueue(tx, 'count', {});
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await states()).toEqual([]);
});

test('a failing job is tried again later, then given up and told', async () => {
  const gaveUp = vi.fn();
  const handler: JobHandler = {
    queue: 'broken',
    maxAttempts: 2,
    run: () => Promise.reject(new Error('no luck')),
    gaveUp: async (_platform, _job, error) => gaveUp(error),
  };
  await enqueue(plain(), 'broken', {});
  const attempted = async () =>
    (await app.asOwner.rows('select 1 from job where last_error is not null')).length === 1;
  await runWorkers(1, [handler], attempted);
  expect(await states()).toEqual([{ queue: 'broken', state: 'waiting', attempts: 1 }]);
  expect(gaveUp).not.toHaveBeenCalled();
  await app.asOwner.run('update job set run_at = now()');
  await runWorkers(1, [handler], allFinished);
  expect(await states()).toEqual([{ queue: 'broken', state: 'failed', attempts: 2 }]);
  expect(gaveUp).toHaveBeenCalledExactlyOnceWith('no luck');
});

test('a failure that is final is not tried again', async () => {
  const gaveUp = vi.fn();
  const handler: JobHandler = {
    queue: 'hopeless',
    maxAttempts: 5,
    run: () => Promise.reject(new FinalFailure('never')),
    gaveUp: async (_platform, _job, error) => gaveUp(error),
  };
  await enqueue(plain(), 'hopeless', {});
  await runWorkers(1, [handler], allFinished);
  expect(await states()).toEqual([{ queue: 'hopeless', state: 'failed', attempts: 1 }]);
  expect(gaveUp).toHaveBeenCalledExactlyOnceWith('never');
});

test('a job of a process that died is taken again after its lease; a living one keeps it', async () => {
  await enqueue(plain(), 'long', {});
  const first = await claim(plain(), ['long'], 60);
  expect(await claim(plain(), ['long'], 60)).toBeNull();
  await app.asOwner.run(`update job set leased_until = now() - interval '1 second'`);
  const second = await claim(plain(), ['long'], 60);
  expect(second).toMatchObject({ id: first?.id, attempts: 2 });
  expect(first && (await keepLease(plain(), first, 60))).toBe(false);
  expect(second && (await keepLease(plain(), second, 60))).toBe(true);
});

test('a key is queued once', async () => {
  await enqueue(plain(), 'once', {}, { singletonKey: 'key' });
  await enqueue(plain(), 'once', {}, { singletonKey: 'key' });
  expect(await states()).toHaveLength(1);
});

test('waits longer with each attempt, an hour at most', () => {
  expect([1, 2, 3, 4, 5, 6, 20].map(retryDelaySeconds)).toEqual([5, 25, 125, 625, 3125, 3600, 3600]);
});

test('the clean-up removes what is over and plans the next one', async () => {
  await app.asOwner.run(
    `insert into rate_limit values ('old', now() - interval '2 days', 1), ('new', now(), 1)`,
  );
  await scheduleCleanUp(app.platform, new Date());
  await scheduleCleanUp(app.platform, new Date());
  await app.asOwner.run('update job set run_at = now()');
  const done = async () => (await app.asOwner.rows(`select 1 from job where state = 'done'`)).length === 1;
  await runWorkers(2, [cleanUpJob([rateLimitRetention])], done);
  expect(await app.asOwner.rows('select key from rate_limit')).toEqual([{ key: 'new' }]);
});
