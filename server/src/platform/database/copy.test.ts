// Rows go in as they are, and a refused copy leaves the connection usable.
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { newClient } from './connection.ts';
import { copyRows } from './copy.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = newClient(database.owner);
  await client.connect();
  await client.query(
    'create table sample (id integer primary key, word text, flag boolean, numbers integer[])',
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
const all = async () => (await client.query('select * from sample order by id')).rows;
const columns = 'id, word, flag, numbers';

test('whatever a text holds arrives as it was', async () => {
  const words = ['plain', '', 'a\tb', 'a\nb\r\n', 'back\\slash \\N', '„ä“ 🦷', null];
  const rows = words.map((word, index) => [index, word, index % 2 === 0, [index, 7]] as const);
  await copyRows(client, 'sample', columns, rows);
  expect(await all()).toEqual(rows.map(([id, word, flag, numbers]) => ({ id, word, flag, numbers })));
});

test('many thousand rows arrive once each', async () => {
  await client.query('delete from sample');
  await copyRows(
    client,
    'sample',
    columns,
    Array.from({ length: 12_345 }, (_, id) => [id, `w${id}`, true, []]),
  );
  expect(
    (await client.query('select count(*)::integer as count, sum(id)::integer as sum from sample')).rows,
  ).toEqual([{ count: 12_345, sum: (12_344 * 12_345) / 2 }]);
});

test('what the database refuses goes in with no row, and the connection goes on', async () => {
  await client.query('delete from sample');
  const twice = [1, 2, 1].map((id) => [id, 'word', false, []]);
  await expect(copyRows(client, 'sample', columns, twice)).rejects.toThrow('duplicate key');
  await expect(copyRows(client, 'nothing', columns, twice)).rejects.toThrow('does not exist');
  expect(await all()).toEqual([]);
});
