// SQL of the stock ledger: entries, movements, labels. Whoever books holds the lock on the article's row.
import type { Movement } from '@praxora/contract/inventory/stock.calls';
import type { Tx } from '../../platform/database/tx.ts';

type Row = Record<string, unknown>;

export interface StockArticle extends Row {
  readonly id: number;
  readonly name: string;
  readonly product_id: number;
  readonly unit_to_count: 'ORDER_UNIT' | 'CONSUMPTION_UNIT';
  readonly unit_to_label: 'SALES_UNIT' | 'STORAGE_PRODUCT' | 'CONSUMABLE_UNIT';
  readonly consumption_per_scan: number;
  readonly order_unit_id: number;
  readonly consumption_unit_id: number;
  readonly consumption_unit_count: number;
  readonly has_batch_obligation: boolean;
  readonly has_expiry_obligation: boolean;
  readonly use_inventory: boolean;
  readonly permanent_label_id: string | null;
  readonly stock: number;
}

const articleColumns = `id, name, product_id, unit_to_count, unit_to_label, consumption_per_scan, order_unit_id,
  consumption_unit_id, consumption_unit_count, has_batch_obligation, has_expiry_obligation, use_inventory,
  permanent_label_id, stock`;

/** Bookings of one article wait for each other: nothing is taken twice. */
export const lockArticle = (tx: Tx, id: number): Promise<StockArticle | null> =>
  tx.maybe<StockArticle>(
    `select ${articleColumns} from article where id = $1 and deleted_at is null for no key update`,
    [id],
  );

/** In the order of their ids: nobody waits in a circle. */
export const lockArticles = (
  tx: Tx,
  {
    ids = [],
    productIds = [],
  }: { readonly ids?: readonly number[]; readonly productIds?: readonly number[] },
): Promise<StockArticle[]> =>
  tx.rows<StockArticle>(
    `select ${articleColumns} from article
     where (id = any($1) or product_id = any($2)) and deleted_at is null order by id for no key update`,
    [ids, productIds],
  );

export const findArticle = (tx: Tx, id: number): Promise<StockArticle | null> =>
  tx.maybe<StockArticle>(`select ${articleColumns} from article where id = $1 and deleted_at is null`, [id]);

export interface EntryRow extends Row {
  readonly id: number;
  readonly article_id: number;
  readonly storage_id: number;
  readonly batch_number: string;
  readonly expiration_date: string | null;
  readonly price_type: string;
  readonly order_unit_price_cents: number | null;
  readonly units_per_order_unit: number;
  readonly vendor_id: number | null;
  readonly vendor_name: string;
  readonly order_id: number | null;
  readonly received_on: string;
  readonly moved_from: number | null;
  readonly balance: number;
}

const entryColumns = `id, article_id, storage_id, batch_number, expiration_date, price_type, order_unit_price_cents,
  units_per_order_unit, vendor_id, vendor_name, order_id, received_on, moved_from, balance`;

export const findEntry = (tx: Tx, id: number): Promise<EntryRow | null> =>
  tx.maybe<EntryRow>(`select ${entryColumns} from stock_entry where id = $1`, [id]);

export const listOpenEntries = (tx: Tx, articleId: number, storageId: number | null): Promise<EntryRow[]> =>
  tx.rows<EntryRow>(
    `select ${entryColumns} from stock_entry
     where article_id = $1 and balance > 0 and ($2::integer is null or storage_id = $2) order by id`,
    [articleId, storageId],
  );

export const storageExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from storage where id = $1 and deleted_at is null for key share', [
    id,
  ])) !== null;

export type NewEntry = Omit<EntryRow, 'id' | 'balance'>;

