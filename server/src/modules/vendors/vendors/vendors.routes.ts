import { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import { vendorCalls as calls } from '@praxora/contract/vendors/vendors.calls';
import type { Http } from '../../../platform/http/answer.ts';
import { vendorDetail } from './detail.ts';
import { type CommitPriceList, createOwnVendor, deleteOwnVendor, updateOwnVendor } from './own-vendors.ts';
import { setPreference } from './preferences.ts';
import { purchasesAt } from './purchases.ts';
import * as vendors from './vendors.service.ts';

/** Price lists stand on vendors: what commits one is handed in from above. */
export function vendorRoutes(http: Http, commitPriceList: CommitPriceList): void {
  http.answer(calls.listVendors, (context) => vendors.listVendors(context));
  http.answer(calls.getVendor, (context, { params }) => vendorDetail(context, params.vendorId));
  http.answer(calls.getVendorPurchases, (context, { params, query }) =>
    purchasesAt(context, params.vendorId, query.month),
  );
  http.answer(calls.setVendorPreference, (context, { params, body }) =>
    setPreference(context, params.vendorId, body),
  );

  http.answer(ownVendorCalls.createOwnVendor, (context, { body }) =>
    createOwnVendor(context, body, commitPriceList),
  );
  http.answer(ownVendorCalls.updateOwnVendor, (context, { params, body }) =>
    updateOwnVendor(context, params.vendorId, body),
  );
  http.answer(ownVendorCalls.deleteOwnVendor, (context, { params, query }) =>
    deleteOwnVendor(context, params.vendorId, query.version),
  );
}
