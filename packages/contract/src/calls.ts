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
import { configCalls } from './config/config.calls.ts';
import { costCenterCalls } from './cost-centers/cost-centers.calls.ts';
import { dashboardCalls } from './dashboard/dashboard.calls.ts';
import { dataExportCalls } from './data-export/data-export.calls.ts';
import { digestCalls } from './digest/digest.calls.ts';
import { identityCalls } from './identity/identity.calls.ts';
import { ownAccessCalls } from './identity/own-access.calls.ts';
import { articleImportCalls } from './inventory/article-import.calls.ts';
import { articleCalls } from './inventory/articles.calls.ts';
import { documentCalls } from './inventory/documents.calls.ts';
import { priceOfferCalls } from './inventory/price-offers.calls.ts';
import { stockCalls } from './inventory/stock.calls.ts';
import { stocktakingCalls } from './inventory/stocktaking.calls.ts';
import { storageCalls } from './inventory/storages.calls.ts';
import { optimizerCalls } from './optimizer/optimizer.calls.ts';
import { orderCalls } from './orders/orders.calls.ts';
import { priceListCalls } from './price-lists/price-lists.calls.ts';
import { receivingCalls } from './receiving/receiving.calls.ts';
import { reorderCalls } from './reorder/reorder.calls.ts';
import { savedCalls } from './saved/saved.calls.ts';
import { scanCalls } from './scan/scan.calls.ts';
import { searchCalls } from './search/search.calls.ts';
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
  vendors: vendorCalls,
  'own vendors': ownVendorCalls,
  saved: savedCalls,
  search: searchCalls,
  account: { ...accountCalls, ...addressCalls },
  cart: cartCalls,
  'buffered positions': bufferedPositionCalls,
  'price engine': priceEngineCalls,
  optimizer: optimizerCalls,
  reorder: reorderCalls,
  checkout: checkoutCalls,
  orders: orderCalls,
  receiving: receivingCalls,
  approvals: approvalCalls,
  dashboard: dashboardCalls,
  articles: articleCalls,
  thresholds: thresholdCalls,
  'article import': articleImportCalls,
  stock: stockCalls,
  'cost centers': costCenterCalls,
  'app store': appStoreCalls,
  'price offers': priceOfferCalls,
  'price lists': priceListCalls,
  documents: documentCalls,
  stocktaking: stocktakingCalls,
  storages: storageCalls,
  scan: scanCalls,
  digest: digestCalls,
  'api tokens': apiTokenCalls,
  'data export': dataExportCalls,
} as const;

export interface NamedCall {
  readonly group: string;
  readonly name: string;
  readonly call: Call;
}

export const allCalls: readonly NamedCall[] = Object.entries(callGroups).flatMap(([group, calls]) =>
  Object.entries(calls).map(([name, call]) => ({ group, name, call })),
);
