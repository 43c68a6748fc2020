// SQL of what a practice's orders and receipts tell of vendors.
import type { OrderState } from '@praxora/rules/order-states';
import { startOf } from '../../platform/database/local-time.ts';
import { anyOf } from '../../platform/database/shared-columns.ts';
import type { Tx } from '../../platform/database/tx.ts';

type Row = Record<string, unknown>;

/** Which orders count, and from which day on. */
export interface Period {
  readonly states: readonly OrderState[];
  readonly from: string;
}

export interface OrderSums extends Row {
  readonly vendor_id: number;
  readonly last_at: Date;
  readonly spent_cents: number;
  readonly order_count: number;
  readonly with_shipping_count: number;
}

/** When the period begins is worked out once, not for each order. */
const isInPeriod = `placed_at >= (select ${startOf('$2::date')})`;

/** The last order is of all time, the rest of the period; all vendors that ever got an order. */
export const sumOrders = (tx: Tx, { states, from }: Period): Promise<OrderSums[]> =>
  tx.rows<OrderSums>(
    `select vendor_id, max(placed_at) as last_at,
            coalesce(sum(net_cents) filter (where ${isInPeriod}), 0)::float8 as spent_cents,
            count(*) filter (where ${isInPeriod})::integer as order_count,
            count(*) filter (where ${isInPeriod} and shipping_cents > 0)::integer as with_shipping_count
     from purchase_order where state = ${anyOf('$1', 'text')} group by vendor_id`,
    [states, from],
  );

export interface DeliveryRow extends Row {
  readonly vendor_id: number;
  readonly ordered_on: string;
  readonly came_on: string;
  readonly count: number;
}

/**
 * Deliveries by the days of order and arrival; two receipts of a day are one delivery. What was taken back never came: of each
 * receipt one line that was not is enough.
 */
export const listDeliveries = (
  tx: Tx,
  from: string,
  vendorId: number | null = null,
): Promise<DeliveryRow[]> =>
  tx.rows<DeliveryRow>(
    `select vendor_id, ordered_on, came_on, count(*)::integer as count
     from (select distinct o.id, o.vendor_id, r.happened_on as came_on,
                  (coalesce(o.transmitted_at, o.placed_at) at time zone 'Europe/Berlin')::date as ordered_on
           from receipt r
           join purchase_order o on o.id = r.order_id
           where r.kind = 'receipt' and r.happened_on >= $1 ${vendorId === null ? '' : 'and o.vendor_id = $2'}
             and exists (select from receipt_line l where l.receipt_id = r.id
                           and not exists (select from receipt_line b where b.reverses = l.id))) delivery
     group by vendor_id, ordered_on, came_on`,
    vendorId === null ? [from] : [from, vendorId],
  );

/** How many offers a practice finds at each vendor; its own price stands in the place of the vendor's. */
export const countOffers = (tx: Tx): Promise<{ vendor_id: number; count: number }[]> =>
  tx.rows(
    `select vendor_id, sum(offers)::integer as count
     from (select vendor_id, offers from vendor_offer_count
           union all
           select o.vendor_id, count(*) from offer o
           where o.practice_id = current_practice()
             and not exists (select from offer asked where asked.product_id = o.product_id
                               and asked.vendor_id = o.vendor_id and asked.practice_id is null)
           group by o.vendor_id) counted
     group by vendor_id`,
  );
