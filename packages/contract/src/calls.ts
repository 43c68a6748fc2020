// Every call of the product in one list: the server registers it, the OpenAPI page and the tests read it.
import { accountCalls } from './account/account.calls.ts';
import { activityCalls } from './account/activity.calls.ts';
import { addressCalls } from './account/addresses.calls.ts';
import { apiTokenCalls } from './account/api-tokens.calls.ts';
import { appStoreCalls } from './account/app-store.calls.ts';
import { approvalSettingCalls } from './account/approval-settings.calls.ts';
import { clinicCalls } from './account/clinics.calls.ts';
import { configCalls } from './account/config.calls.ts';
import { deviceCalls } from './account/devices.calls.ts';
import { identityCalls } from './account/identity.calls.ts';
import { ownAccessCalls } from './account/own-access.calls.ts';
import { ownPracticeCalls } from './account/own-practices.calls.ts';
import { personalDataCalls } from './account/personal-data.calls.ts';
import { userCalls } from './account/users.calls.ts';
import { articleCodeCalls } from './inventory/article-codes.calls.ts';
import { articleImportCalls } from './inventory/article-import.calls.ts';
import { articleTemplateCalls } from './inventory/article-templates.calls.ts';
import { articleCalls } from './inventory/articles.calls.ts';
import { blockCalls } from './inventory/block.calls.ts';
import { costCenterCalls } from './inventory/cost-centers.calls.ts';
import { dangerousGoodCalls } from './inventory/dangerous-goods.calls.ts';
import { documentCalls } from './inventory/documents.calls.ts';
import { expiryCalls } from './inventory/expiry.calls.ts';
import { finishedImportCalls } from './inventory/finished-imports.calls.ts';
import { labelCalls } from './inventory/labels.calls.ts';
import { moveCalls } from './inventory/moves.calls.ts';
import { openingCalls } from './inventory/opening.calls.ts';
import { scanCalls } from './inventory/scan.calls.ts';
import { stockCalls } from './inventory/stock.calls.ts';
import { stocktakingCalls } from './inventory/stocktaking.calls.ts';
import { stocktakingRecordCalls } from './inventory/stocktaking-record.calls.ts';
import { storageCalls } from './inventory/storages.calls.ts';
import { thresholdCalls } from './inventory/thresholds.calls.ts';
import { treatmentCalls } from './inventory/treatment.calls.ts';
import { approvalCalls } from './purchasing/approvals.calls.ts';
import { budgetCalls } from './purchasing/budgets.calls.ts';
import { bufferedPositionCalls } from './purchasing/buffered-positions.calls.ts';
import { cartCalls } from './purchasing/cart.calls.ts';
import { checkoutCalls } from './purchasing/checkout.calls.ts';
import { invoiceAccountingCalls } from './purchasing/invoice-accounting.calls.ts';
import { invoiceMailboxCalls } from './purchasing/invoice-mailbox.calls.ts';
import { invoiceCalls } from './purchasing/invoices.calls.ts';
import { optimizerCalls } from './purchasing/optimizer.calls.ts';
import { orderRequestCalls } from './purchasing/order-request.calls.ts';
import { orderCalls } from './purchasing/orders.calls.ts';
import { priceEngineCalls } from './purchasing/price-engine.calls.ts';
import { receivingCalls } from './purchasing/receiving.calls.ts';
import { reorderCalls } from './purchasing/reorder.calls.ts';
import { activityExportCalls } from './reports/activity-export.calls.ts';
import { dashboardCalls } from './reports/dashboard.calls.ts';
import { dataExportCalls } from './reports/data-export.calls.ts';
import { digestCalls } from './reports/digest.calls.ts';
import { inventoryVersionCalls } from './reports/inventory-versions.calls.ts';
import { reportExportCalls } from './reports/report-exports.calls.ts';
import { reportViewCalls } from './reports/report-views.calls.ts';
import {
  invoicedPriceCalls,
  orderReportCalls,
  priceCheckCalls,
  stockReportCalls,
} from './reports/reports.calls.ts';
import type { Call } from './shared/call.ts';
import { assortmentCalls } from './shop/assortment.calls.ts';
import { catalogCalls } from './shop/catalog.calls.ts';
import { quickOrderCalls } from './shop/quick-order.calls.ts';
import { savedCalls } from './shop/saved.calls.ts';
import { searchCalls } from './shop/search.calls.ts';
import { searchSynonymCalls } from './shop/search-synonyms.calls.ts';
import { blobCalls } from './system/blobs.calls.ts';
import { referenceCalls } from './system/reference.calls.ts';
import { ownVendorCalls } from './vendors/own-vendors.calls.ts';
import { priceListCalls } from './vendors/price-lists.calls.ts';
import { priceOfferCalls } from './vendors/price-offers.calls.ts';
import { vendorCalls } from './vendors/vendors.calls.ts';

/** Call groups by the module that answers them. */
const callGroups = {
  config: configCalls,
  identity: { ...identityCalls, ...ownAccessCalls, ...ownPracticeCalls },
  users: { ...userCalls, ...personalDataCalls },
  catalog: catalogCalls,
  'reference data': referenceCalls,
  vendors: vendorCalls,
  'own vendors': ownVendorCalls,
  assortment: assortmentCalls,
  saved: savedCalls,
  search: searchCalls,
  searchSynonyms: searchSynonymCalls,
  account: { ...accountCalls, ...addressCalls },
  activity: { ...activityCalls, ...activityExportCalls },
  cart: { ...cartCalls, ...orderRequestCalls },
  'buffered positions': bufferedPositionCalls,
  'price engine': priceEngineCalls,
  optimizer: optimizerCalls,
  reorder: reorderCalls,
  'quick order': quickOrderCalls,
  checkout: checkoutCalls,
  orders: orderCalls,
  receiving: receivingCalls,
  approvals: approvalCalls,
  budgets: budgetCalls,
  clinics: { ...clinicCalls, ...approvalSettingCalls },
  dashboard: dashboardCalls,
  reports: {
    ...orderReportCalls,
    ...priceCheckCalls,
    ...invoicedPriceCalls,
    ...stockReportCalls,
    ...inventoryVersionCalls,
    ...reportExportCalls,
    ...reportViewCalls,
  },
  articles: articleCalls,
  'article codes': articleCodeCalls,
  'article templates': articleTemplateCalls,
  thresholds: thresholdCalls,
  'article import': { ...articleImportCalls, ...finishedImportCalls },
  stock: stockCalls,
  blocks: blockCalls,
  openings: openingCalls,
  treatments: treatmentCalls,
  moves: moveCalls,
  'dangerous goods': dangerousGoodCalls,
  expiry: expiryCalls,
  'cost centers': costCenterCalls,
  'app store': appStoreCalls,
  'price offers': priceOfferCalls,
  'price lists': priceListCalls,
  documents: documentCalls,
  invoices: invoiceCalls,
  'invoice mailbox': invoiceMailboxCalls,
  'invoice accounting': invoiceAccountingCalls,
  stocktaking: stocktakingCalls,
  stocktakingRecord: stocktakingRecordCalls,
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
