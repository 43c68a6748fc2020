// Deleting a row makes the database search for the rows that refer to it: without an index it reads the whole table.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/**
 * An index serves a foreign key when it begins with columns of that key, one of them telling more than the practice (or
 * the key has no other). A partial one serves when all it leaves out are rows that refer to nothing.
 */
const unserved = `
  select conrelid::regclass::text || ' (' || string_agg(attname, ', ' order by place) || ')' as reference
  from pg_constraint c
  cross join unnest(c.conkey) with ordinality as k (attnum, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and not c.confrelid = any($1::text[]::regclass[])
    and not exists (
      select from pg_index i
      cross join lateral (
        select coalesce(min(p.place), i.indnkeyatts + 1) - 1 as columns
        from unnest(i.indkey::int2[]) with ordinality as p (attnum, place)
        where p.place <= i.indnkeyatts and not p.attnum = any(c.conkey)) leading_ones
      where i.indrelid = c.conrelid and i.indisvalid and leading_ones.columns > 0
        and (i.indpred is null or exists (
          select from pg_attribute part where part.attrelid = c.conrelid and part.attnum = any(c.conkey)
            and pg_get_expr(i.indpred, i.indrelid) = '(' || part.attname || ' IS NOT NULL)'))
        and (array_length(c.conkey, 1) = 1 or exists (
          select from unnest(i.indkey::int2[]) with ordinality as p (attnum, place)
          join pg_attribute b on b.attrelid = c.conrelid and b.attnum = p.attnum
          where p.place <= leading_ones.columns and b.attname <> 'practice_id')))
  group by c.oid, c.conrelid
  order by 1`;

/** Rows that stay for ever, so that nobody has to look for what refers to them. */
const neverDeleted = ['app_user', 'consumption_unit', 'manufacturer', 'practice'];

const references = async () =>
  (await app.asOwner.rows<{ reference: string }>(unserved, [neverDeleted])).map(({ reference }) => reference);

test('every foreign key to rows that can go is served by an index', async () => {
  expect(await references()).toEqual([]);
});

test('the server may not delete what is said to stay for ever', async () => {
  const deletable = await app.platform.database.plain.rows(
    `select name from unnest($1::text[]) as name where has_table_privilege(name, 'delete')`,
    [neverDeleted],
  );
  expect(deletable).toEqual([]);
});

test('the check finds a key without an index, and does not take every index for one', async () => {
  await app.asOwner.run(`create table forgotten (practice_id integer, storage_id integer, kind text,
    foreign key (practice_id, storage_id) references storage (practice_id, id))`);
  const found = ['forgotten (practice_id, storage_id)'];
  expect(await references()).toEqual(found);
  await app.asOwner.run('create index on forgotten (practice_id, kind, storage_id)');
  expect(await references(), 'begins with the practice alone').toEqual(found);
  await app.asOwner.run(`create index on forgotten (storage_id) where kind <> ''`);
  expect(await references(), 'leaves out rows that refer').toEqual(found);
  await app.asOwner.run('create index on forgotten (practice_id, storage_id) where storage_id is not null');
  expect(await references()).toEqual([]);
  await app.asOwner.run('drop table forgotten');
});
