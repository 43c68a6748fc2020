import { expect, test } from 'vitest';
import { root } from './steps.ts';
import { secondWriters, tableOwners, temporaryTables } from './table-owners.ts';
import { checkWrites, findWrites, readWrites } from './tables.ts';

const rules = { owners: tableOwners, secondWriters, temporary: temporaryTables };
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

test('second writers stay within their domain, and each is still one', () => {
  const written = new Set(readWrites(root).map(({ module, table }) => `${module} ${table}`));
  for (const [module, tables] of Object.entries(secondWriters)) {
    for (const table of tables) {
      const owner = Object.keys(tableOwners).find((name) => tableOwners[name]?.includes(table));
      expect(owner?.split('/')[0], `${module} and the owner of ${table}`).toBe(module.split('/')[0]);
      expect(written, `${module} writes ${table}`).toContain(`${module} ${table}`);
    }
  }
});
