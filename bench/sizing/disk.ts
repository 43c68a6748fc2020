// Disk of the database for what grows: movements, products with their offers, and practices with all they have.
import type { Client } from 'pg';
import type { Size } from '../http/size.ts';

const catalogue = ['product', 'offer', 'offer_price_history'];

export async function measureDisk(owner: Client, { practices, products }: Size): Promise<void> {
  const { rows } = await owner.query<{ database: number; movements: number; ledger: number; shop: number }>(
    `select pg_database_size(current_database())::float8 as database, (select count(*)::float8 from stock_movement) as movements,
       pg_total_relation_size('stock_movement')::float8 as ledger,
       (select sum(pg_total_relation_size(name::regclass))::float8 from unnest($1::text[]) name) as shop`,
    [catalogue],
  );
  const { database = 0, movements = 1, ledger = 0, shop = 0 } = rows[0] ?? {};
  console.log('\n| Disk of the database, with its indexes | Bytes |\n|---|---|');
  console.log(`| a movement | ${(ledger / movements).toFixed(0)} |`);
  console.log(`| a product with its offers | ${(shop / products).toFixed(0)} |`);
  console.log(
    `| a practice, without movements | ${(Math.max(0, database - ledger - shop) / practices).toFixed(0)} |`,
  );
  console.log(`| all | ${database.toFixed(0)} |`);
}
