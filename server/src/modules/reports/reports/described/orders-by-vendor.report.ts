// Orders by vendor.
import type { VendorRow } from '@praxora/contract/reports/order-reports';
import { ordersByVendorQuery } from '@praxora/contract/reports/report-query';
import { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import { ordersByVendor } from '../orders-by-vendor.ts';
import { type Column, describeReport, figuresOnly, money, number, period, text } from './report.ts';

const columns: readonly Column<VendorRow>[] = [
  text('Lieferant', 'Vendor', [30, 5], ({ name }) => name),
  number('Bestellungen', 'Orders', [14, 2], ({ orders }) => orders),
  number('Positionen', 'Positions', [12, 2], ({ positions }) => positions),
  number('Einheiten', 'Units', [12, 2], ({ units }) => units),
  number('Warenwert', 'Goods', [14, 2.4], ({ goodsCents }) => money(goodsCents)),
  number('Versand', 'Shipping', [12, 2], ({ shippingCents }) => money(shippingCents)),
  number('Zuschläge', 'Surcharges', [12, 2], ({ surchargeCents }) => money(surchargeCents)),
  number('Wert', 'Value', [14, 2.4], ({ netCents }) => money(netCents)),
  number('Anteil in %', 'Share in %', [12], ({ share }) => Math.round(share * 1000) / 10),
  number('Retourniert', 'Returned', [14, 2.2], ({ returnedCents }) => money(returnedCents)),
];

const everyVendor = { ...figuresOnly, pageSize: 100_000 } as const;

async function* once<Row>(rows: readonly Row[]) {
  yield rows;
}

export const ordersByVendorReport = describeReport({
  title: { de: 'Bestellungen nach Lieferant', en: 'Orders by vendor' },
  query: ordersByVendorQuery,
  route: (http) =>
    http.answer(orderReportCalls.ordersByVendor, (context, { query }) => ordersByVendor(context, query)),
  columns,
  file: async (context, query, language) => {
    const { items, span, totals } = await ordersByVendor(context, { ...query, ...everyVendor });
    return {
      days: period(span, language),
      count: items.length,
      rows: once(items),
      totals: [
        [columns[1]?.title[language] ?? '', totals.orders],
        [columns[7]?.title[language] ?? '', money(totals.netCents)],
      ],
    };
  },
});
