// The export of personal data names every column of the database that refers to a person, and holds no secret.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs } from '../../../testing/builders.ts';
import { coveredReferences, omittedReferences, recordReferences } from './user-references.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
});
afterAll(() => app.close());

const key = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;
const known = () => [
  ...recordReferences.map(key),
  ...Object.keys(coveredReferences),
  ...Object.keys(omittedReferences),
];

test('every column that refers to a user or a person is exported or left out for a reason', async () => {
  const columns = await app.asOwner.rows<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attname <> 'practice_id'
       and (a.attname in ('user_id', 'person_id') or a.attname like '%\\_by'
         or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any(f.conkey)
                      and f.confrelid in ('app_user'::regclass, 'person'::regclass)))
     order by 1, 2`,
  );
  expect(columns.length).toBeGreaterThan(40);
  expect(columns.map(key)).toEqual([...known()].sort());
});

test('a column of a new table is found', async () => {
  await app.asOwner.run('create table forgotten (author integer references app_user)');
  const found = await app.asOwner.rows(
    `select 1 from pg_constraint where conrelid = 'forgotten'::regclass and confrelid = 'app_user'::regclass`,
  );
  expect(found).toHaveLength(1);
  await app.asOwner.run('drop table forgotten');
});

test('the file has the login, the membership and what the person did, is recorded, and holds no secret', async () => {
  const login = { email: 'demo@praxora.example', password: 'praxora-demo' };
  const headers = bearer(await loginAs(app, login));
  const get = (url: string) => app.request({ method: 'GET', url, headers });
  const own = await get('/pro/user/personal-data');
  expect(own.statusCode).toBe(200);
  expect(own.headers['content-type']).toContain('application/json');
  expect(own.headers['content-disposition']).toMatch(/^attachment; filename="personal-data-\d+\.json"/);
  const data = own.json();
  expect(data).toMatchObject({
    login: { email: login.email, hasTwoStep: false },
    membership: { role: 'owner', deactivatedAt: null },
  });
  expect(data.sessions).toHaveLength(1);
  for (const section of ['ordersPlaced', 'receipts', 'stockMovements'])
    expect(data.records[section]?.length, section).toBeGreaterThan(0);
  expect(data.activity.at(-1)).toMatchObject({ action: 'user.dataExported', subject_type: 'user' });
  expect(own.body).not.toMatch(/hash|secret|\$argon2/i);

  const { userId } = data.membership;
  const asOwner = await get(`/pro/users/${userId}/personal-data`);
  expect(asOwner.json().records).toEqual(data.records);
  const entries = await app.asOwner.rows(
    `select subject_id from activity where user_id = $1 and action = 'user.dataExported'`,
    [userId],
  );
  expect(entries).toEqual([{ subject_id: `${userId}` }, { subject_id: `${userId}` }]);
});
