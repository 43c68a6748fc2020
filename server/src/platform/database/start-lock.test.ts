import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { newClient } from './connection.ts';
import { seedLock, withStartLock } from './start-lock.ts';

let database: TestDatabase;
let holder: Client;
let waiter: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  [holder, waiter] = [newClient(database.owner), newClient(database.owner)];
  await holder.connect();
  await waiter.connect();
});
afterAll(async () => {
  await holder.end();
  await waiter.end();
  await database.drop();
});

const lines: string[] = [];
const say = (line: string) => void lines.push(line);
const patient = { say, times: { pause: 5, patience: 60_000 } };

test('whoever waits says so once and comes after the holder, also when the holder fails', async () => {
  const order: string[] = [];
  const first = withStartLock(holder, seedLock, patient, async () => {
    order.push('first');
    while (lines.length === 0) await sleep(5);
    throw new Error('broken');
  });
  while (order.length === 0) await sleep(5);
  const second = withStartLock(waiter, seedLock, patient, async () => order.push('second'));
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(lines).toEqual(['Another process loads the demo data; waiting for it.']);
});

test('nobody waits for ever', async () => {
  const impatient = { say, times: { pause: 1, patience: 3 } };
  await withStartLock(holder, seedLock, patient, async () => {
    const waiting = withStartLock(waiter, seedLock, impatient, async () => undefined);
    await expect(waiting).rejects.toThrow('Another process loads the demo data for more than 0 minutes.');
  });
  expect(await withStartLock(waiter, seedLock, impatient, async () => 'free again')).toBe('free again');
});
