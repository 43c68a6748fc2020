// The row types of the repositories are those of the migrated database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { writeSchemaTypes } from './schema-types.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const committed = readFileSync(join(import.meta.dirname, 'schema.ts'), 'utf8');

test('schema.ts is what the migrations make; else run `npm run generate:schema`', async () => {
  expect(await writeSchemaTypes(app.asOwner)).toBe(committed);
});

test('a renamed, a nullable and a narrowed column change it', async () => {
  await app.asOwner.run('alter table storage rename column name to label');
  await app.asOwner.run('alter table storage alter column label drop not null');
  await app.asOwner.run("alter table storage add check (label in ('cellar', 'attic'))");
  const written = await writeSchemaTypes(app.asOwner);
  expect(written).toContain("    readonly label: 'cellar' | 'attic' | null;\n");
  const before = new Set(committed.split('\n'));
  expect(written.split('\n').filter((line) => !before.has(line))).toHaveLength(1);
});

test('a column whose values nobody has described is refused by its name', async () => {
  await app.asOwner.run('alter table storage add column shape point');
  await expect(writeSchemaTypes(app.asOwner)).rejects.toThrow('storage.shape: no TypeScript type');
});

/** One value of each type that the schema uses, and the type the generator gives it. */
const values: readonly [sql: string, type: string][] = [
  ['true', 'boolean'],
  ["'\\x00'::bytea", 'Buffer'],
  ["'2026-11-15'::date", 'string'],
  ['1.5::float8', 'number'],
  ['1::int8', 'number'],
  ['1.5::numeric', 'string'],
  ['now()', 'Date'],
  ['gen_random_uuid()', 'string'],
  ['pg_current_xact_id()', 'string'],
  ["'AT'::char(2)", 'string'],
];

test.each(values)('the driver reads %s as %s', async (sql, type) => {
  const { value } = await app.asOwner.one<{ value: unknown }>(`select ${sql} as value`);
  const kind = Buffer.isBuffer(value) ? 'Buffer' : value instanceof Date ? 'Date' : typeof value;
  expect(kind).toBe(type);
});
