// The least SQL that gives the same: written by hand, by the owner of the database, without tenants, checks and HTTP.
import type { Client } from 'pg';

const status = `case when minimum_stock > 0 and stock <= minimum_stock then 1 when warning_stock > 0 and stock <= warning_stock then 2 else 3 end`;

export interface Page {
  readonly where?: string;
  /** Condition for the counts beside the filters, where it differs from `where`. */
  readonly counted?: string;
  readonly order: string;
}

/** Reads one page of the list and its counts. */
export async function bareList(
  client: Client,
  name: string,
  { where = 'true', counted = where, order }: Page,
): Promise<void> {
  await client.query({
    name: `${name} page`,
    text: `select a.id, a.name, a.stock, a.stock_value_cents, a.earliest_expiry, m.name as manufacturer, ${status} as status
           from article a join manufacturer m on m.id = a.manufacturer_id
           where a.use_inventory and a.deleted_at is null and ${where} order by ${order}, a.id limit 50`,
  });
  await client.query({
    name: `${name} counts`,
    text: `select ${status} as status, earliest_expiry < current_date as expired, count(*), sum(stock_value_cents)
           from article a join manufacturer m on m.id = a.manufacturer_id
           where a.use_inventory and a.deleted_at is null and ${counted} group by 1, 2`,
  });
}

/** A lot, its movement and the article's figures, in one transaction. */
export async function bareInput(client: Client, articleId: number): Promise<void> {
  await client.query('begin');
  await client.query({
    name: 'lock',
    text: 'select stock from article where id = $1 for no key update',
    values: [articleId],
  });
  const { rows } = await client.query<{ id: number }>({
    name: 'entry',
    text: `insert into stock_entry (practice_id, article_id, storage_id, price_type, units_per_order_unit, received_on, balance)
           values (1, $1, 1, 'notRecorded', 1, current_date, 1) returning id`,
    values: [articleId],
  });
  await client.query({
    name: 'movement',
    text: `insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, input_type, amount, unit_to_count,
             unit_id, happened_on)
           values (1, $1, $2, gen_random_uuid(), 'input', 'CORRECTION', 1, 'ORDER_UNIT', 2, current_date)`,
    values: [articleId, rows[0]?.id],
  });
  await client.query({
    name: 'article',
    text: 'update article set stock = stock + 1 where id = $1',
    values: [articleId],
  });
  await client.query('commit');
}

/** Removes one unit of the lot that expires first. */
export async function bareConsumption(client: Client, articleId: number): Promise<void> {
  await client.query('begin');
  await client.query({
    name: 'lock',
    text: 'select stock from article where id = $1 for no key update',
    values: [articleId],
  });
  await client.query({
    name: 'consume',
    text: `with taken as (
             update stock_entry set balance = balance - 1 where id = (
               select id from stock_entry where practice_id = 1 and article_id = $1 and balance > 0
               order by expiration_date nulls last, id limit 1) returning id
           ), noted as (
             insert into stock_movement (practice_id, article_id, stock_entry_id, booking_id, kind, amount, unit_to_count, unit_id,
               happened_on)
             select 1, $1, id, gen_random_uuid(), 'consumption', -1, 'ORDER_UNIT', 2, current_date from taken returning id
           ), used as (
             insert into article_month (practice_id, article_id, month, used)
             select 1, $1, date_trunc('month', current_date)::date, 1 from taken
             on conflict (practice_id, article_id, month) do update set used = article_month.used + 1
           ), used_in_week as (
             insert into article_week (practice_id, article_id, week, used)
             select 1, $1, date_trunc('week', current_date)::date, 1 from taken
             on conflict (practice_id, article_id, week) do update set used = article_week.used + 1
           )
           update article a set (stock, earliest_expiry, stock_value_cents) =
             (select sum(balance - (e.id = t.id)::integer), min(expiration_date) filter (where balance > (e.id = t.id)::integer),
                     coalesce(sum((balance - (e.id = t.id)::integer) * order_unit_price_cents), 0)
              from stock_entry e, taken t where e.practice_id = 1 and e.article_id = $1 and balance > 0)
           where a.id = $1 and exists (select from taken)`,
    values: [articleId],
  });
  await client.query('commit');
}
