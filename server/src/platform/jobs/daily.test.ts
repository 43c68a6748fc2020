// Work for every day: queued once by all processes, and never without a successor.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { dailyJob } from './daily.ts';
import { claim } from './queue.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.asOwner.run('delete from job'));

const clockAt = (moment: string) => ({ ...app.platform, now: () => new Date(moment) });
const planned = async () =>
  (await app.asOwner.rows<{ run_at: Date }>('select run_at from job order by run_at')).map(({ run_at }) =>
    run_at.toISOString(),
  );
const job = (run: () => Promise<void> = async () => undefined) =>
  dailyJob({ queue: 'morning', at: { hour: 6, minute: 0 }, run });

test('however many processes start, there is one for the next morning, in winter and in summer', async () => {
  await Promise.all(Array.from({ length: 5 }, () => job().schedule(clockAt('2030-03-29T20:00:00Z'))));
  expect(await planned()).toEqual(['2030-03-30T05:00:00.000Z']);
  await job().schedule(clockAt('2030-03-30T20:00:00Z'));
  expect(await planned()).toEqual(['2030-03-30T05:00:00.000Z', '2030-03-31T04:00:00.000Z']);
});

/** As the worker hands it over. */
async function begin(moment: string, run?: () => Promise<void>): Promise<void> {
  await app.asOwner.run(`update job set run_at = now() - interval '1 second' where state = 'waiting'`);
  const taken = await claim(app.platform.database.plain, ['morning'], 60);
  if (taken === null) throw new RangeError('Nothing was due');
  await app.asOwner.run('update job set run_at = $2 where id = $1', [taken.id, taken.payload.plannedAt]);
  await job(run).run(clockAt(moment), taken);
}

test('one that fails has a successor all the same, and its second attempt makes no other', async () => {
  await job().schedule(clockAt('2030-01-14T20:00:00Z'));
  const run = vi.fn(() => Promise.reject(new Error('no luck')));
  await expect(begin('2030-01-15T05:00:01Z', run)).rejects.toThrow('no luck');
  const both = ['2030-01-15T05:00:00.000Z', '2030-01-16T05:00:00.000Z'];
  expect(await planned()).toEqual(both);
  await app.asOwner.run(`delete from job where run_at > '2030-01-15T12:00:00Z'`);
  await app.asOwner.run(`update job set state = 'waiting'`);
  await begin('2030-01-15T05:00:20Z');
  expect(await planned()).toEqual(both);
});

test('a clock that is behind the database does not end the row of mornings', async () => {
  await job().schedule(clockAt('2030-01-14T20:00:00Z'));
  await begin('2030-01-15T04:59:58Z');
  expect(await planned()).toEqual(['2030-01-15T05:00:00.000Z', '2030-01-16T05:00:00.000Z']);
});

test('after days without a process one is made up for, not all', async () => {
  await job().schedule(clockAt('2030-01-14T20:00:00Z'));
  await begin('2030-01-20T09:00:00Z');
  expect(await planned()).toEqual(['2030-01-15T05:00:00.000Z', '2030-01-21T05:00:00.000Z']);
});
