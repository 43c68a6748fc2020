import { dataExportCalls as calls } from '@praxora/contract/reports/data-export.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { cancelExport, latestExport, startExport } from './data-export.service.ts';

export function dataExportRoutes(http: Http): void {
  http.answer(calls.latestExport, (context) => latestExport(context));
  http.answer(calls.startExport, (context) => startExport(context));
  http.answer(calls.cancelExport, (context, { params }) => cancelExport(context, params.exportId));
}
