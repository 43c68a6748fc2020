// Orders by product and vendor, and the lines behind them.
import type { ArticleRow, ReportPosition } from '@praxora/contract/reports/order-reports';
import type { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { readRows, streamRows } from './conditions.ts';
import { addUp, orderGroups } from './order-figures.ts';
import { requireReportStatus } from './order-status.ts';
import { sumOrders } from './order-sums.repository.ts';
import * as repository from './orders-by-article.repository.ts';
import { everyRow, toPage } from './paging.ts';
import { type ReportContext, refuseForeign, toRequestedDays } from './requested-days.ts';
import { listStarts } from './series.ts';

type Calls = typeof orderReportCalls;

export async function ordersByArticle(
  context: ReportContext,
  query: QueryOf<Calls['ordersByArticle']>,
): Promise<DataOf<Calls['ordersByArticle']>> {
  const { tx } = context;
  await refuseForeign(context, query);
  const days = toRequestedDays(context, query);
  const { span, spanBefore, step } = days;
  const sums = await sumOrders(tx, query, span, { by: null, step, ofLines: true });
  const before =
    spanBefore && (await sumOrders(tx, query, spanBefore, { by: null, step: null, ofLines: true }));
  const rows = await readRows<repository.ArticleSumRow>(
    tx,
    repository.articleSumsStatement(query, span, toPage(query)),
  );
  const earlier =
    spanBefore && rows.length > 0 ? await repository.listEarlierSums(tx, query, spanBefore, rows) : [];
  const starts = new Map(sums.map((sum) => [sum.start, sum]));
  return {
    span,
    spanBefore,
    isOfLines: true,
    items: rows.map((row) => articleRowOf(row, earlier)),
    total: rows[0]?.found ?? 0,
    totals: addUp(sums),
    totalsBefore: before && addUp(before),
    groups: await orderGroups(tx, query, days, { sums, before, areByVendor: false }),
    series: {
      step,
      points: listStarts(
        days,
        sums.flatMap(({ start }) => start ?? []),
      ).map((start) => ({
        start,
        cents: starts.get(start)?.goods_cents ?? 0,
        units: starts.get(start)?.units ?? 0,
      })),
    },
  };
}

export async function* articleRows(
  { tx }: ReportContext,
  query: QueryOf<Calls['ordersByArticle']>,
  span: DaySpan,
): AsyncGenerator<ArticleRow[]> {
  const statement = repository.articleSumsStatement(query, span, everyRow(query));
  for await (const part of streamRows<repository.ArticleSumRow>(tx, statement))
    yield part.map((row) => articleRowOf(row, []));
}

export const toProduct = (row: repository.ProductOfLine) => ({
  productId: row.product_id,
  articleId: row.article_id,
  name: { de: row.name_de, en: row.name_en },
  manufacturer: row.manufacturer,
  manufacturerNumber: row.manufacturer_number,
  picture: row.picture,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  hue: row.hue,
});

const figuresOf = (sum: repository.EarlierSum | repository.ArticleSumRow) => ({
  orders: sum.orders,
  quantity: sum.quantity,
  valueCents: sum.value_cents,
  returnedUnits: sum.returned_units,
  returnedCents: sum.returned_cents,
});

function articleRowOf(row: repository.ArticleSumRow, earlier: readonly repository.EarlierSum[]): ArticleRow {
  const was = earlier.find(
    ({ product_id, gone, vendor_id }) =>
      vendor_id === row.vendor_id &&
      product_id === row.product_id &&
      (product_id !== null || gone === row.name_de),
  );
  return {
    ...toProduct(row),
    ...figuresOf(row),
    placedAt: row.placed_at.toISOString(),
    status: requireReportStatus(row.state),
    unitPriceCents: Math.round(row.value_cents / row.quantity),
    lastUnitPriceCents: row.last_unit_cents,
    before: was ? figuresOf(was) : null,
  };
}

export async function reportPositions(
  context: ReportContext,
  query: QueryOf<Calls['reportPositions']>,
): Promise<DataOf<Calls['reportPositions']>> {
  const { tx } = context;
  await refuseForeign(context, query);
  const { span } = toRequestedDays(context, query);
  const rows = await repository.listPositions(tx, query, span, toPage(query));
  return { items: rows.map(positionOf), total: await repository.countPositions(tx, query, span) };
}

const positionOf = (row: repository.PositionRow): ReportPosition => ({
  ...toProduct(row),
  orderId: row.order_id,
  orderNumber: row.order_number,
  placedAt: row.placed_at.toISOString(),
  status: requireReportStatus(row.state),
  costCenter: row.cost_center,
  quantity: row.quantity,
  unitPriceCents: row.unit_price_cents,
  valueCents: row.net_cents,
  returnedUnits: row.returned,
  returnedCents: row.returned_cents,
});
