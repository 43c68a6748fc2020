// A practice with many articles and a long ledger, written by COPY, every balance as the ledger has it.
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { addDays, addMonths, startOfMonth, startOfWeek } from '../../packages/rules/src/shared/calendar.ts';
import { copyRows, type Value } from '../../server/src/platform/database/copy.ts';
import { Random } from '../search/random.ts';

const words = [
  'Handschuh',
  'Komposit',
  'Bohrer',
  'Maske',
  'Tupfer',
  'Abformung',
  'Zement',
  'Kanüle',
  'Spritze',
  'Wachs',
];
const kinds = ['Nitril', 'fein', 'grob', 'steril', 'blau', 'Gr. M', 'Gr. S', 'lang', 'kurz', 'extra'];
const storages = 12;
const lotsOfArticle = 3;
const months = 14;
const priceCents = 1250;

interface Wanted {
  readonly practiceId: number;
  readonly userId: number;
  readonly articles: number;
  readonly movements: number;
  readonly today: string;
}

/** Collects rows and sends them in large pieces. */
class Table {
  #rows: Value[][] = [];
  readonly #send: (rows: Value[][]) => Promise<void>;

  constructor(client: Client, name: string, columns: string) {
    this.#send = (rows) => copyRows(client, name, columns, rows);
  }

  async add(...row: Value[]): Promise<void> {
    this.#rows.push(row);
    if (this.#rows.length >= 20_000) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    await this.#send(rows);
  }
}

export async function loadLedger(client: Client, wanted: Wanted): Promise<void> {
  const { practiceId, userId, articles, today } = wanted;
  const random = new Random(7);
  // The rows are consistent by construction: checking every reference would take most of the time.
  await client.query(
    `set session_replication_role = replica; select set_config('app.bulk_load', 'on', false)`,
  );
  await client.query(
    `insert into manufacturer (id, name) select n, 'Hersteller ' || n from generate_series(2, 80) n;
     insert into storage (id, practice_id, name) select n, ${practiceId}, 'Raum ' || n from generate_series(1, ${storages}) n`,
  );
  const product = new Table(client, 'product', 'id, slug, name_de, name_en, category_id');
  const article = new Table(
    client,
    'article',
    `id, practice_id, product_id, name, manufacturer_id, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id,
     consumption_unit_id, consumption_unit_count, notifications_enabled, minimum_amount, minimum_unit_id, warning_amount,
     warning_unit_id, ideal_amount, ideal_unit_id, minimum_stock, warning_stock, ideal_stock, has_batch_obligation,
     has_expiry_obligation, has_batch_label, batch_label_prints, stock, stock_value_cents, earliest_expiry, default_storage_id`,
  );
  const entry = new Table(
    client,
    'stock_entry',
    'id, practice_id, article_id, storage_id, batch_number, expiration_date, price_type, order_unit_price_cents, units_per_order_unit, received_on, balance',
  );
  const movement = new Table(
    client,
    'stock_movement',
    'practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount, unit_to_count, unit_id, user_id, happened_on',
  );
  const month = new Table(client, 'article_month', 'practice_id, article_id, month, used');
  const week = new Table(client, 'article_week', 'practice_id, article_id, week, used');
  const { rows } = await client.query<{ id: number }>(
    'select min(id) as id from category where parent_id is not null',
  );
  const usesOfLot = Math.round(wanted.movements / articles / lotsOfArticle) - 1;
  const first = addMonths(today, -months);

  for (let id = 1; id <= articles; id += 1) {
    const name = `${random.pick(words)} ${random.pick(kinds)} ${id}`;
    let stock = 0;
    let earliest: string | null = null;
    const used = new Map<string, number>();
    const usedInWeek = new Map<string, number>();
    for (let lot = 1; lot <= lotsOfArticle; lot += 1) {
      const stockId = (id - 1) * lotsOfArticle + lot;
      const balance = random.below(12);
      const expiry = random.chance(0.2) ? null : addDays(today, random.below(500) - 30);
      const move = (kind: string, type: string | null, amount: number, day: string) =>
        movement.add(practiceId, id, stockId, randomUUID(), kind, type, amount, 'ORDER_UNIT', 2, userId, day);
      await entry.add(
        ...[stockId, practiceId, id, 1 + random.below(storages), `LOT-${random.digits(5)}`, expiry],
        ...['paid', priceCents, 1, first, balance],
      );
      await move('input', 'INCOMING_GOODS_FROM_OUTSIDE_ORDER', balance + usesOfLot, first);
      for (let use = 0; use < usesOfLot; use += 1) {
        const day = addDays(first, Math.floor((use / usesOfLot) * months * 30));
        await move('consumption', null, -1, day);
        used.set(startOfMonth(day), (used.get(startOfMonth(day)) ?? 0) + 1);
        usedInWeek.set(startOfWeek(day), (usedInWeek.get(startOfWeek(day)) ?? 0) + 1);
      }
      stock += balance;
      if (balance > 0 && expiry !== null && (earliest === null || expiry < earliest)) earliest = expiry;
    }
    for (const [key, amount] of used) await month.add(practiceId, id, key, amount);
    for (const [key, amount] of usedInWeek) await week.add(practiceId, id, key, amount);
    await product.add(id, `bench-${id}`, name, name, rows[0]?.id ?? 1);
    const minimum = random.below(10);
    await article.add(
      ...[id, practiceId, id, name, 2 + random.below(79), 'ORDER_UNIT', 'SALES_UNIT', 1, 2, 2, 1, true],
      ...[minimum, 2, minimum + 5, 2, 0, 2, minimum, minimum + 5, 0, false, false, false, 0],
      ...[stock, stock * priceCents, earliest, 1 + random.below(storages)],
    );
  }
  for (const table of [product, article, entry, movement, month, week]) await table.flush();
  await client.query(
    `select setval(pg_get_serial_sequence(t, 'id'), (select max(id) from stock_entry))
     from unnest(array['product', 'article', 'stock_entry', 'storage', 'manufacturer']) t;
     set session_replication_role = origin; analyze`,
  );
}
