// SQL of the entries of a day: what each holds now less all that happened to it later, and its part of the article's value.
import { entryValue } from '../../inventory/index.ts';

/** Movements after the day, by entry. */
export const laterMovements = (asOf: string): string => `
  later as materialized (
    select stock_entry_id, sum(amount) as amount from stock_movement
    where practice_id = $practice and happened_on > ${asOf}::date group by 1
  )`;

/** Every entry that held something at the end of the day. */
export const quantities = `
  select e.*, e.balance - coalesce(l.amount, 0) as quantity
  from stock_entry e left join later l on l.stock_entry_id = e.id
  where e.practice_id = $practice and (e.balance > 0 or l.stock_entry_id is not null)
    and e.balance - coalesce(l.amount, 0) <> 0`;

/**
 * With their values. An article's value is rounded once, as everywhere; its entries share it, so that they, and whatever they are
 * grouped by, come to the same sum: each has by how much the rounded sum grows with it.
 */
export const valued = (where = ''): string => `
  held as (
    select e.*, round(e.sum_so_far) - round(e.sum_so_far - e.value) as value_cents
    from (
      select e.id, e.article_id, e.storage_id, e.vendor_id, e.vendor_name, e.batch_number, e.expiration_date, e.received_on,
             e.order_unit_price_cents, e.units_per_order_unit, e.quantity, ${entryValue('e.quantity')} as value,
             sum(e.quantity) over (partition by e.article_id) as stock,
             sum(${entryValue('e.quantity')}) over (partition by e.article_id order by e.id rows unbounded preceding) as sum_so_far
      from (${quantities}) e ${where}
    ) e
  )`;

export const entriesOfDay = (asOf: string): string => `${laterMovements(asOf)}, ${valued()}`;
