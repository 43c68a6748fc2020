// A simulated year, and eleven for what is kept for ten: the housekeeping job leaves what is younger than its lifetime, and nothing else.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUpJob } from './platform/jobs/clean-up.ts';
import { retention } from './retention.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { aUser, type TestUser } from './testing/builders.ts';

interface Simulated {
  readonly table: string;
  /** The time of a row; `t` is a moment, one for each day. */
  readonly time: string;
  readonly keptDays: number;
  readonly insert: string;
  readonly where?: string;
  readonly days?: number;
}

const tenYears = { keptDays: 3652, days: 4015 };
/** $1 is the practice and $2 the user; `n` counts the days back. */
const year: readonly Simulated[] = [
  {
    table: 'session',
    time: 'expires_at',
    keptDays: 0,
    insert: `(token_hash, practice_id, user_id, created_at, expires_at)
      select sha256(n::text::bytea), $1, $2, t - interval '7 days', t`,
  },
  {
    table: 'idempotent_answer',
    time: 'created_at',
    keptDays: 30,
    insert: `(practice_id, key, call, data, created_at) select $1, 'key-' || n, 'call', '{}', t`,
  },
  {
    table: 'error_report',
    time: 'received_at',
    keptDays: 30,
    insert: `(received_at, event_id, level, message, tags, event) select t, n::text, 'error', 'm', '{}', '{}'`,
  },
  {
    table: 'mail',
    time: 'created_at',
    keptDays: 90,
    where: `state = 'sent'`,
    insert: `(practice_id, message_id, recipient, subject, body_text, body_html, state, created_at)
      select $1, 'sent-' || n, 'a@praxis.example', 's', '', '', 'sent', t`,
  },
  {
    table: 'mail',
    time: 'created_at',
    keptDays: 30,
    where: `state = 'outbox' and body_text <> ''`,
    insert: `(practice_id, message_id, recipient, subject, body_text, body_html, state, created_at)
      select $1, 'outbox-' || n, 'a@praxis.example', 's', 'text', 'html', 'outbox', t`,
  },
  {
    table: 'job',
    time: 'finished_at',
    keptDays: 7,
    where: `state = 'done'`,
    insert: `(queue, payload, state, finished_at) select 'old', '{}', 'done', t`,
  },
  {
    table: 'job',
    time: 'finished_at',
    keptDays: 90,
    where: `state = 'failed'`,
    insert: `(queue, payload, state, finished_at) select 'old', '{}', 'failed', t`,
  },
  {
    table: 'report_export',
    time: 'requested_at',
    keptDays: 90,
    insert: `(practice_id, requested_by, requested_at, report, format, language, query, state, row_count)
      select $1, $2, t, 'savings', 'csv', 'de', '{}', 'done', 1`,
  },
  {
    table: 'data_export',
    time: 'requested_at',
    keptDays: 90,
    insert: `(practice_id, requested_by, requested_at, state) select $1, $2, t, 'done'`,
  },
  {
    table: 'search_event',
    time: 'received_at',
    keptDays: 180,
    insert: `(received_at, event_type, event_name, index_name, object_ids, user_token)
      select t, 'click', 'e', 'products', '{}', 'u'`,
  },
  {
    table: 'rate_limit',
    time: 'window_start',
    keptDays: 1,
    insert: `(key, window_start, attempts) select 'k', t, 1`,
  },
  {
    table: 'applied_saving',
    time: 'applied_at',
    ...tenYears,
    insert: `(practice_id, address_id, undo_id, applied_by, applied_at, saving_cents, packages_before, packages_after)
      select $1, 1, gen_random_uuid(), $2, t, 1, 2, 1`,
  },
  {
    table: 'activity',
    time: 'at',
    ...tenYears,
    insert: `(practice_id, at, author_kind, user_id, area, action, subject_type, subject_name)
      select $1, t, 'user', $2, 'settings', 'simulated', 'practice', ''`,
  },
];

let app: TestApp;
let user: TestUser;

const count = async ({ table, time, where = 'true' }: Simulated, than: string): Promise<number> =>
  Number(
    (
      await app.asOwner.one<{ count: string }>(
        `select count(*) from ${table} where ${where} and ${time} ${than}`,
      )
    ).count,
  );

beforeAll(async () => {
  app = await startTestApp();
  user = await aUser(app);
  for (const { insert, table, days = 365 } of year) {
    const values = insert.includes('$2')
      ? [user.practiceId, user.id]
      : insert.includes('$1')
        ? [user.practiceId]
        : [];
    await app.asOwner.run(
      // At noon of a day's distance from now, so that no row stands exactly at a limit.
      `insert into ${table} ${insert} from (select n, now() - make_interval(days => n, hours => 12) as t
         from generate_series(0, ${days}) n) simulated`,
      values,
    );
  }
  await app.asOwner.run(
    `insert into mail (practice_id, message_id, recipient, subject, body_text, body_html, created_at)
     values ($1, 'waiting', 'a@praxis.example', 's', 'text', 'html', now() - interval '1 year')`,
    [user.practiceId],
  );
  await cleanUpJob(retention).run(app.platform, { id: 1, queue: 'clean-up', payload: {}, attempts: 1 });
});
afterAll(() => app.close());

test.each(year.map((one) => [one.table, one.where ?? '', one] as const))(
  '%s %s',
  async (_table, _where, one) => {
    // Leap days: ten years have 3,652 or 3,653 days.
    const slack = one.keptDays > 3000 ? 2 : 0;
    expect(await count(one, `< now() - interval '${one.keptDays + slack} days'`)).toBe(0);
    expect(await count(one, `>= now() - interval '${one.keptDays} days'`)).toBeGreaterThanOrEqual(
      one.keptDays - slack,
    );
  },
);

test('mail that still waits is kept, whatever its age', async () => {
  expect(await app.asOwner.rows(`select body_text from mail where message_id = 'waiting'`)).toEqual([
    { body_text: 'text' },
  ]);
});

test('one clean-up that fails keeps none of the others from being done', async () => {
  await app.asOwner.run(`insert into rate_limit values ('old', now() - interval '2 days', 1)`);
  const failing = { rows: 'nothing', lifetime: '', sql: 'select no_such_function()' };
  const job = { id: 1, queue: 'clean-up', payload: {}, attempts: 1 };
  await expect(cleanUpJob([failing, ...retention]).run(app.platform, job)).rejects.toThrow(
    'no_such_function',
  );
  expect(await app.asOwner.rows(`select 1 from rate_limit where key = 'old'`)).toEqual([]);
});

test('the application still cannot delete entries of the activity log itself', async () => {
  const deleting = app.platform.database.forPractice(user.practiceId, (tx) =>
    tx.run('delete from activity where practice_id = $practice'),
  );
  await expect(deleting).rejects.toThrow('permission denied');
});

test('the documentation lists every lifetime', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  for (const { rows, lifetime } of retention) expect(page).toContain(`| ${rows} | ${lifetime} |`);
});
