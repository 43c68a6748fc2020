// Prices really invoiced, compared with those agreed.
import type { InvoicedPriceRow } from '@praxora/contract/reports/order-reports';
import { invoicedPricesQuery } from '@praxora/contract/reports/report-query';
import { invoicedPriceCalls } from '@praxora/contract/reports/reports.calls';
import { invoicedPriceRows, invoicedPrices } from '../invoiced-prices.ts';
import { type Column, describeReport, figuresOnly, money, number, period, text } from './report.ts';

const columns: readonly Column<InvoicedPriceRow>[] = [
  text('Artikel', 'Product', [40, 5], ({ name }, language) => name[language]),
  text('Lieferant', 'Vendor', [24, 3], ({ vendorName }) => vendorName),
  number('Rechnungen', 'Invoices', [12, 1.8], ({ invoices }) => invoices),
  number('Menge', 'Quantity', [10, 1.5], ({ quantity }) => quantity),
  number('Vereinbart', 'Agreed', [14, 2.2], ({ agreedCents }) => money(agreedCents)),
  number('Berechnet', 'Charged', [14, 2.2], ({ chargedCents }) => money(chargedCents)),
  number('Unterschied', 'Difference', [14, 2.2], ({ differenceCents }) => money(differenceCents)),
];

export const invoicedPricesReport = describeReport({
  title: { de: 'Berechnete Preise', en: 'Invoiced prices' },
  query: invoicedPricesQuery,
  route: (http) =>
    http.answer(invoicedPriceCalls.invoicedPrices, (context, { query }) => invoicedPrices(context, query)),
  columns,
  file: async (context, query, language) => {
    const { span, total, totals } = await invoicedPrices(context, { ...query, ...figuresOnly });
    return {
      days: period(span, language),
      count: total,
      rows: invoicedPriceRows(context, query, span),
      totals: [[columns[6]?.title[language] ?? '', money(totals.differenceCents)]],
    };
  },
});
