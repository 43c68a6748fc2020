// Prices paid against the lowest price that was valid on the order's day; and the optimizer's savings in the same days.
import type { PriceCheckRow } from '@praxora/contract/reports/order-reports';
import type { priceCheckCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { readRows, streamRows } from './conditions.ts';
import { toProduct } from './orders-by-article.ts';
import { everyRow, toPage } from './paging.ts';
import * as repository from './price-check.repository.ts';
import { type ReportContext, refuseForeign, toRequestedDays } from './requested-days.ts';
import { sumSavings } from './savings.repository.ts';

type Query = QueryOf<typeof priceCheckCalls.priceCheck>;

export async function priceCheck(
  context: ReportContext,
  query: Query,
): Promise<DataOf<typeof priceCheckCalls.priceCheck>> {
  const { tx } = context;
  await refuseForeign(context, query);
  const { span } = toRequestedDays(context, query);
  const totals = await repository.sumPriceCheck(tx, query, span);
  const rows = await readRows<repository.CheckedRow>(
    tx,
    repository.priceCheckStatement(query, span, toPage(query)),
  );
  const savings = await sumSavings(tx, span);
  return {
    span,
    items: rows.map(checkedRowOf),
    total: rows[0]?.found ?? 0,
    totals: {
      paidCents: totals.paid_cents,
      lowestCents: totals.lowest_cents,
      differenceCents: totals.paid_cents - totals.lowest_cents,
      uncheckedPositions: totals.unchecked_positions,
      uncheckedCents: totals.unchecked_cents,
    },
    savings: { savingCents: savings.saving_cents, parcels: savings.parcels, count: savings.count },
  };
}

export async function* priceCheckRows(
  { tx }: ReportContext,
  query: Query,
  span: DaySpan,
): AsyncGenerator<PriceCheckRow[]> {
  const statement = repository.priceCheckStatement(query, span, everyRow(query));
  for await (const part of streamRows<repository.CheckedRow>(tx, statement)) yield part.map(checkedRowOf);
}

const checkedRowOf = (row: repository.CheckedRow): PriceCheckRow => ({
  ...toProduct(row),
  orders: row.orders,
  quantity: row.quantity,
  paidCents: row.paid_cents,
  lowestCents: row.lowest_cents,
  differenceCents: row.paid_cents - row.lowest_cents,
  lowest: {
    vendorId: row.lowest_vendor_id,
    vendorName: row.lowest_vendor_name,
    unitPriceCents: row.lowest_unit_cents,
  },
  lastUnitPriceCents: row.last_unit_cents,
});
