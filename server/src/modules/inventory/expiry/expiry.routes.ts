import { expiryCalls } from '@praxora/contract/inventory/expiry.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { expiryFile } from './expiry-file.ts';
import { listExpiryRows } from './expiry-rows.ts';

export function expiryRoutes(http: Http): void {
  http.answer(expiryCalls.listExpiryRows, (context, { query }) => listExpiryRows(context, query));
  http.download(expiryCalls.exportExpiryRows, (context, { query }) => expiryFile(context, query));
}
