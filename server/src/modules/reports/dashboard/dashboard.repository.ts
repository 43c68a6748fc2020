// SQL of the dashboard's figures. Each panel is one statement, whatever the size of the practice.
import { localTime, startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { entryValue, unpricedArticles } from '../../inventory/index.ts';

interface SpendingRow extends Columns<'vendor', 'name' | 'hue'> {
  readonly month: string;
  readonly vendor_id: Column<'purchase_order', 'vendor_id'>;
  readonly cents: number;
}

/** Net of what was given to vendors, by the month it was ordered and by vendor. */
export const listSpending = (tx: Tx, fromMonth: string): Promise<SpendingRow[]> =>
  tx.rows<SpendingRow>(
    `select s.month, s.vendor_id, v.name, v.hue, s.cents
     from (
       select date_trunc('month', ${localTime('placed_at')})::date as month, vendor_id, sum(net_cents)::float8 as cents
       from purchase_order
       where practice_id = $practice and placed_at >= ${startOfLocalDay('$1::date')} and state not in ('pending-approval', 'rejected', 'cancelled')
       group by 1, 2) s
     join vendor v on v.id = s.vendor_id`,
    [fromMonth],
  );

/** The month of the first order that was given to a vendor. */
export const firstMonthOfSpending = async (tx: Tx): Promise<string | null> =>
  (
    await tx.one<{ month: string | null }>(
      `select date_trunc('month', min(${localTime('placed_at')}))::date as month from purchase_order
       where practice_id = $practice and state not in ('pending-approval', 'rejected', 'cancelled')`,
    )
  ).month;

/**
 * The value at the end of each month: what lies there today, and back from month to month what each entry was worth before
 * and after that month's movements. Nothing is booked for a day to come, so only movements that were booked since then are
 * read; an entry is reckoned only for months in which something happened to it.
 */
export const listStockValues = (
  tx: Tx,
  fromMonth: string,
  currentMonth: string,
): Promise<{ month: string; value_cents: number; unpriced_articles: number | null }[]> =>
  tx.rows(
    `with month as (select m::date as month from generate_series($1::timestamp, $2::timestamp, interval '1 month') m),
     later as (
       select stock_entry_id, date_trunc('month', happened_on)::date as month, sum(amount) as amount
       from stock_movement
       where practice_id = $practice and booked_at >= ${startOfLocalDay(`$1::date + interval '1 month'`)}
         and happened_on >= $1::date + interval '1 month'
       group by 1, 2
     ), entry_month as (
       select e.article_id, e.order_unit_price_cents, e.units_per_order_unit, l.month, l.amount,
              e.balance - coalesce(sum(l.amount) over (partition by e.id order by l.month desc
                rows between unbounded preceding and 1 preceding), 0) as balance
       from later l join stock_entry e on e.practice_id = $practice and e.id = l.stock_entry_id
       where e.order_unit_price_cents is not null
     ), change as (
       select article_id, month, sum(${entryValue('e.balance - e.amount')} - ${entryValue()}) as value
       from entry_month e group by article_id, month
     ), today as (
       select article_id, sum(${entryValue()}) as value
       from stock_entry e where e.practice_id = $practice and e.balance > 0 and e.order_unit_price_cents is not null group by article_id
     ), by_article as (
       select m.month, round(coalesce(t.value, 0) + coalesce(sum(c.value) over (partition by a.article_id
                order by m.month desc rows between unbounded preceding and 1 preceding), 0)) as value
       from (select article_id from today union select article_id from change) a
       cross join month m
       left join today t using (article_id)
       left join change c on c.article_id = a.article_id and c.month = m.month
     )
     select month, coalesce(sum(value), 0)::float8 as value_cents,
            case month when $2::date then (
              select ${unpricedArticles} from stock_entry e where e.practice_id = $practice and e.balance > 0) end as unpriced_articles
     from month left join by_article using (month)
     group by month order by month`,
    [fromMonth, currentMonth],
  );

interface SavingRow {
  readonly month: string;
  readonly saving_cents: number;
  readonly parcels: number;
  readonly count: number;
}

/** Optimizations applied and not undone. */
export const listSavings = (tx: Tx, fromMonth: string): Promise<SavingRow[]> =>
  tx.rows<SavingRow>(
    `select date_trunc('month', ${localTime('applied_at')})::date as month, sum(saving_cents)::float8 as saving_cents,
            sum(packages_before - packages_after)::integer as parcels, count(*)::integer as count
     from applied_saving where practice_id = $practice and applied_at >= ${startOfLocalDay('$1::date')} group by 1`,
    [fromMonth],
  );
