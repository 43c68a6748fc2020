import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { referencesOnOneServer } from './one-server-references.ts';
import { distributedTables, localTables, referenceTables } from './table-placement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('every table has its place, and only one', async () => {
  const tables = await app.asOwner.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const placed = [...distributedTables, ...referenceTables, ...localTables];
  expect(placed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('a distributed table belongs to practices', async () => {
  const owned = await app.asOwner.rows<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'practice_id' and is_nullable = 'NO'`,
  );
  const names = new Set(owned.map(({ name }) => name));
  expect(distributedTables.filter((name) => !names.has(name))).toEqual([]);
});

/** Values that plain PostgreSQL keeps unique over all practices; see decision 0095. */
const uniqueOverAll = [
  'applied_saving (undo_id)',
  'article (permanent_label_id)',
  'mail (message_id)',
  'purchase_order (platform_order_number)',
  'purchase_order (transmission_id)',
];

const constraints = `
  select t.name || ' (' || k.columns || ')' as key, c.contype as type
  from unnest($1::text[]) as t (name)
  join pg_constraint c on c.conrelid = t.name::regclass
  cross join lateral (
    select string_agg(a.attname, ', ' order by place) as columns, bool_or(a.attname = 'practice_id') as has_practice
    from unnest(c.conkey) with ordinality as u (number, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = u.number) k
  where not k.has_practice and (c.contype in ('p', 'u') or c.confrelid = any($1::text[]::regclass[]))
  order by 1`;

test('a reference between distributed tables names the practice, and so does what is unique', async () => {
  const short = await app.asOwner.rows<{ key: string; type: string }>(constraints, [distributedTables]);
  const readKeys = (type: string) => short.filter((one) => one.type === type).map(({ key }) => key);
  expect(readKeys('f')).toEqual([]);
  expect(readKeys('u')).toEqual(uniqueOverAll);
});

test.skipIf(process.env.TEST_CITUS)('the references that only one server has are listed', async () => {
  const spread = [...distributedTables, ...referenceTables];
  const lost = await app.asOwner.rows<{ column: string; referred: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column, c.confrelid::regclass::text as referred
     from pg_constraint c
     cross join unnest(c.conkey) as k (number)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number and a.attname <> 'practice_id'
     where c.contype = 'f' and c.conrelid = any($1::text[]::regclass[])
       and (c.confrelid = any($2::text[]::regclass[])
         or c.confdeltype = 'n' and exists (
              select from pg_attribute p where p.attrelid = c.conrelid and p.attname = 'practice_id' and p.attnum = any(c.conkey)))
     order by 1`,
    [spread, localTables],
  );
  expect(Object.fromEntries(lost.map(({ column, referred }) => [column, referred]))).toEqual(
    referencesOnOneServer,
  );
});

test('each short primary key has one beside it that begins with the practice', async () => {
  const missing = await app.asOwner.rows<{ name: string }>(
    `select t.name from unnest($1::text[]) as t (name)
     join pg_index p on p.indrelid = t.name::regclass and p.indisprimary
     where not exists (
       select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
       where i.indrelid = p.indrelid and i.indisunique and i.indpred is null and a.attname = 'practice_id'
         and p.indkey::int2[] <@ i.indkey::int2[])`,
    [distributedTables],
  );
  expect(missing).toEqual([]);
});

test('no policy restricts, which Citus forgets on the workers: each grants what it says', async () => {
  const restricting = await app.asOwner.rows<{ policy: string }>(
    `select polrelid::regclass || '.' || polname as policy from pg_policy where not polpermissive`,
  );
  expect(restricting).toEqual([]);
});

test('a function with parameters that looks at practices from outside is not in SQL, which Citus cannot plan', async () => {
  const functions = await app.asOwner.rows<{ name: string; body: string }>(
    `select p.proname as name, p.prosrc as body from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and p.prosecdef and p.pronargs > 0`,
  );
  const read = new RegExp(`\\b(from|join|into|update|using)\\s+(${distributedTables.join('|')})\\b`);
  expect(functions.length).toBeGreaterThan(5);
  expect(functions.filter(({ body }) => read.test(body)).map(({ name }) => name)).toEqual([]);
});
