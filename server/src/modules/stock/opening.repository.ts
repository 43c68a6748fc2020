// SQL that books the opening stock of many articles at once. Whoever books holds the locks on the articles' rows.
import type { Tx } from '../../platform/database/tx.ts';

/** Those of them that are there; none of them goes before the booking is done. */
export const holdStorages = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows('select id from storage where id = any($1) and deleted_at is null order by id for key share', [
    ids,
  ]);

export interface OpeningEntry {
  readonly article_id: number;
  readonly storage_id: number;
  readonly batch_number: string;
  readonly expiration_date: string | null;
  readonly price_type: string;
  readonly order_unit_price_cents: number | null;
  readonly units_per_order_unit: number;
  readonly balance: number;
}

/** In the order given. */
export const insertEntries = (
  tx: Tx,
  entries: readonly OpeningEntry[],
  day: string,
): Promise<{ id: number; article_id: number; balance: number }[]> =>
  tx.rows(
    `insert into stock_entry (practice_id, article_id, storage_id, batch_number, expiration_date, price_type,
       order_unit_price_cents, units_per_order_unit, received_on, balance)
     select current_practice(), g.article_id, g.storage_id, g.batch_number, g.expiration_date, g.price_type,
       g.order_unit_price_cents, g.units_per_order_unit, $2::date, g.balance
     from rows from (jsonb_to_recordset($1::jsonb) as (article_id integer, storage_id integer, batch_number text,
       expiration_date date, price_type text, order_unit_price_cents integer, units_per_order_unit integer,
       balance integer)) with ordinality
       as g (article_id, storage_id, batch_number, expiration_date, price_type, order_unit_price_cents,
             units_per_order_unit, balance, place)
     order by g.place returning id, article_id, balance`,
    [JSON.stringify(entries), day],
  );

export interface OpeningMovement {
  readonly article_id: number;
  readonly stock_entry_id: number;
  readonly booking_id: string;
  readonly amount: number;
  readonly unit_to_count: string;
  readonly unit_id: number;
}

export const insertMovements = (
  tx: Tx,
  movements: readonly OpeningMovement[],
  frame: { readonly userId: number; readonly note: string; readonly day: string },
): Promise<number> =>
  tx.run(
    `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount,
       unit_to_count, unit_id, user_id, note, happened_on)
     select current_practice(), article_id, stock_entry_id, booking_id, 'input', 'CORRECTION', amount, unit_to_count,
       unit_id, $2, $3, $4
     from jsonb_to_recordset($1::jsonb) as m (article_id integer, stock_entry_id integer, booking_id uuid,
       amount integer, unit_to_count text, unit_id integer)`,
    [JSON.stringify(movements), frame.userId, frame.note, frame.day],
  );

export const insertLabels = (tx: Tx, entryIds: readonly number[], ids: readonly string[]): Promise<number> =>
  tx.run(
    `insert into stock_label (id, practice_id, stock_entry_id)
     select label, current_practice(), entry from unnest($1::text[], $2::integer[]) as l (label, entry)`,
    [ids, entryIds],
  );

export const setPermanentLabels = (
  tx: Tx,
  articleIds: readonly number[],
  labelIds: readonly string[],
): Promise<number> =>
  tx.run(
    `update article a set permanent_label_id = l.label
     from unnest($1::integer[], $2::text[]) as l (article, label) where a.id = l.article`,
    [articleIds, labelIds],
  );

/** The articles' own figures, from their open entries. */
export const refreshArticles = (tx: Tx, articleIds: readonly number[]): Promise<number> =>
  tx.run(
    `update article a set stock = open.stock, stock_value_cents = open.value_cents, earliest_expiry = open.expiry
     from (select article_id, sum(balance)::integer as stock, min(expiration_date) as expiry,
                  coalesce(round(sum(balance::numeric * order_unit_price_cents / units_per_order_unit)), 0)::bigint as value_cents
           from stock_entry where article_id = any($1) and balance > 0 group by 1) open
     where a.id = open.article_id`,
    [articleIds],
  );
