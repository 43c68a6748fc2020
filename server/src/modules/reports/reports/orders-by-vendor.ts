// Orders by vendor, and the orders behind each sum.
import type { OrderFigures, VendorRow } from '@praxora/contract/reports/order-reports';
import type { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import { groupBy } from '../../../platform/group-by.ts';
import { looksAtLines } from './order-conditions.ts';
import { addUp, orderGroups, toOrderFigures } from './order-figures.ts';
import { type OrderSum, sumOrders } from './order-sums.repository.ts';
import { listPartNames, type PartName } from './parts.repository.ts';
import { type ReportContext, type RequestedDays, refuseForeign, toRequestedDays } from './requested-days.ts';
import { listStarts } from './series.ts';

type Query = QueryOf<typeof orderReportCalls.ordersByVendor>;
type Answer = DataOf<typeof orderReportCalls.ordersByVendor>;

/** More colours than these nobody tells apart. */
const vendorsInChart = 6;

export async function ordersByVendor(context: ReportContext, query: Query): Promise<Answer> {
  const { tx } = context;
  await refuseForeign(context, query);
  const days = toRequestedDays(context, query);
  // Shipping belongs to an order, not to its lines: where those are told apart it is left out everywhere, so that all agrees.
  const isOfLines = looksAtLines(query) || query.groupBy === 'category' || query.groupBy === 'costCenter';
  const grouping = { by: 'vendor', ofLines: isOfLines } as const;
  const sums = await sumOrders(tx, query, days.span, { ...grouping, step: days.step });
  const before =
    days.spanBefore && (await sumOrders(tx, query, days.spanBefore, { ...grouping, step: null }));
  const names = await listPartNames(tx, 'vendor', [...new Set(sums.map(({ part }) => part))]);
  const totals = addUp(sums);
  const rows = toRows(sums, before, { names, totals });
  return {
    span: days.span,
    spanBefore: days.spanBefore,
    isOfLines,
    items: sorted(rows, query).slice(query.page * query.pageSize, (query.page + 1) * query.pageSize),
    total: rows.length,
    totals,
    totalsBefore: before && addUp(before),
    groups: await orderGroups(tx, query, days, { sums, before, areByVendor: true }),
    series: seriesOf(sums, rows, days),
  };
}

function toRows(
  sums: readonly OrderSum[],
  before: readonly OrderSum[] | null,
  all: { readonly names: ReadonlyMap<number, PartName>; readonly totals: OrderFigures },
): VendorRow[] {
  const earlier = new Map(before?.map((sum) => [sum.part, sum]));
  return [...groupBy(sums, ({ part }) => part ?? 0)].map(([vendorId, ofOne]) => {
    const figures = addUp(ofOne);
    const was = earlier.get(vendorId);
    const name = all.names.get(vendorId);
    return {
      vendorId,
      name: name?.name_de ?? '',
      hue: name?.hue ?? 0,
      isFavorite: name?.is_favourite ?? false,
      ...figures,
      share: all.totals.netCents > 0 ? figures.netCents / all.totals.netCents : 0,
      before: was ? toOrderFigures(was) : null,
    };
  });
}

const measures: Record<Exclude<Query['sort'], 'vendor'>, (row: VendorRow) => number> = {
  orders: ({ orders }) => orders,
  positions: ({ positions }) => positions,
  units: ({ units }) => units,
  value: ({ netCents }) => netCents,
  share: ({ netCents }) => netCents,
  returned: ({ returnedCents }) => returnedCents,
};

function sorted(rows: readonly VendorRow[], { sort, descending = sort !== 'vendor' }: Query): VendorRow[] {
  const sign = descending ? -1 : 1;
  const byName = (a: VendorRow, b: VendorRow) =>
    a.name.localeCompare(b.name, 'de') || a.vendorId - b.vendorId;
  if (sort === 'vendor') return rows.toSorted((a, b) => sign * byName(a, b));
  const measure = measures[sort];
  return rows.toSorted((a, b) => sign * (measure(a) - measure(b)) || byName(a, b));
}

function seriesOf(
  sums: readonly OrderSum[],
  rows: readonly VendorRow[],
  days: RequestedDays,
): Answer['series'] {
  const starts = listStarts(
    days,
    sums.flatMap(({ start }) => start ?? []),
  );
  const shown = rows
    .toSorted((a, b) => b.netCents - a.netCents || a.name.localeCompare(b.name) || a.vendorId - b.vendorId)
    .slice(0, vendorsInChart);
  const shownIds = new Set<number | null>(shown.map(({ vendorId }) => vendorId));
  const centsOf = (belongs: (sum: OrderSum) => boolean): number[] => {
    const byStart = groupBy(sums.filter(belongs), ({ start }) => start);
    return starts.map((start) => (byStart.get(start) ?? []).reduce((sum, one) => sum + one.net_cents, 0));
  };
  return {
    step: days.step,
    starts,
    vendors: shown.map(({ vendorId, name, hue }) => ({
      id: vendorId,
      name,
      hue,
      cents: centsOf(({ part }) => part === vendorId),
    })),
    others: centsOf(({ part }) => !shownIds.has(part)),
  };
}
