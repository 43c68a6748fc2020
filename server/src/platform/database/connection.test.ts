import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { newClient } from './connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a connection that breaks fails its next statement, and not the process', async () => {
  const crashes: unknown[] = [];
  const onCrash = (error: unknown) => crashes.push(error);
  process.on('uncaughtExceptionMonitor', onCrash);
  const [client, other] = [newClient(database.owner), newClient(database.owner)];
  await client.connect();
  await other.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await expect(async () => {
    for (;;) {
      await client.query('select 1');
      await sleep(5);
    }
  }).rejects.toThrow();
  await other.end();
  await client.end().catch(() => undefined);
  process.off('uncaughtExceptionMonitor', onCrash);
  expect(crashes).toEqual([]);
});

test('identities are numbers, alone and in arrays, whether they are integer or bigint', async () => {
  const client = newClient(database.owner);
  await client.connect();
  const { rows } = await client.query(
    'select 7::bigint as id, array[7, null]::bigint[] as ids, array[7]::integer[] as few',
  );
  await client.end();
  expect(rows).toEqual([{ id: 7, ids: [7, null], few: [7] }]);
});
