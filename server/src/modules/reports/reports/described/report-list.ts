// Every report, by its name in addresses, files and saved views.
import type { ReportName } from '@praxora/rules/reports/report-list';
import { consumptionReport } from './consumption.report.ts';
import { inventoryReport } from './inventory.report.ts';
import { invoicedPricesReport } from './invoiced-prices.report.ts';
import { ordersByArticleReport } from './orders-by-article.report.ts';
import { ordersByVendorReport } from './orders-by-vendor.report.ts';
import { priceCheckReport } from './price-check.report.ts';
import type { Report } from './report.ts';
import { stockMovementsReport } from './stock-movements.report.ts';

/** The price check is a view inside of orders by article, with a file of its own. */
export type ExportedReport = ReportName | 'price-check';

export const reports: Readonly<Record<ExportedReport, Report>> = {
  'orders-by-vendor': ordersByVendorReport,
  'orders-by-article': ordersByArticleReport,
  'price-check': priceCheckReport,
  'invoiced-prices': invoicedPricesReport,
  consumption: consumptionReport,
  'stock-movements': stockMovementsReport,
  inventory: inventoryReport,
};

/** Which of them a saved view or an export means. */
export const shownReport = (report: ReportName, view: unknown): ExportedReport =>
  report === 'orders-by-article' && view === 'price-check' ? view : report;
