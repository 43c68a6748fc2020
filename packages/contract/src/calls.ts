// Every call of the product in one list: the server registers it, the OpenAPI page and the tests read it.
import { accountCalls } from './account/account.calls.ts';
import { addressCalls } from './account/addresses.calls.ts';
import { apiTokenCalls } from './api-tokens/api-tokens.calls.ts';
import { appStoreCalls } from './app-store/app-store.calls.ts';
import { approvalCalls } from './approvals/approvals.calls.ts';
import { bufferedPositionCalls } from './buffered-positions/buffered-positions.calls.ts';
import type { Call } from './call.ts';
import { cartCalls } from './cart/cart.calls.ts';
import { priceEngineCalls } from './cart/price-engine.calls.ts';
import { catalogCalls } from './catalog/catalog.calls.ts';
import { checkoutCalls } from './checkout/checkout.calls.ts';
import { clinicCalls } from './clinics/clinics.calls.ts';
import { configCalls } from './config/config.calls.ts';
import { costCenterCalls } from './cost-centers/cost-centers.calls.ts';
import { dashboardCalls } from './dashboard/dashboard.calls.ts';
import { dataExportCalls } from './data-export/data-export.calls.ts';
import { deviceCalls } from './devices/devices.calls.ts';
import { digestCalls } from './digest/digest.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { ownAccessCalls } from './identity/own-access.calls.ts';
import { articleImportCalls } from './inventory/article-import.calls.ts';
import { articleCalls } from './inventory/articles.calls.ts';
import { documentCalls } from './inventory/documents.calls.ts';
import { expiryCalls } from './inventory/expiry.calls.ts';
import { priceOfferCalls } from './inventory/price-offers.calls.ts';
import { stockCalls } from './inventory/stock.calls.ts';
import { stocktakingCalls } from './inventory/stocktaking.calls.ts';
import { storageCalls } from './inventory/storages.calls.ts';
import { labelCalls } from './labels/labels.calls.ts';
import { optimizerCalls } from './optimizer/optimizer.calls.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { priceListCalls } from './price-lists/price-lists.calls.ts';
import { quickOrderCalls } from './quick-order/quick-order.calls.ts';
import { receivingCalls } from './receiving/receiving.calls.ts';
import { reorderCalls } from './reorder/reorder.calls.ts';
import { inventoryVersionCalls } from './reports/inventory-versions.calls.ts';
import { reportExportCalls } from './reports/report-exports.calls.ts';
import { reportViewCalls } from './reports/report-views.calls.ts';
import { orderReportCalls, priceCheckCalls, stockReportCalls } from './reports/reports.calls.ts';
import { savedCalls } from './saved/saved.calls.ts';
import { scanCalls } from './scan/scan.calls.ts';
import { searchCalls } from './search/search.calls.ts';
import { searchSynonymCalls } from './search/search-synonyms.calls.ts';
import { blobCalls } from './system/blobs.calls.ts';
import { referenceCalls } from './system/reference.calls.ts';
import { thresholdCalls } from './thresholds/thresholds.calls.ts';
import { userCalls } from './users/users.calls.ts';
import { ownVendorCalls } from './vendors/own-vendors.calls.ts';
import { vendorCalls } from './vendors/vendors.calls.ts';

/** Call groups by the module that answers them. */
const callGroups = {
  config: configCalls,
  identity: { ...identityCalls, ...ownAccessCalls },
  users: userCalls,
  catalog: catalogCalls,
  'reference data': referenceCalls,
  vendors: vendorCalls,
  'own vendors': ownVendorCalls,
  saved: savedCalls,
  search: searchCalls,
  searchSynonyms: searchSynonymCalls,
  account: { ...accountCalls, ...addressCalls },
  cart: cartCalls,
  'buffered positions': bufferedPositionCalls,
  'price engine': priceEngineCalls,
  optimizer: optimizerCalls,
  reorder: reorderCalls,
  'quick order': quickOrderCalls,
  checkout: checkoutCalls,
  orders: orderCalls,
  receiving: receivingCalls,
  approvals: approvalCalls,
  clinics: clinicCalls,
  dashboard: dashboardCalls,
  reports: {
    ...orderReportCalls,
    ...priceCheckCalls,
    ...stockReportCalls,
    ...inventoryVersionCalls,
    ...reportExportCalls,
    ...reportViewCalls,
  },
  articles: articleCalls,
  thresholds: thresholdCalls,
  'article import': articleImportCalls,
  stock: stockCalls,
  expiry: expiryCalls,
  'cost centers': costCenterCalls,
  'app store': appStoreCalls,
  'price offers': priceOfferCalls,
  'price lists': priceListCalls,
  documents: documentCalls,
  stocktaking: stocktakingCalls,
  storages: storageCalls,
  scan: scanCalls,
  labels: labelCalls,
  digest: digestCalls,
  'api tokens': apiTokenCalls,
  devices: deviceCalls,
  'data export': dataExportCalls,
  files: blobCalls,
} as const;

export interface NamedCall {
  readonly group: string;
  readonly name: string;
  readonly call: Call;
}

export const allCalls: readonly NamedCall[] = Object.entries(callGroups).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ group, name, call })),
);