export const insertEntry = async (tx: Tx, entry: NewEntry): Promise<number> =>
  (
    await tx.one<{ id: number }>(
      `insert into stock_entry (practice_id, article_id, storage_id, batch_number, expiration_date, price_type,
         order_unit_price_cents, units_per_order_unit, vendor_id, vendor_name, order_id, received_on, moved_from)
       values (current_practice(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
      [
        entry.article_id,
        entry.storage_id,
        entry.batch_number,
        entry.expiration_date,
        entry.price_type,
        entry.order_unit_price_cents,
        entry.units_per_order_unit,
        entry.vendor_id,
        entry.vendor_name,
        entry.order_id,
        entry.received_on,
        entry.moved_from,
      ],
    )
  ).id;

export interface NewMovement {
  readonly stock_entry_id: number;
  readonly kind: Movement['kind'];
  readonly input_type?: string | null;
  readonly amount: number;
  readonly reverses?: number | null;
  readonly label_id?: string | null;
}

export interface MovementFrame {
  readonly articleId: number;
  readonly bookingId: string;
  readonly unitToCount: string;
  readonly unitId: number;
  readonly userId: number | null;
  readonly note: string;
  readonly happenedOn: string;
}

/** Adds to the ledger and to the balances in one statement; a balance below zero undoes everything. */
export const post = (
  tx: Tx,
  frame: MovementFrame,
  movements: readonly NewMovement[],
): Promise<{ id: number; balance: number }[]> =>
  tx.rows(
    `with given as (
       select * from jsonb_to_recordset($1::jsonb)
         as m (stock_entry_id integer, kind text, input_type text, amount integer, reverses bigint, label_id text)
     ), noted as (
       insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount,
         unit_to_count, unit_id, reverses, label_id, user_id, note, happened_on)
       select current_practice(), $2, stock_entry_id, $3, kind, input_type, amount, $4, $5, reverses, label_id, $6, $7, $8
       from given
     )
     update stock_entry e set balance = e.balance + g.amount
     from (select stock_entry_id, sum(amount)::integer as amount from given group by 1) g
     where e.id = g.stock_entry_id
     returning e.id, e.balance`,
    [
      JSON.stringify(movements),
      frame.articleId,
      frame.bookingId,
      frame.unitToCount,
      frame.unitId,
      frame.userId,
      frame.note,
      frame.happenedOn,
    ],
  );

/** The article's own figures, from its open entries; the change itself is added to its stock. */
export const refreshArticle = async (tx: Tx, articleId: number, change: number): Promise<number> =>
  (
    await tx.one<{ stock: number }>(
      `update article a set stock = a.stock + $2, stock_value_cents = open.value_cents, earliest_expiry = open.expiry
       from (select coalesce(round(sum(balance::numeric * order_unit_price_cents / units_per_order_unit)), 0)::bigint as value_cents,
                    min(expiration_date) as expiry
             from stock_entry where article_id = $1 and balance > 0) open
       where a.id = $1 returning a.stock`,
      [articleId, change],
    )
  ).stock;

export const addUse = (tx: Tx, articleId: number, month: string, used: number): Promise<number> =>
  tx.run(
    `insert into article_month (practice_id, article_id, month, used) values (current_practice(), $1, $2, $3)
     on conflict (practice_id, article_id, month) do update set used = article_month.used + excluded.used`,
    [articleId, month, used],
  );

export const insertLabels = (tx: Tx, entryId: number, ids: readonly string[]): Promise<number> =>
  tx.run(
    'insert into stock_label (id, practice_id, stock_entry_id) select unnest($2::text[]), current_practice(), $1',
    [entryId, ids],
  );

/** Labels go along when all of an entry is moved. */
export const moveLabels = (tx: Tx, fromEntry: number, toEntry: number): Promise<number> =>
  tx.run('update stock_label set stock_entry_id = $2 where stock_entry_id = $1', [fromEntry, toEntry]);

export const setPermanentLabel = (tx: Tx, articleId: number, labelId: string): Promise<number> =>
  tx.run('update article set permanent_label_id = $2 where id = $1', [articleId, labelId]);

export const findByLabel = (
  tx: Tx,
  labelId: string,
): Promise<{
  article_id: number;
  name: string;
  stock_entry_id: number | null;
  is_withdrawn: boolean;
} | null> =>
  tx.maybe(
    `select a.id as article_id, a.name, e.id as stock_entry_id, l.withdrawn_at is not null as is_withdrawn
     from stock_label l
     join stock_entry e on e.id = l.stock_entry_id
     join article a on a.id = e.article_id
     where l.id = $1
     union all
     select id, name, null, false from article where permanent_label_id = $1 and deleted_at is null limit 1`,
    [labelId],
  );

export interface MovementRow extends Row {
  readonly id: string;
  readonly article_id: number;
  readonly stock_entry_id: number;
  readonly kind: NewMovement['kind'];
  readonly amount: number;
  readonly happened_on: string;
  readonly is_reversed: boolean;
}

const movementColumns = `m.id, m.article_id, m.stock_entry_id, m.kind, m.amount, m.happened_on,
  exists (select from stock_movement r where r.reverses = m.id) as is_reversed`;

export const listBooking = (tx: Tx, bookingId: string): Promise<MovementRow[]> =>
  tx.rows<MovementRow>(
    `select ${movementColumns} from stock_movement m where m.booking_id = $1 order by m.id`,
    [bookingId],
  );

/** The movement an entry began with: an input, or the arrival of what was moved. */
export const findOrigin = (tx: Tx, entryId: number): Promise<MovementRow | null> =>
  tx.maybe<MovementRow>(
    `select ${movementColumns} from stock_movement m where m.stock_entry_id = $1 order by m.id limit 1`,
    [entryId],
  );

/** Anything happened to the entry since it began that was not taken back. */
export const isUsed = async (tx: Tx, entryId: number): Promise<boolean> =>
  (
    await tx.one<{ used: boolean }>(
      `select exists (
         select from stock_movement m
         where m.stock_entry_id = $1 and m.reverses is null
           and m.id <> (select min(o.id) from stock_movement o where o.stock_entry_id = $1)
           and not exists (select from stock_movement r where r.reverses = m.id)) as used`,
      [entryId],
    )
  ).used;
