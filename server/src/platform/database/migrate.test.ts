import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { ensureAppRole, withClient } from './connection.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'praxora-migrations-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function rows(sql: string): Promise<unknown[]> {
  const client = new Client(database.owner);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('several servers starting at once migrate once', async () => {
  const { role } = await withClient(database.owner, (client) => ensureAppRole(client, database.owner));
  const names = (await readdir(migrationsFolder)).map((file) => file.replace('.sql', '')).sort();
  const run = () => withClient(database.owner, (client) => migrate(client, role, migrationsFolder));
  const results = await Promise.all([1, 2, 3].map(run));
  expect(results.map((applied) => applied.length).sort()).toEqual([0, 0, names.length]);
  expect(await rows('select name from schema_migration order by name')).toEqual(
    names.map((name) => ({ name })),
  );
});

test('a failing migration leaves nothing, a changed or unknown one is refused', async () => {
  const other = await createTestDatabase();
  const run = () => withClient(other.owner, (client) => migrate(client, 'postgres', folder));
  await writeFile(join(folder, '0001_good.sql'), 'create table good (id integer);');
  await writeFile(join(folder, '0002_bad.sql'), 'create table half (id integer); select broken;');
  await expect(run()).rejects.toThrow(/0002_bad failed/);
  await writeFile(join(folder, '0002_bad.sql'), 'create table half (id integer);');
  expect(await run()).toEqual(['0002_bad']);
  await writeFile(join(folder, '0001_good.sql'), 'create table good (id bigint);');
  await expect(run()).rejects.toThrow(/0001_good was changed/);
  await rm(join(folder, '0001_good.sql'));
  await expect(run()).rejects.toThrow(/does not know/);
  await other.drop();
});

test('steps outside a transaction go on after an interruption, over an index that was left unfinished', async () => {
  const other = await createTestDatabase();
  const steps = await mkdtemp(join(tmpdir(), 'praxora-steps-'));
  const run = () => withClient(other.owner, (client) => migrate(client, 'postgres', steps));
  await writeFile(
    join(steps, '0001_room.sql'),
    'create table room (id integer, number integer); insert into room values (1, 7), (2, 7);',
  );
  await writeFile(
    join(steps, '0002_keys.sql'),
    `-- Outside a transaction: each statement can be repeated.
create index concurrently if not exists room_id on room (id);
-- Fails while two rooms have one number; the index stays behind without being of use.
create unique index concurrently if not exists room_number on room (number);`,
  );
  await expect(run()).rejects.toThrow(/0002_keys failed/);
  const indexes = () =>
    withClient(other.owner, async (client) => {
      const { rows } = await client.query(
        `select indexrelid::regclass::text as name, indisvalid as valid from pg_index
         where indrelid = 'room'::regclass order by 1`,
      );
      return rows;
    });
  expect(await indexes()).toEqual([
    { name: 'room_id', valid: true },
    { name: 'room_number', valid: false },
  ]);
  await withClient(other.owner, (client) => client.query('update room set number = id'));
  expect(await run()).toEqual(['0002_keys']);
  expect(await indexes()).toEqual([
    { name: 'room_id', valid: true },
    { name: 'room_number', valid: true },
  ]);
  await other.drop();
  await rm(steps, { recursive: true });
});
