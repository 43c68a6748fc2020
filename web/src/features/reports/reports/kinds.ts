// Filters, groupings, address and title of each report.
import { type ReportKind, type ReportName, reportList } from '@praxora/rules/reports/report-list';
import { useLanguage } from '../../../lib/i18n.ts';
import { paths, reportRouteKey } from '../../../lib/paths.ts';

/** The view inside of orders by article: what was paid against the lowest price of the day. */
const priceCheck: ReportKind = {
  ...reportList['orders-by-article'],
  groupings: [],
  sorts: ['name', 'vendor', 'quantity', 'paid', 'lowest', 'difference'],
  sort: 'difference',
  descendsAtFirst: ['quantity', 'paid', 'lowest', 'difference'],
};

export const reportKind = (report: ReportName, isPriceCheck = false): ReportKind =>
  isPriceCheck && report === 'orders-by-article' ? priceCheck : reportList[report];
export const pathOfReport = (report: ReportName): string => paths[reportRouteKey(report)].path;

/** Where its tab leads: the inventory by storage, as it is signed. */
export const addressOfReport = (report: ReportName): string =>
  report === 'inventory' ? `${pathOfReport(report)}?groupBy=storage` : pathOfReport(report);

export function useReportTitle(): (report: ReportName) => string {
  const language = useLanguage();
  return (report) => reportList[report].title[language];
}
