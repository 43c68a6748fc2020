// SQL of what a practice's orders and receipts tell of vendors.
import type { OrderState } from '@praxora/rules/shared/order-state';
import { localTime, startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Which orders count, and from which day on. */
export interface Period {
  readonly states: readonly OrderState[];
  readonly from: string;
}

export interface OrderSums {
  readonly vendor_id: Column<'purchase_order', 'vendor_id'>;
  readonly last_at: Date;
  readonly spent_cents: number;
  readonly order_count: number;
  readonly with_shipping_count: number;
}

/** When the period begins is worked out once, not for each order. */
const isInPeriod = `placed_at >= (select ${startOfLocalDay('$2::date')})`;

/** The last order is of all time, the rest of the period; all vendors that ever got an order. */
export const sumOrders = (tx: Tx, { states, from }: Period): Promise<OrderSums[]> =>
  tx.rows<OrderSums>(
    `select vendor_id, max(placed_at) as last_at,
            coalesce(sum(net_cents) filter (where ${isInPeriod}), 0)::float8 as spent_cents,
            count(*) filter (where ${isInPeriod})::integer as order_count,
            count(*) filter (where ${isInPeriod} and shipping_cents > 0)::integer as with_shipping_count
     from purchase_order where practice_id = $practice and state = ${matchesAny('$1', 'text')} group by vendor_id`,
    [states, from],
  );

export interface DeliveryRow {
  readonly vendor_id: Column<'purchase_order', 'vendor_id'>;
  readonly working_days: number;
  readonly count: number;
}

/** SQL for the number of working days up to a day, counted from a Monday before all other days. */
const workingDaysUntil = (day: string): string => {
  const days = `(${day} - date '1900-01-01')`;
  return `(${days} / 7 * 5 + least(${days} % 7 + 1, 5))`;
};

/** The rule of `@praxora/rules/shared/calendar`, but below 0 where the second day is not later; a test holds both against each other. */
export const workingDaysBetween = (from: string, to: string): string =>
  `${workingDaysUntil(to)} - ${workingDaysUntil(from)}`;

/**
 * Deliveries by how many working days they took; two receipts of a day are one delivery. Even goods that come the same day are not
 * there before somebody opens the parcel. What was taken back never came: no receipt is empty, so it is enough to look at the few
 * that something was taken back of. Goods that came before their order was placed were ordered otherwise, by telephone, and nobody knows
 * how long they took. The orders are read in one go, from the first that is delivered, and not one by one.
 */
export const listDeliveries = (
  tx: Tx,
  from: string,
  vendorId: number | null = null,
): Promise<DeliveryRow[]> =>
  tx.rows<DeliveryRow>(
    `with gone as materialized (
       select l.receipt_id
       from receipt_line l left join receipt_line b on b.practice_id = l.practice_id and b.reverses = l.id
       where l.practice_id = $practice and l.receipt_id = any (array(
         select back.receipt_id
         from receipt_line b join receipt_line back on back.practice_id = b.practice_id and back.id = b.reverses
         where b.practice_id = $practice and b.reverses is not null))
       group by l.receipt_id having count(*) = count(b.id)
     ), delivery as materialized (
       select distinct order_id, happened_on as came_on from receipt
       where practice_id = $practice and kind = 'receipt' and order_id is not null and happened_on >= (select $1::date)
         and id not in (select receipt_id from gone)
     ), ordered as materialized (
       select id, vendor_id, coalesce(transmitted_at, placed_at) as ordered_at from purchase_order
       where practice_id = $practice and id >= (select min(order_id) from delivery)
         ${vendorId === null ? '' : 'and vendor_id = $2'}
     )
     select vendor_id, greatest(1, ${workingDaysBetween('ordered_on', 'came_on')}) as working_days, count(*)::integer as count
     from (select o.vendor_id, d.came_on, ${localTime('o.ordered_at')}::date as ordered_on
           from delivery d join ordered o on o.id = d.order_id
           -- The day is worked out once for each.
           offset 0) counted
     where came_on >= ordered_on
     group by 1, 2`,
    vendorId === null ? [from] : [from, vendorId],
  );

/** How many offers a practice finds at each vendor; its own price stands in the place of the vendor's. */
export const countOffers = (tx: Tx): Promise<(Columns<'offer', 'vendor_id'> & { count: number })[]> =>
  tx.rows(
    `select vendor_id, sum(offers)::integer as count
     from (select vendor_id, offers from vendor_offer_count
           union all
           select o.vendor_id, count(*) from offer o
           where o.practice_id = $practice
             and not exists (select from offer asked where asked.product_id = o.product_id
                               and asked.vendor_id = o.vendor_id and asked.practice_id is null)
           group by o.vendor_id) counted
     group by vendor_id`,
  );
