import { referenceCalls as calls } from '@praxora/contract/system/reference.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { listManufacturers } from './reference.service.ts';

export function referenceRoutes(http: Http): void {
  http.answer(calls.listManufacturers, (context) => listManufacturers(context));
}
