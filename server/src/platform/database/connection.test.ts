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
