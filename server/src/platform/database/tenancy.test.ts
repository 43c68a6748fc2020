// The database itself keeps practices apart: proven on the catalogue and on queries without a filter.
import { defineCall } from '@praxora/contract/shared/call';
import type { FastifyRequest } from 'fastify';
import { afterAll, assert, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { authenticate } from '../../modules/account/index.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aPractice, aUser, loginAs } from '../../testing/builders.ts';
import { createCallers } from '../http/caller.ts';
import { openDatabase } from './database.ts';
import type { Tx } from './tx.ts';

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
  'deleted_practice',
  'error_report',
  'job',
  'manufacturer',
  'manufacturer_alias',
  'query_suggestion',
  'rate_limit',
  'schema_migration',
  'search_event',
  'search_query',
  'vat_rate',
  'vendor_catalogue',
  'vendor_catalogue_group',
  'vendor_category',
  'vendor_condition',
  'vendor_condition_change',
  'vendor_offer_count',
  'write_position',
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

test('a practice sees the persons who are its users, and what belongs to their logins; nobody else does', async () => {
  const [own, other] = [await aUser(app), await aUser(app)];
  for (const user of [own, other]) {
    await loginAs(app, user);
    for (const sql of [
      `insert into two_step_login (person_id, secret) select person_id, 'x' from app_user where id = $1`,
      `insert into recovery_code (person_id, code_hash) select person_id, 'x' from app_user where id = $1`,
      `insert into password_reset (token_hash, person_id, expires_at)
       select sha256(person_id::text::bytea), person_id, now() from app_user where id = $1`,
    ])
      await app.asOwner.run(sql, [user.id]);
  }
  const { database } = app.platform;
  const { personId } = await app.asOwner.one<{ personId: number }>(
    'select person_id as "personId" from app_user where id = $1',
    [own.id],
  );
  const tables = { person: 'id', two_step_login: 'person_id', recovery_code: 'person_id' } as const;
  const columns = { ...tables, familiar_place: 'person_id', password_reset: 'person_id' };
  for (const [table, column] of Object.entries(columns)) {
    const ids = (tx: Tx) => tx.rows(`select distinct ${column} as id from ${table}`);
    expect(await database.forPractice(own.practiceId, ids), table).toEqual([{ id: personId }]);
    expect(await database.forNobody(ids), table).toEqual([]);
  }
  const added = database.forPractice(own.practiceId, (tx) =>
    tx.run(`insert into person (email, password_hash) values ('x@x.example', 'x')`),
  );
  await expect(added).rejects.toThrow(/permission denied/);
});

test('writing into another practice, or reading without one, finds nothing or fails', async () => {
  const [own, other] = [await aUser(app), await aUser(app)];
  const { database } = app.platform;
  const rename = await database.forPractice(own.practiceId, (tx) =>
    tx.run('update person set first_name = $2 where id = (select person_id from app_user where id = $1)', [
      other.id,
      'Eve',
    ]),
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

test('whoever reads sees their own practice only, with whatever went wrong on the same connection before', async () => {
  const [first, second] = [await aPractice(app), await aPractice(app)];
  const single = openDatabase(app.app, 1, { onBroken: () => undefined });
  const ids = 'select id from practice order by id';
  const seen = (practiceId: number | null) => single.reading(practiceId, (tx) => tx.rows(ids));
  const leavings = [
    () => single.forPractice(first, (tx) => tx.rows('select 1 / 0')),
    () => single.reading(first, (tx) => tx.rows('select 1 / 0')),
    () => single.reading(first, (tx) => tx.rows('no sql')),
    () => single.reading(first, (tx) => tx.rows('select $1::jsonb', [{ toPostgres: () => assert.fail() }])),
    () =>
      single.forPractice(first, (tx) => tx.rows('select $1::jsonb', [{ toPostgres: () => assert.fail() }])),
    // Callers that do not wait for all of their queries.
    () => single.reading(first, (tx) => Promise.all([tx.rows('select 1 / 0'), tx.rows(ids), tx.rows(ids)])),
    () => single.forPractice(first, (tx) => Promise.all([tx.rows('select 1 / 0'), tx.rows(ids)])),
    () => single.reading(first, async (tx) => void tx.rows(ids)),
  ];
  for (const leave of leavings) {
    await leave().catch(() => undefined);
    expect(await single.plain.rows(ids)).toEqual([]);
    expect(await seen(null)).toEqual([]);
    expect(await seen(second)).toEqual([{ id: second }]);
    expect(await seen(first)).toEqual([{ id: first }]);
    const both = [seen(first), seen(second), single.forPractice(first, (tx) => tx.rows(ids)), seen(second)];
    expect(await Promise.all(both)).toEqual([
      [{ id: first }],
      [{ id: second }],
      [{ id: first }],
      [{ id: second }],
    ]);
  }
  await single.close();
});

test('whoever reads cannot write, and nobody uses a connection they have given back', async () => {
  const practiceId = await aPractice(app);
  const { database } = app.platform;
  const rename = (tx: Tx) => tx.run(`update practice set name = 'other' where id = $1`, [practiceId]);
  await expect(database.reading(practiceId, rename)).rejects.toThrow(/read-only transaction/);
  expect(await database.forPractice(practiceId, rename)).toBe(1);
  for (const open of [database.forPractice, database.reading]) {
    const kept = await open(practiceId, async (tx) => {
      await tx.rows('select 1');
      return { tx };
    });
    await expect(kept.tx.rows('select id from practice')).rejects.toThrow('is over');
  }
});

test('work whose first message could not be sent has no practice and no transaction: nothing more is done for it', async () => {
  const practiceId = await aPractice(app);
  const { database } = app.platform;
  const rename = (tx: Tx) => tx.run(`update practice set name = 'unguarded' where id = $1`, [practiceId]);
  for (const open of [database.forPractice, database.reading]) {
    const later = open(practiceId, async (tx) => {
      await tx.rows('select $1::jsonb', [{ toPostgres: () => assert.fail() }]).catch(() => undefined);
      await rename(tx);
    });
    await expect(later).rejects.toThrow('is over');
    const atOnce = open(practiceId, async (tx) => {
      const first = tx.rows('select $1::jsonb', [{ toPostgres: () => assert.fail() }]).catch(() => undefined);
      // Asked while the first is under way: it waits for the next message.
      await Promise.resolve().then(() => Promise.resolve());
      await Promise.all([first, rename(tx)]);
    });
    await expect(atOnce).rejects.toThrow();
  }
  expect(await database.forPractice(practiceId, (tx) => tx.rows('select name from practice'))).not.toEqual([
    { name: 'unguarded' },
  ]);
});

test('a call that says it only reads, and writes, is carried out all the same in its practice; a test run refuses it', async () => {
  const user = await aUser(app);
  const token = await loginAs(app, user);
  const call = defineCall({
    base: 'pro',
    method: 'GET',
    path: 'renamed',
    summary: 'Renames',
    access: 'user',
    permission: 'view',
    data: z.null(),
  });
  const errors: unknown[] = [];
  const request = {
    log: { error: (details: unknown) => errors.push(details) },
    headers: {},
    authentication: await authenticate(app.platform.database.plain, token),
  } as unknown as FastifyRequest;
  const rename = async (isStrict: boolean) => {
    const caller = createCallers(app.platform, isStrict).user(request, call);
    return caller.once({ body: null }, ({ tx }) => tx.run(`update practice set name = 'Renamed'`));
  };
  await expect(rename(true)).rejects.toThrow(/read-only transaction/);
  expect(await rename(false)).toBe(1);
  expect(errors).toEqual([{ call: '/pro/renamed' }]);
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
