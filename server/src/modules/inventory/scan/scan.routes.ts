import { scanCalls as calls } from '@praxora/contract/inventory/scan.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { resolveScan } from './scan.service.ts';
import { listScannable, lookUpScanned } from './scannable.ts';

export function scanRoutes(http: Http): void {
  http.answer(calls.resolveScan, (context, { query }) => resolveScan(context, query));
  http.answer(calls.lookUpScanned, (context, { query }) => lookUpScanned(context, query));
  http.answer(calls.listScannable, (context, { query }) => listScannable(context, query));
}
