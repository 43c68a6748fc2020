// Messages of several statements to a real database: what comes back, what fails whom, and what a connection knows afterwards.
import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { newClient } from './connection.ts';
import { exchange, setExchangeOptions } from './exchange.ts';

let app: TestApp;
let client: Client;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  client = newClient(app.owner);
  await client.connect();
});
afterEach(() => client.end());

const say = async (...statements: [sql: string, ...values: unknown[]][]) => {
  const { outcomes, error } = await exchange(
    client,
    statements.map(([sql, ...values]) => ({ sql, values })),
  );
  return { rows: outcomes.map(({ rows }) => rows), code: (error as { code?: string } | undefined)?.code };
};

const [one, two] = ['select 1 as n', 'select 2 as n'];
const broken = 'select 1 / 0 as n';

test('each has its outcome; the first that fails ends the message, and the connection goes on', async () => {
  const all = { rows: [[{ n: 1 }], [{ n: 2 }], [{ n: 1 }]], code: undefined };
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await say([one], [two], [one])).toEqual(all);
    expect(await say([broken], [one], [two])).toEqual({ rows: [], code: '22012' });
    expect(await say([one], [broken], [two])).toEqual({ rows: [[{ n: 1 }]], code: '22012' });
    expect(await say([one], [two], [broken])).toEqual({ rows: [[{ n: 1 }], [{ n: 2 }]], code: '22012' });
    expect(await say([broken], [broken])).toEqual({ rows: [], code: '22012' });
  }
});

test('a statement with a mistake, in a message with new ones, leaves nothing half known', async () => {
  for (let turn = 0; turn < 2; turn += 1)
    expect(await say(['select 3 as n'], ['no sql'], ['select 4 as n'])).toEqual({
      rows: [[{ n: 3 }]],
      code: '42601',
    });
  expect((await say(['select 4 as n'], ['select 3 as n'])).rows).toEqual([[{ n: 4 }], [{ n: 3 }]]);
});

test('values of every kind arrive as they were; one that cannot be sent sends nothing', async () => {
  const huge = 'ä'.repeat(3_000_000);
  const text = 'select $1::text as text';
  expect((await say([text, huge])).rows).toEqual([[{ text: huge }]]);
  expect(await say([text, 'a\0b'])).toEqual({ rows: [], code: '22021' });
  const kinds =
    'select $1::integer[] as list, $2::jsonb as object, $3::bytea as bytes, $4::text as nothing, $5::bigint as big';
  const values = [[1, 2], { a: 'ü' }, Buffer.from([0, 255]), null, 9_000_000_000];
  const [list, object, bytes, nothing, big] = values;
  expect((await say([kinds, ...values])).rows).toEqual([[{ list, object, bytes, nothing, big }]]);
  const stubborn = { toPostgres: () => expect.fail('not to be written') };
  const { rows } = await say(['create temporary table never ()'], ['select $1::text', stubborn]);
  expect([rows, (await say([`select to_regclass('never') as never`])).rows]).toEqual([
    [],
    [[{ never: null }]],
  ]);
});

test('notices, empty statements and cursors of other columns are nothing special', async () => {
  expect((await say([`do $$ begin raise notice 'look'; end $$`], [''], [one])).rows).toEqual([
    [],
    [],
    [{ n: 1 }],
  ]);
  const fetch = 'fetch 5 from part';
  expect(
    (await say(['begin'], ['declare part cursor for select 1 as a'], [fetch], ['commit'])).rows[2],
  ).toEqual([{ a: 1 }]);
  expect(
    (await say(['begin'], ['declare part cursor for select 2 as b'], [fetch], ['commit'])).rows[2],
  ).toEqual([{ b: 2 }]);
});

test('a message is one transaction', async () => {
  await say(['create table sheet (n integer)']);
  expect((await say(['insert into sheet values (1)'], [broken])).code).toBe('22012');
  expect((await say(['select * from sheet'])).rows).toEqual([[]]);
});

test('a plan whose columns another has changed fails once, not for ever', async () => {
  await app.asOwner.run('create table changing (n integer)');
  const read = 'select * from changing';
  expect((await say([read])).code).toBeUndefined();
  await app.asOwner.run('alter table changing add column m integer');
  expect((await say([one], [read])).code).toBe('0A000');
  await app.asOwner.run('insert into changing values (1, 2)');
  expect((await say([one], [read])).rows).toEqual([[{ n: 1 }], [{ n: 1, m: 2 }]]);
});

test('a statement has the same name on every connection, and another text another one', async () => {
  const other = newClient(app.owner);
  await other.connect();
  const preparedNames = async (on: Client) => {
    await exchange(
      on,
      [one, two].map((sql) => ({ sql, values: [] })),
    );
    const { rows } = await on.query<{ name: string }>(
      'select name from pg_prepared_statements order by statement',
    );
    return rows.map(({ name }) => name);
  };
  const names = await preparedNames(client);
  expect(new Set(names).size).toBe(2);
  expect(await preparedNames(other)).toEqual(names);
  await other.end();
});

test('without names nothing stays on the connection, and changed columns are read as they are', async () => {
  setExchangeOptions(client, { areNamed: false });
  await app.asOwner.run('create table unnamed (n integer)');
  const read = 'select * from unnamed';
  expect((await say([read], [one])).rows).toEqual([[], [{ n: 1 }]]);
  await app.asOwner.run('alter table unnamed add column m integer');
  await app.asOwner.run('insert into unnamed values (1, 2)');
  expect((await say([one], [read])).rows).toEqual([[{ n: 1 }], [{ n: 1, m: 2 }]]);
  expect(await say([one], [broken], [two])).toEqual({ rows: [[{ n: 1 }]], code: '22012' });
  const { rows } = await client.query('select name from pg_prepared_statements');
  expect(rows).toEqual([]);
});

test('a connection that is ended in the middle tells it, and tells it again', async () => {
  const ended = await say([one], ['select pg_terminate_backend(pg_backend_pid())'], [two]);
  expect([ended.rows.length < 3, ended.code]).toEqual([true, '57P01']);
  expect((await exchange(client, [{ sql: one, values: [] }])).error).toBeInstanceOf(Error);
});
