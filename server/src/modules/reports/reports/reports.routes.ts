import { activityExportCalls as activity } from '@praxora/contract/reports/activity-export.calls';
import { inventoryVersionCalls as versions } from '@praxora/contract/reports/inventory-versions.calls';
import { reportExportCalls as exports } from '@praxora/contract/reports/report-exports.calls';
import { reportViewCalls as views } from '@praxora/contract/reports/report-views.calls';
import { orderReportCalls as orders } from '@praxora/contract/reports/reports.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { addPrices } from '../../inventory/index.ts';
import { reports } from './described/report-list.ts';
import { exportActivity } from './export/activity-file.ts';
import { cancelExport, exportReport, getExport } from './export/exports.ts';
import { reportPositions } from './orders-by-article.ts';
import { reportOrders } from './report-orders.ts';
import { readiness } from './versions/readiness.ts';
import { listVersions, makeVersion } from './versions/versions.ts';
import { changeView, deleteView, listViews, mailView, saveView } from './views/views.ts';

export function reportRoutes(http: Http): void {
  for (const { route } of Object.values(reports)) route(http);
  http.answer(orders.reportOrders, (context, { query }) => reportOrders(context, query));
  http.answer(orders.reportPositions, (context, { query }) => reportPositions(context, query));
  http.answer(versions.listInventoryVersions, listVersions);
  http.answer(versions.makeInventoryVersion, (context, { body }) => makeVersion(context, body));
  http.answer(versions.inventoryReadiness, (context, { query }) => readiness(context, query));
  http.answer(versions.addPrices, async (context, { body }) => ({
    entries: await addPrices(context, body.prices),
  }));
  http.answer(exports.exportReport, (context, { params, body }) =>
    exportReport(context, params.report, body),
  );
  http.answer(exports.getReportExport, (context, { params }) => getExport(context, params.exportId));
  http.answer(exports.cancelReportExport, (context, { params }) => cancelExport(context, params.exportId));
  http.answer(activity.exportActivity, (context, { query }) => exportActivity(context, query));
  http.answer(views.listReportViews, listViews);
  http.answer(views.saveReportView, (context, { body }) => saveView(context, body));
  http.answer(views.changeReportView, (context, { params, body }) =>
    changeView(context, params.viewId, body),
  );
  http.answer(views.deleteReportView, (context, { params }) => deleteView(context, params.viewId));
  http.answer(views.mailReportView, (context, { body }) => mailView(context, body.viewId));
}
