// Orders by product and vendor.
import type { ArticleRow } from '@praxora/contract/reports/order-reports';
import { ordersByArticleQuery } from '@praxora/contract/reports/report-query';
import { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import { statusNames, toCalendarDay, words } from '../export/words.ts';
import { articleRows, ordersByArticle } from '../orders-by-article.ts';
import { type Column, describeReport, figuresOnly, money, number, period, text } from './report.ts';

const columns: readonly Column<ArticleRow>[] = [
  text('Artikel', 'Product', [40, 5], ({ name }, language) => name[language]),
  text('Hersteller', 'Manufacturer', [20], ({ manufacturer }) => manufacturer),
  text('Herstellernr.', 'Manufacturer number', [18], ({ manufacturerNumber }) => manufacturerNumber),
  text('Lieferant', 'Vendor', [24, 3], ({ vendorName }) => vendorName),
  text('Zuletzt bestellt', 'Last ordered', [14, 2.2], ({ placedAt }) => ({ day: toCalendarDay(placedAt) })),
  text('Status', 'Status', [14, 2.2], ({ status }, language) => statusNames[language][status]),
  number('Bestellungen', 'Orders', [14], ({ orders }) => orders),
  number('Menge', 'Quantity', [10, 1.6], ({ quantity }) => quantity),
  number('Stückpreis', 'Unit price', [12, 2], ({ unitPriceCents }) => money(unitPriceCents)),
  number('Wert', 'Value', [14, 2.2], ({ valueCents }) => money(valueCents)),
  number('Retourniert', 'Returned', [14], ({ returnedCents }) => money(returnedCents)),
];

export const ordersByArticleReport = describeReport({
  title: { de: 'Bestellungen nach Artikel', en: 'Orders by article' },
  query: ordersByArticleQuery,
  route: (http) =>
    http.answer(orderReportCalls.ordersByArticle, (context, { query }) => ordersByArticle(context, query)),
  columns,
  file: async (context, query, language) => {
    const { span, total, totals } = await ordersByArticle(context, { ...query, ...figuresOnly });
    return {
      days: period(span, language),
      count: total,
      rows: articleRows(context, query, span),
      totals: [[words[language].total, money(totals.goodsCents)]],
    };
  },
});
