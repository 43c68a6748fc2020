import { vendorCalls as calls } from '@praxora/contract/vendors/vendors.calls';
import type { Http } from '../../platform/http/answer.ts';
import * as vendors from './vendors.service.ts';

export function vendorRoutes(http: Http): void {
  http.answer(calls.listVendors, (context) => vendors.listVendors(context));

  http.answer(calls.setVendorPreference, (context, { params, body }) =>
    vendors.setPreference(context, params.vendorId, body),
  );
}
