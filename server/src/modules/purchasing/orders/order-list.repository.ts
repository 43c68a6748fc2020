// SQL of the list of orders and of the counts beside it. Only the conditions asked for stand in a statement: so each gets a
// plan, and an index, of its own.
import type { OrderListed } from '@praxora/contract/purchasing/orders.calls';
import { canReceive, type OrderSection } from '@praxora/rules/purchasing/order-states';
import { type OrderState, orderStates } from '@praxora/rules/shared/order-state';
import { startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface OrderFilter {
  readonly section: OrderSection | undefined;
  /** Every one of them must occur. */
  readonly words: readonly string[];
  /** The typed text, when it may be a GTIN or PZN. */
  readonly code: string | undefined;
  readonly vendorId: number | undefined;
  readonly addressId: number | undefined;
  readonly productId: number | undefined;
  readonly state: OrderState | undefined;
  readonly failed: boolean | undefined;
  readonly toBeSent: boolean | undefined;
  readonly onTheWay: boolean | undefined;
  /** Days of the practice, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** Whether an order `o` waits for the practice to send it: `isToBeSent` of the rules. */
const isToBeSent = `(o.state = 'transmitting'
  and exists (select from vendor sender where sender.id = o.vendor_id and sender.transmission = 'manual'))`;

/** Whether an order `o` could not be sent, and the practice need not send it itself by now. */
const hasFailed = `(o.state = 'transmitting' and o.transmission_error is not null and not ${isToBeSent})`;

/** Whether an order `o` is on its way to the vendor or back. */
const isOnTheWay = `(o.section = 'open' and o.state <> 'pending-approval' and not ${hasFailed} and not ${isToBeSent})`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, (special) => `\\${special}`);

function conditionsOf(filter: OrderFilter): { where: string; values: unknown[] } {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const all = ['o.practice_id = $practice'];
  if (filter.section !== undefined) all.push(`o.section = ${add(filter.section)}`);
  if (filter.state !== undefined) all.push(`o.state = ${add(filter.state)}`);
  // Rejected orders have their own page; here they come only when they are asked for.
  else if (filter.section === undefined) all.push('o.section is not null');
  const hold = (condition: string, holds: boolean | undefined) => {
    if (holds !== undefined) all.push(holds ? condition : `not ${condition}`);
  };
  hold(hasFailed, filter.failed);
  hold(isToBeSent, filter.toBeSent);
  hold(isOnTheWay, filter.onTheWay);
  if (filter.vendorId !== undefined) all.push(`o.vendor_id = ${add(filter.vendorId)}`);
  if (filter.addressId !== undefined) all.push(`o.address_id = ${add(filter.addressId)}`);
  if (filter.productId !== undefined)
    all.push(
      `o.id in (select p.order_id from order_position p
                where p.practice_id = $practice and p.product_id = ${add(filter.productId)})`,
    );
  if (filter.from !== undefined) all.push(`o.placed_at >= ${startOfLocalDay(`${add(filter.from)}::date`)}`);
  if (filter.to !== undefined) all.push(`o.placed_at < ${startOfLocalDay(`${add(filter.to)}::date + 1`)}`);
  if (filter.words.length > 0) {
    const contains = filter.words.map((word) => `o.search_text like lower(${add(`%${escaped(word)}%`)})`);
    const isCode =
      filter.code === undefined
        ? ''
        : ` or o.id in (select p.order_id from order_position p join product c on c.id = p.product_id
                        where p.practice_id = $practice and (c.gtin = ${add(filter.code)} or c.pzn = ${add(filter.code)}))`;
    all.push(`(${contains.join(' and ')}${isCode})`);
  }
  return { where: all.join(' and '), values };
}

const newestFirst = 'placed_at desc, id desc';

/** The ids of one page, and how many there are. A search reads all orders: once, for both. */
export function findPage(
  tx: Tx,
  filter: OrderFilter,
  limit: number,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const { where, values } = conditionsOf(filter);
  const page = `order by ${newestFirst} limit $${values.length + 1} offset $${values.length + 2}`;
  const source = `from purchase_order o where ${where}`;
  return tx.one(
    filter.words.length > 0
      ? `with source as materialized (select o.id, o.placed_at ${source})
         select array(select id from source ${page}) as ids, (select count(*) from source)::integer as total`
      : `select array(select o.id ${source} ${page}) as ids, (select count(*) ${source})::integer as total`,
    [...values, limit, offset],
  );
}

interface OrderRow
  extends Columns<
    'purchase_order',
    | 'id'
    | 'order_number'
    | 'platform_order_number'
    | 'vendor_id'
    | 'vendor_name'
    | 'placed_at'
    | 'order_reference'
    | 'requested_delivery_date'
    | 'rating'
    | 'net_cents'
    | 'gross_cents'
  > {
  readonly hue: Column<'vendor', 'hue'>;
  readonly delivery_address: string;
  readonly state: Column<'purchase_order', 'state', OrderListed['state']>;
  readonly position_count: number;
  readonly has_failed: boolean;
  readonly is_to_be_sent: boolean;
  readonly delivery_date: Column<'purchase_order', 'delivery_date'>;
  readonly units: number;
  readonly received_units: number;
}

export const listRows = (tx: Tx, ids: readonly number[]): Promise<OrderRow[]> =>
  tx.rows<OrderRow>(
    `select o.id, o.order_number, o.platform_order_number, o.vendor_id, o.vendor_name, v.hue,
            o.delivery_address ->> 'shortName' as delivery_address, o.state, o.placed_at, o.net_cents, o.gross_cents,
            ${hasFailed} as has_failed, ${isToBeSent} as is_to_be_sent, o.order_reference,
            o.requested_delivery_date::text, o.delivery_date::text, o.rating,
            p.position_count, p.units, p.received_units
     from purchase_order o
     join vendor v on v.id = o.vendor_id
     cross join lateral (
       select count(*)::integer as position_count, coalesce(sum(quantity), 0)::integer as units,
              coalesce(sum(least(received, quantity)), 0)::integer as received_units
       from order_position p where p.practice_id = $practice and p.order_id = o.id) p
     where o.practice_id = $practice and o.id = ${matchesAny('$1')}
     order by ${newestFirst}`,
    [ids],
  );

interface CountsRow {
  readonly open: number;
  readonly completed: number;
  readonly rejected: number;
  readonly pending_approval: number;
  readonly pending_approval_cents: number;
  readonly to_receive: number;
  readonly partially_received: number;
  readonly failed: number;
  readonly to_be_sent: number;
}

export const countOrders = (tx: Tx): Promise<CountsRow> =>
  tx.one<CountsRow>(
    `select count(*)::integer as open,
            count(*) filter (where state = 'pending-approval')::integer as pending_approval,
            coalesce(sum(net_cents) filter (where state = 'pending-approval'), 0)::float8 as pending_approval_cents,
            count(*) filter (where state = any($1))::integer as to_receive,
            count(*) filter (where state = 'partially-received')::integer as partially_received,
            count(*) filter (where ${hasFailed})::integer as failed,
            count(*) filter (where ${isToBeSent})::integer as to_be_sent,
            (select count(*) from purchase_order
             where practice_id = $practice and section = 'completed')::integer as completed,
            (select count(*) from rejected_approval where practice_id = $practice)::integer as rejected
     from purchase_order o where practice_id = $practice and section = 'open'`,
    [orderStates.filter(canReceive)],
  );

type NamedRow = Columns<'vendor', 'id' | 'name'>;

export const listVendors = (tx: Tx): Promise<NamedRow[]> =>
  tx.rows<NamedRow>(
    `select v.id, v.name from vendor v
     where exists (select from purchase_order o where o.practice_id = $practice and o.vendor_id = v.id)
     order by lower(v.name), v.id`,
  );

/**
 * Delivery addresses of orders by their latest name, including deleted ones. Steps through the index from id to id:
 * orders are many, addresses few.
 */
export const listAddresses = (tx: Tx): Promise<NamedRow[]> =>
  tx.rows<NamedRow>(
    `with recursive ids as (
       (select address_id as id from purchase_order
        where practice_id = $practice order by address_id limit 1)
       union all
       select next.id from ids cross join lateral (
         select address_id as id from purchase_order o
         where o.practice_id = $practice and o.address_id > ids.id order by address_id limit 1) next
     )
     select ids.id, latest.name from ids cross join lateral (
       select o.delivery_address ->> 'shortName' as name from purchase_order o
       where o.practice_id = $practice and o.address_id = ids.id order by ${newestFirst} limit 1) latest
     order by lower(latest.name), ids.id`,
  );
