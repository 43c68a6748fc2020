import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type Fixture, writeFixture } from './fixture.ts';
import { handTypedColumns, schemaPath } from './row-types.ts';
import { root } from './steps.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

/** Columns of a `with` clause or of a temporary table that bear the name of a table's column. */
const notOfTheSchema = [
  'server/src/modules/inventory/stock/expiry.repository.ts: key',
  'server/src/modules/shop/catalog-import/staging.repository.ts: line',
  'server/src/modules/shop/catalog-import/staging.repository.ts: order_number',
  'server/src/modules/shop/catalog-import/staging.repository.ts: reason',
];

test('the project writes no type of a column by hand', () => {
  expect(handTypedColumns(root)).toEqual(notOfTheSchema);
});

test('finds types that are written by hand, in braces and in declarations', () => {
  const statements = `
export interface PlantedRow extends Columns<'article', 'id'> {
  readonly name: string;
  readonly created_at: Date | null;
  readonly total: number;
  readonly notice: Column<'article', 'notice'>;
  readonly vendor: {
    readonly id: number;
  };
}
export const list = (tx: Tx) => tx.rows<PlantedRow>('select id, name, created_at, count(*) as total from article');
export const find = (tx: Tx) => tx.one<{ id: number; readonly product_id: number | null }>('select …');
export const sum = (tx: Tx) => tx.one<{ balance: number }>('select sum(balance) as balance from stock_entry');`;
  fixture = writeFixture({
    [schemaPath]: readFileSync(join(root, schemaPath), 'utf8'),
    'server/src/modules/planted.repository.ts': statements,
    'server/src/modules/planted.test.ts': statements,
  });
  expect(handTypedColumns(fixture.root)).toEqual(
    ['name', 'created_at', 'id', 'product_id'].map(
      (name) => `server/src/modules/planted.repository.ts: ${name}`,
    ),
  );
});
