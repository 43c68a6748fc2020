// A practice with many entries: each filter reads an index, with the same number of statements.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { type ActivityQuery, listEntries, sumByAuthor } from './activity-list.repository.ts';

const many = 200_000;

let app: TestApp;
let owner: TestUser;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await aUser(app);
  token = await loginAs(app, owner);
  const others = await Promise.all(
    Array.from({ length: 5 }, () => aUser(app, { practiceId: owner.practiceId })),
  );
  await app.asOwner.run(
    `insert into activity (practice_id, at, author_kind, user_id, device_id, api_token_id, area, action, subject_type, subject_id, subject_name)
     select $1, timestamptz '2026-11-17' - n * interval '2 minutes',
            (array['user', 'user', 'user', 'device', 'token'])[1 + n % 5],
            case when n % 5 = 3 then null else ($2::integer[])[1 + n % 6] end,
            case when n % 5 = 3 then 1 + n % 3 end, case when n % 5 = 4 then 1 + n % 4 end,
            (array['access', 'vendors', 'articles', 'articles', 'orders', 'settings'])[1 + n % 6],
            case when n % 500 = 0 then 'access.refused' else 'storage.renamed' end, 'storage', (n % 3000)::text,
            'Storage ' || n % 3000
     from generate_series(1, $3::integer) n`,
    [owner.practiceId, [owner.id, ...others.map(({ id }) => id)], many],
  );
  await app.asOwner.run('vacuum analyze activity');
}, 120_000);
afterAll(() => app.close());

type Filter = Partial<ActivityQuery>;

/** The plan of a statement under the rules that hide the rows of other practices. */
const explain = (filter: Filter, statement: typeof listEntries | typeof sumByAuthor): Promise<string> =>
  app.platform.database.forPractice(owner.practiceId, async (tx) => {
    let plan = '';
    const rows = async (sql: string, values?: readonly unknown[]) => {
      const lines = await tx.rows<{ 'QUERY PLAN': string }>(`explain ${sql}`, values);
      plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      return [];
    };
    await statement({ ...tx, rows }, { limit: 50, ...filter }, { onlyUserId: null, since: null });
    return plan;
  });

const filters: readonly (readonly [string, Filter, RegExp])[] = [
  ['nothing', {}, /activity_by_time/],
  ['a cursor', { cursor: '1780000000000000-5000' }, /activity_by_time/],
  ['days', { from: '2026-09-01', to: '2026-09-30' }, /activity_by_time/],
  ['a person', { userId: 1 }, /activity_by_user/],
  ['a device', { deviceId: 2 }, /activity_by_device/],
  ['an API token', { apiTokenId: 3 }, /activity_by_token/],
  ['an area', { area: 'access' }, /activity_by_area/],
  ['a subject', { subjectType: 'storage', subjectId: '77' }, /activity_by_subject/],
  ['refused attempts', { refused: true }, /activity_refus/],
  ['text within days', { text: 'Storage 77', from: '2026-09-01', to: '2026-09-30' }, /activity_by_time/],
];

test.each(filters)('a page filtered by %s is read from an index', async (_, filter, index) => {
  const plan = await explain(filter, listEntries);
  expect(plan).toMatch(index);
  expect(plan).not.toMatch(/Seq Scan on activity/);
});

test('the figures of a period are counted from an index', async () => {
  const plan = await explain({ from: '2026-11-01', to: '2026-11-17' }, sumByAuthor);
  expect(plan).toMatch(/(Index Scan using|Index Only Scan using|Bitmap Index Scan on) activity_by_/);
  expect(plan).not.toMatch(/Seq Scan on activity/);
});

test.each(filters)('filtered by %s takes as many statements as the first page', async (_, filter) => {
  const query = new URLSearchParams(filter as Record<string, string>);
  const send = () => app.request({ method: 'GET', url: `/pro/activity?${query}`, headers: bearer(token) });
  const statements = await recordStatements(async () => expect((await send()).statusCode).toBe(200));
  // One authenticates, the others read the page, the figures, the days and the sessions of a page that has entries; a text has a
  // limit in time.
  expect(statements.length).toBeLessThanOrEqual(filter.text ? 6 : 5);
});

test('a text is looked for in the newest 100,000 entries of the period, and the answer says how far back', async () => {
  const read = async (query: string) =>
    (await app.request({ method: 'GET', url: `/pro/activity?${query}`, headers: bearer(token) })).json().data;
  const all = await read('text=storage+77&subjectType=storage&subjectId=77');
  expect(all.total, 'of 67').toBe(34);
  const { searched } = await app.asOwner.one<{ searched: number }>(
    'select count(*)::integer as searched from activity where practice_id = $1 and at >= $2',
    [owner.practiceId, all.searchedSince],
  );
  expect(searched).toBe(100_000);
  expect(await read('text=storage+77&from=2026-09-01&to=2026-09-30')).toMatchObject({ searchedSince: null });
  expect(await read('')).toMatchObject({ searchedSince: null });
});
