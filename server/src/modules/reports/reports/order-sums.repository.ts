// SQL that sums orders: whole ones, or those of their lines that are asked for.
import type { SeriesStep } from '@praxora/rules/reports/report-period';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { localTime } from '../../../platform/database/local-time.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { categoryJoins, upperCategory } from './conditions.ts';
import { looksAtLines, type OrderConditions, orderConditions } from './order-conditions.ts';

export type OrderPart = 'vendor' | 'category' | 'costCenter';

export interface OrderSum {
  /** Id of the vendor, category or cost center. */
  readonly part: number | null;
  readonly start: string | null;
  readonly orders: number;
  readonly positions: number;
  readonly units: number;
  readonly goods_cents: number;
  readonly shipping_cents: number;
  readonly surcharge_cents: number;
  readonly net_cents: number;
  readonly returned_units: number;
  readonly returned_cents: number;
}

interface Grouping {
  readonly by: OrderPart | null;
  readonly step: SeriesStep | null;
  /** Goods alone, also where whole orders are asked for. */
  readonly ofLines?: boolean;
}

const startOfStep = (step: SeriesStep | null): string => {
  const day = `${localTime('o.placed_at')}::date`;
  if (step === null) return 'null::date';
  return step === 'day' ? day : `date_trunc('month', ${day})::date`;
};

/** Returned value of a line `p`, at the price it was bought for. */
export const returnedCents = `case when p.returned > 0 then round(p.net_cents::numeric * p.returned / p.quantity) else 0 end`;

/** Over lines `p`; only what went back is reckoned. */
export const returnedSum = `coalesce(sum(${returnedCents}) filter (where p.returned > 0), 0)::bigint`;

const sumsOfOrder = `
  count(*) as positions, sum(p.quantity) as units, sum(p.returned) as returned_units, ${returnedSum} as returned_cents`;
const sumsOfLines = `
  sum(p.positions)::float8 as positions, sum(p.units)::float8 as units, sum(p.returned_units)::float8 as returned_units,
  sum(p.returned_cents)::float8 as returned_cents`;

function wholeOrders(where: string, part: string, start: string): string {
  return `
    with chosen as materialized (
      select o.id, ${part} as part, ${start} as start, o.goods_cents, o.shipping_cents, o.surcharge_cents, o.net_cents
      from purchase_order o where ${where}
    ), line as (
      select p.order_id, ${sumsOfOrder}
      from order_position p where p.practice_id = $practice and p.order_id in (select id from chosen) group by p.order_id
    )
    select o.part, o.start, count(*)::integer as orders, sum(o.goods_cents)::float8 as goods_cents,
           sum(o.shipping_cents)::float8 as shipping_cents, sum(o.surcharge_cents)::float8 as surcharge_cents,
           sum(o.net_cents)::float8 as net_cents, ${sumsOfLines}
    from chosen o left join line p on p.order_id = o.id group by 1, 2`;
}

const goodsAlone = `
  sum(p.net_cents)::float8 as goods_cents, 0::float8 as shipping_cents, 0::float8 as surcharge_cents,
  sum(p.net_cents)::float8 as net_cents`;

/** Lines of an order are added up first: so it is counted once, and its day is reckoned once. */
function linesOnly(where: string, by: Exclude<OrderPart, 'category'> | null, start: string): string {
  return `
    select ${by === 'vendor' ? 'o.vendor_id' : 'p.part'} as part, ${start} as start, count(*)::integer as orders, ${goodsAlone},
           ${sumsOfLines}
    from (
      select p.order_id, ${by === 'costCenter' ? 'p.cost_center_id' : 'null::integer'} as part, sum(p.net_cents) as net_cents,
             ${sumsOfOrder}
      from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id where ${where} group by 1, 2
    ) p join purchase_order o on o.practice_id = $practice and o.id = p.order_id group by 1, 2`;
}

/** Lines of an order are of many categories: there is little to add up before. */
function linesByCategory(where: string, start: string): string {
  return `
    select ${upperCategory} as part, ${start} as start, count(distinct o.id)::integer as orders, ${goodsAlone},
           count(*)::float8 as positions, sum(p.quantity)::float8 as units, sum(p.returned)::float8 as returned_units,
           ${returnedSum}::float8 as returned_cents
    from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id ${categoryJoins('p.product_id')}
    where ${where} group by 1, 2`;
}

export function sumOrders(
  tx: Tx,
  wish: OrderConditions,
  span: DaySpan,
  { by, step, ofLines = false }: Grouping,
): Promise<OrderSum[]> {
  const conditions = orderConditions(wish, span);
  const start = startOfStep(step);
  const isOfLines = ofLines || looksAtLines(wish) || by === 'costCenter';
  if (by === 'category') return tx.rows<OrderSum>(linesByCategory(conditions.text, start), conditions.values);
  return tx.rows<OrderSum>(
    isOfLines
      ? linesOnly(conditions.text, by, start)
      : wholeOrders(conditions.text, by === null ? 'null::integer' : 'o.vendor_id', start),
    conditions.values,
  );
}
