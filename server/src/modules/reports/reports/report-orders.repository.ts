// SQL of the orders and order lines behind the numbers, a page at a time.
import { reportStatuses } from '@praxora/contract/reports/report-query';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { type OrderState, orderStates, toReportStatus } from '@praxora/rules/shared/order-state';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { pageClause } from './conditions.ts';
import { looksAtLines, type OrderConditions, orderConditions } from './order-conditions.ts';
import { returnedSum } from './order-sums.repository.ts';
import type { Sorting } from './paging.ts';

export interface OrderRow
  extends Columns<
    'purchase_order',
    | 'id'
    | 'order_number'
    | 'placed_at'
    | 'vendor_id'
    | 'vendor_name'
    | 'goods_cents'
    | 'shipping_cents'
    | 'surcharge_cents'
    | 'net_cents'
  > {
  readonly state: Column<'purchase_order', 'state', OrderState>;
  readonly hue: Column<'vendor', 'hue'>;
  readonly positions: number;
  readonly units: number;
  readonly returned_units: number;
  readonly returned_cents: number;
}

/** The place of an order's status among the three. */
export const statusPlace = `case o.state ${orderStates
  .map((state) => ({ state, status: toReportStatus(state) }))
  .flatMap(({ state, status }) =>
    status === null ? [] : `when '${state}' then ${reportStatuses.indexOf(status)}`,
  )
  .join(' ')} end`;

const orderSorts = {
  date: 'o.placed_at',
  number: 'o.order_number',
  vendor: 'lower(o.vendor_name)',
  status: statusPlace,
  units: 'l.units',
  value: 'net_cents',
} as const;
export type OrderSort = keyof typeof orderSorts;

const linesOf = (where: string): string => `
  select p.order_id, count(*)::integer as positions, sum(p.quantity)::float8 as units, sum(p.net_cents)::float8 as net_cents,
         sum(p.returned)::float8 as returned_units, ${returnedSum}::float8 as returned_cents
  from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
  where ${where} group by p.order_id`;

export function listOrders(
  tx: Tx,
  wish: OrderConditions,
  span: DaySpan,
  { sort, descending, ...page }: Sorting<OrderSort>,
): Promise<OrderRow[]> {
  const conditions = orderConditions(wish, span);
  const values = looksAtLines(wish)
    ? 'l.net_cents as goods_cents, 0 as shipping_cents, 0 as surcharge_cents, l.net_cents'
    : 'o.goods_cents, o.shipping_cents, o.surcharge_cents, o.net_cents';
  const direction = descending ? 'desc' : 'asc';
  return tx.rows<OrderRow>(
    `select o.id, o.order_number, o.placed_at, o.state, o.vendor_id, o.vendor_name, v.hue, l.positions, l.units,
            ${values}, l.returned_units, l.returned_cents
     from (${linesOf(conditions.text)}) l join purchase_order o on o.practice_id = $practice and o.id = l.order_id
     join vendor v on v.id = o.vendor_id
     order by ${orderSorts[sort]} ${direction}, o.id ${direction}
     ${pageClause(conditions, page)}`,
    conditions.values,
  );
}

export async function countOrders(tx: Tx, wish: OrderConditions, span: DaySpan): Promise<number> {
  const conditions = orderConditions(wish, span);
  const source = looksAtLines(wish)
    ? 'purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id'
    : 'purchase_order o';
  const { count } = await tx.one<{ count: number }>(
    `select count(distinct o.id)::integer as count from ${source} where ${conditions.text}`,
    conditions.values,
  );
  return count;
}
