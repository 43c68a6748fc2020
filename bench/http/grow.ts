// Makes a large data set out of the demo data: copies of a practice with all it has, and of the catalogue. Set by set, in SQL.
import type { Client } from 'pg';
import { copyPractice } from './copy-practice.ts';
import { type Size, seedProducts } from './size.ts';

/** Whose practice is copied; nobody's mail and no approvals go with it. */
const template = 'klinik@praxora.example';
/** Users of the copies, from 1 on. */
export const emailOfCopy = (number: number): string => `${number}.${template}`;

const mark = 'bench_size';

/** False: they are there already. */
export async function grow(owner: Client, size: Size): Promise<boolean> {
  const { rowCount } = await owner.query('select 1 from app_meta where key = $1', [mark]);
  if (rowCount) return false;
  const run = async (text: string): Promise<void> => void (await owner.query(text));
  // A single transaction: an interrupted run leaves the data unchanged.
  await run('begin');
  // The rows are consistent by construction: checking every reference, and noting every change, would take most of the time.
  await run(`set local session_replication_role = replica; set local maintenance_work_mem = '512MB'`);
  const later = await dropIndexes(owner);
  await growCatalogue(run, Math.round(size.products / seedProducts) - 1);
  const { rows } = await owner.query<{ id: number }>(
    'select practice_id as id from practice_user where email = $1',
    [template],
  );
  await copyPractice(owner, rows[0]?.id ?? 0, size.practices);
  await fillLedger(owner, size.movements);
  for (const index of later) await run(index);
  await run('insert into catalog_change (product_id) values (null)');
  await owner.query('insert into app_meta (key, value) values ($1, $2)', [mark, JSON.stringify(size.name)]);
  await run('commit');
  await run('vacuum (analyze)');
  return true;
}

const grown = [
  'product',
  'offer',
  'article',
  'stock_entry',
  'stock_movement',
  'purchase_order',
  'order_position',
  'order_event',
  'article_month',
  'article_week',
  'receipt',
  'receipt_line',
];

/** Built anew afterwards, which is far quicker than keeping them; how to is returned. */
async function dropIndexes(owner: Client): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid::regclass::text = any ($1) and not indisunique`,
    [grown],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Adds copies of the products: each copy has its own family, three vendors and its own numbers. */
async function growCatalogue(run: (text: string) => Promise<void>, copies: number): Promise<void> {
  await run(
    `insert into product (id, slug, name_de, name_en, description_de, description_en, manufacturer_id, manufacturer_number, gtin,
       category_id, family, variant, pack_size, unit_id, content_unit_id, pack_text_de, pack_text_en, vat_class, has_batch,
       has_expiry, is_dangerous_good, is_medicine, picture)
     select id + k * 20000, slug || '-copy-' || k, name_de || ' ' || k, name_en || ' ' || k, description_de, description_en,
       manufacturer_id, manufacturer_number || '-' || k, lpad((4000000000000 + id::bigint * 20000 + k)::text, 13, '0'), category_id,
       case family when '' then '' else family || '-' || k end, variant, pack_size, unit_id, content_unit_id, pack_text_de,
       pack_text_en, vat_class, has_batch, has_expiry, is_dangerous_good, is_medicine, picture
     from product, generate_series(1, ${copies}) k where practice_id is null and id < 20000`,
  );
  await run(
    `insert into offer (product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity, order_step, availability,
       delivery_days, discountable, vat_class)
     select product_id + k * 20000, vendor_id, order_number || '-' || k, tier_from, tier_price_cents, minimum_quantity, order_step,
       availability, delivery_days, discountable, vat_class
     from (select *, row_number() over (partition by product_id order by (id * 7919) % 1009) as place from offer
           where practice_id is null and product_id < 20000) o, generate_series(1, ${copies}) k where place <= 3`,
  );
  await run(
    `insert into vendor_offer_count (vendor_id, offers) select vendor_id, count(*) from offer where practice_id is null group by 1
     on conflict (vendor_id) do update set offers = excluded.offers;
     select setval(pg_get_serial_sequence('product', 'id'), 200000000)`,
  );
}

/** Corrections up and down again, so that every balance stays as the ledger has it. */
async function fillLedger(owner: Client, movements: number): Promise<void> {
  const { rows } = await owner.query<{ movements: number; entries: number }>(
    `select (select count(*)::integer from stock_movement) as movements,
            (select count(*)::integer from stock_entry where practice_id > 100) as entries`,
  );
  const { movements: there = 0, entries = 1 } = rows[0] ?? {};
  const pairs = Math.max(0, Math.ceil((movements - there) / 2));
  await owner.query(
    `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id, happened_on)
     select practice_id, article_id, id, gen_random_uuid(), 'correction', amount, 'ORDER_UNIT', 2, current_date - 30
     from (select practice_id, article_id, id from stock_entry, generate_series(1, $1::integer)
           where practice_id > 100 limit $2) e, unnest(array[1, -1]) amount`,
    [Math.ceil(pairs / entries), pairs],
  );
}
