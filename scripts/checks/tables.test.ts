import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaPath } from './row-types.ts';
import { root } from './steps.ts';
import { tableOwners, temporaryTables } from './table-owners.ts';
import { checkWrites, findWrites, readWrites } from './tables.ts';

const rules = { owners: tableOwners, temporary: temporaryTables };
const path = 'server/src/modules/vendors/vendors/planted.repository.ts';

test('every table of the server is written by its owner', () => {
  const writes = readWrites(root);
  expect(checkWrites(writes, rules)).toEqual([]);
  expect(new Set(writes.map(({ table }) => table)).size).toBeGreaterThan(70);
});

test.each([
  "tx.run('insert into cart_note (message) values ($1)')",
  "tx.run('delete from cart_note where vendor_id = $1')",
  "tx.run('update cart_note set message = $1')",
  'tx.run(`update cart_note n\n  set message = $1`)',
  'tx.run(`with gone as (delete from cart_note returning id) select 1 from gone`)',
])('finds the planted %s', (code) => {
  expect(checkWrites(findWrites(path, code), rules)).toEqual([
    `${path}:1 writes cart_note, which belongs to purchasing/cart`,
  ]);
});

test('a table without an owner is found, and reading is free', () => {
  expect(checkWrites(findWrites(path, "tx.run('delete from nowhere')"), rules)).toEqual([
    `${path}:1 writes nowhere, which has no owner in table-owners.ts`,
  ]);
  expect(findWrites(path, "'select 1 from cart_note for update of cart_note'")).toEqual([]);
});

test('a module of the owner’s own domain is found as well, and the owner itself is not', () => {
  const code = "tx.run('update offer set discountable = true')";
  expect(checkWrites(findWrites(path, code), rules)).toEqual([
    `${path}:1 writes offer, which belongs to vendors/offers`,
  ]);
  expect(
    checkWrites(findWrites('server/src/modules/vendors/offers/planted.repository.ts', code), rules),
  ).toEqual([]);
});

test('every owned table exists', () => {
  const schema = readFileSync(join(root, schemaPath), 'utf8');
  const missing = Object.values(tableOwners)
    .flat()
    .filter((table) => !new RegExp(`^  (?:readonly )?${table}: `, 'm').test(schema));
  expect(missing).toEqual([]);
});

test('no table has two owners', () => {
  const tables = Object.values(tableOwners).flat();
  expect(tables.filter((table, index) => tables.indexOf(table) !== index)).toEqual([]);
});
