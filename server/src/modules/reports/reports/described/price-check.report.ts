// Prices paid, compared with the lowest price of the day.
import type { PriceCheckRow } from '@praxora/contract/reports/order-reports';
import { priceCheckQuery } from '@praxora/contract/reports/report-query';
import { priceCheckCalls } from '@praxora/contract/reports/reports.calls';
import { priceCheck, priceCheckRows } from '../price-check.ts';
import { type Column, describeReport, figuresOnly, money, number, period, text } from './report.ts';

const columns: readonly Column<PriceCheckRow>[] = [
  text('Artikel', 'Product', [40, 5], ({ name }, language) => name[language]),
  text('Lieferant', 'Vendor', [24, 3], ({ vendorName }) => vendorName),
  number('Menge', 'Quantity', [10, 1.5], ({ quantity }) => quantity),
  number('Bezahlt', 'Paid', [14, 2.2], ({ paidCents }) => money(paidCents)),
  number('Günstigster Preis', 'Lowest price', [16, 2.4], ({ lowestCents }) => money(lowestCents)),
  number('Unterschied', 'Difference', [14, 2.2], ({ differenceCents }) => money(differenceCents)),
  text('Günstigster Lieferant', 'Lowest vendor', [24, 3], ({ lowest }) => lowest.vendorName),
];

export const priceCheckReport = describeReport({
  title: { de: 'Preisprüfung', en: 'Price check' },
  query: priceCheckQuery,
  route: (http) =>
    http.answer(priceCheckCalls.priceCheck, (context, { query }) => priceCheck(context, query)),
  columns,
  file: async (context, query, language) => {
    const { span, total, totals } = await priceCheck(context, { ...query, ...figuresOnly });
    return {
      days: period(span, language),
      count: total,
      rows: priceCheckRows(context, query, span),
      totals: [[columns[5]?.title[language] ?? '', money(totals.differenceCents)]],
    };
  },
});
