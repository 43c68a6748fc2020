// Figures of orders as the reports tell them.
import type { OrderFigures, OrderGroup } from '@praxora/contract/reports/order-reports';
import { startOfMonth } from '@praxora/rules/shared/calendar';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { Tx } from '../../../platform/database/tx.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { toGroups } from './groups.ts';
import type { OrderConditions } from './order-conditions.ts';
import { type OrderPart, type OrderSum, sumOrders } from './order-sums.repository.ts';
import type { RequestedDays } from './requested-days.ts';

export const toOrderFigures = (sum: OrderSum): OrderFigures => ({
  orders: sum.orders,
  positions: sum.positions,
  units: sum.units,
  goodsCents: sum.goods_cents,
  shippingCents: sum.shipping_cents,
  surchargeCents: sum.surcharge_cents,
  netCents: sum.net_cents,
  returnedUnits: sum.returned_units,
  returnedCents: sum.returned_cents,
});

const nothing: OrderFigures = {
  orders: 0,
  positions: 0,
  units: 0,
  goodsCents: 0,
  shippingCents: 0,
  surchargeCents: 0,
  netCents: 0,
  returnedUnits: 0,
  returnedCents: 0,
};

const names = Object.keys(nothing) as (keyof OrderFigures)[];

/** Total of partial sums that have no order in common. */
export function addUp(sums: readonly OrderSum[]): OrderFigures {
  const total = { ...nothing };
  for (const sum of sums) {
    const figures = toOrderFigures(sum);
    for (const name of names) total[name] += figures[name];
  }
  return total;
}

/** Sums that are known already: by the steps of the chart, and by vendor where they are told by vendor. */
interface KnownSums {
  readonly sums: readonly OrderSum[];
  readonly before: readonly OrderSum[] | null;
  readonly areByVendor: boolean;
}

type GroupedBy = 'month' | 'vendor' | 'category' | 'costCenter';

/** An order has one vendor and one day: these are added up of what is known. */
function groupsKnown(by: 'month' | 'vendor', { sums, before }: KnownSums) {
  const added = (some: readonly OrderSum[]) =>
    [
      ...groupBy(some, ({ part, start }) => (by === 'vendor' ? part : startOfMonth(start ?? ''))).values(),
    ].map((own) => ({
      part: by === 'vendor' ? (own[0]?.part ?? null) : null,
      start: by === 'month' ? startOfMonth(own[0]?.start ?? '') : null,
      figures: addUp(own),
    }));
  return { sums: added(sums), before: by === 'month' ? null : before && added(before) };
}

/** Grouped by what a query asks for; empty without. */
export async function orderGroups(
  tx: Tx,
  query: OrderConditions & { readonly groupBy?: GroupedBy | undefined },
  { span, spanBefore }: RequestedDays,
  known: KnownSums,
): Promise<OrderGroup[]> {
  const { groupBy: by } = query;
  if (by === undefined) return [];
  const summed = async (part: OrderPart, days: DaySpan) =>
    (await sumOrders(tx, query, days, { by: part, step: null, ofLines: !known.areByVendor })).map((sum) => ({
      part: sum.part,
      start: null,
      figures: toOrderFigures(sum),
    }));
  const told =
    by === 'month' || (by === 'vendor' && known.areByVendor)
      ? groupsKnown(by, known)
      : { sums: await summed(by, span), before: spanBefore && (await summed(by, spanBefore)) };
  return toGroups(tx, by, told, {
    figuresOf: ({ figures }) => figures,
    sizeOf: ({ figures }) => figures.netCents,
  });
}
