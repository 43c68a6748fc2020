import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
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
