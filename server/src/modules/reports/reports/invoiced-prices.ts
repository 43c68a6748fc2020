// Prices really invoiced against those agreed, by product and vendor.
import type { InvoicedPriceRow } from '@praxora/contract/reports/order-reports';
import type { invoicedPriceCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { readRows, streamRows } from './conditions.ts';
import * as repository from './invoiced-prices.repository.ts';
import { toProduct } from './orders-by-article.ts';
import { everyRow, toPage } from './paging.ts';
import { type ReportContext, refuseForeign, toRequestedDays } from './requested-days.ts';

type Query = QueryOf<typeof invoicedPriceCalls.invoicedPrices>;

export async function invoicedPrices(
  context: ReportContext,
  query: Query,
): Promise<DataOf<typeof invoicedPriceCalls.invoicedPrices>> {
  const { tx } = context;
  await refuseForeign(context, query);
  const { span } = toRequestedDays(context, query);
  const sum = await repository.sumInvoiced(tx, query, span);
  const rows = await readRows<repository.InvoicedRow>(
    tx,
    repository.invoicedPricesStatement(query, span, toPage(query)),
  );
  return {
    span,
    items: rows.map(toInvoicedRow),
    total: rows[0]?.found ?? 0,
    totals: {
      invoices: sum.invoices,
      agreedCents: sum.agreed_cents,
      chargedCents: sum.charged_cents,
      differenceCents: sum.charged_cents - sum.agreed_cents,
      tooMuchCents: sum.too_much_cents,
    },
  };
}

export async function* invoicedPriceRows(
  { tx }: ReportContext,
  query: Query,
  span: DaySpan,
): AsyncGenerator<InvoicedPriceRow[]> {
  const statement = repository.invoicedPricesStatement(query, span, everyRow(query));
  for await (const part of streamRows<repository.InvoicedRow>(tx, statement)) yield part.map(toInvoicedRow);
}

const toInvoicedRow = (row: repository.InvoicedRow): InvoicedPriceRow => ({
  ...toProduct(row),
  invoices: row.invoices,
  quantity: row.quantity,
  agreedCents: row.agreed_cents,
  chargedCents: row.charged_cents,
  differenceCents: row.charged_cents - row.agreed_cents,
});
