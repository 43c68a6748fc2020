// The database itself keeps practices apart: proven on the catalogue and on queries without a filter.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aPractice, aUser, loginAs } from '../../testing/builders.ts';
import { openDatabase } from './database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Shared by all practices on purpose; every other table belongs to a practice and must be protected. */
const sharedTables = [
  'app_meta',
  'catalog_change',
  'category',
  'consumption_unit',
  'error_report',
  'job',
  'manufacturer',
  'query_suggestion',
  'rate_limit',
  'schema_migration',
  'search_event',
  'search_query',
  'vat_rate',
  'vendor_catalogue',
  'vendor_catalogue_group',
  'vendor_condition',
  'vendor_offer_count',
];

const unprotected = `
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not (c.relname = any($1))
    and not (c.relrowsecurity and c.relforcerowsecurity
      and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant'))
  order by 1`;

test('every table that is not shared forces row level security and has a policy', async () => {
  expect(await app.asOwner.rows(unprotected, [sharedTables])).toEqual([]);
  const shared = await app.asOwner.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname = any($1) order by 1`,
    [sharedTables],
  );
  expect(shared.map(({ name }) => name)).toEqual(sharedTables);
});

test('the check finds a table that was forgotten', async () => {
  await app.asOwner.run('create table forgotten (practice_id integer)');
  expect(await app.asOwner.rows(unprotected, [sharedTables])).toEqual([{ name: 'forgotten' }]);
  await app.asOwner.run('alter table forgotten enable row level security');
  await app.asOwner.run('create policy tenant on forgotten using (practice_id = current_practice())');
  expect(await app.asOwner.rows(unprotected, [sharedTables]), 'FORCE is missing').toHaveLength(1);
  await app.asOwner.run('drop table forgotten');
});

test('no shared table has rows of a practice', async () => {
  const columns = await app.asOwner.rows(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'practice_id' and table_name = any($1)`,
    [sharedTables],
  );
  expect(columns).toEqual([]);
});

test('a query without a filter sees only its own practice', async () => {
  const [first, second] = [await aUser(app), await aUser(app)];
  await loginAs(app, first);
  await loginAs(app, second);
  const { database } = app.platform;
  for (const table of ['app_user', 'session', 'practice']) {
    const column = table === 'practice' ? 'id' : 'practice_id';
    const seen = await database.forPractice(first.practiceId, (tx) =>
      tx.rows<{ owner: number }>(`select distinct ${column} as owner from ${table}`),
    );
    expect(seen, table).toEqual([{ owner: first.practiceId }]);
  }
});

test('writing into another practice, or reading without one, finds nothing or fails', async () => {
  const [own, other] = [await aUser(app), await aUser(app)];
  const { database } = app.platform;
  const rename = await database.forPractice(own.practiceId, (tx) =>
    tx.run('update app_user set first_name = $2 where id = $1', [other.id, 'Eve']),
  );
  expect(rename).toBe(0);
  const intrusion = database.forPractice(own.practiceId, (tx) =>
    tx.run(
      `insert into address (practice_id, kind, short_name, company_name, street, postcode, location, country)
       values ($1, 'shipping', 'x', 'x', 'x', '1', 'x', 'DE')`,
      [other.practiceId],
    ),
  );
  await expect(intrusion).rejects.toThrow(/row-level security/);
  expect(await database.forNobody((tx) => tx.rows('select * from app_user'))).toEqual([]);
  expect(await database.plain.rows('select * from practice')).toEqual([]);
});

test('the practice of one transaction is forgotten by the next on the same connection', async () => {
  const practiceId = await aPractice(app);
  const single = openDatabase(app.app, 1, { onBroken: () => undefined });
  await single.forPractice(practiceId, (tx) => tx.rows('select 1'));
  expect(await single.plain.rows('select id from practice')).toEqual([]);
  await single.forPractice(practiceId, () => Promise.reject(new Error('undone'))).catch(() => undefined);
  expect(await single.plain.rows('select id from practice')).toEqual([]);
  await single.close();
});

test('the application role cannot become anybody stronger', async () => {
  const { plain } = app.platform.database;
  const role = await plain.one(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`,
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  expect(await plain.rows(`select 1 from pg_class where relowner = current_user::regrole`)).toEqual([]);
  await expect(plain.run('alter table practice disable row level security')).rejects.toThrow(/must be owner/);
  await expect(plain.run('create table mine (id integer)')).rejects.toThrow(/permission denied/);
});
