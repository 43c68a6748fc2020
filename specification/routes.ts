// Section 2 of the specification, with the routes that the product page adds where the section leaves them open.
import type { Area, State } from './entry.ts';

export interface SpecifiedRoute {
  /** As the specification writes it: parameters in braces, `?` for an optional one. */
  readonly path: string;
  readonly screen: string;
  readonly area: Area;
  readonly state: State;
  /** Where the path leads on to, when it shows nothing itself. */
  readonly redirectsTo?: string;
  /** Shows a page already, but not yet all that belongs on it: still counts as coming. */
  readonly isBegun?: true;
  /** Answered beside the web app: not in its table of paths. */
  readonly standsOutside?: true;
}

export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { path: '/', screen: 'root', area: 'platform', state: 'built', redirectsTo: '/dashboard' },
  { path: '/auth', screen: 'auth section', area: 'identity', state: 'built', redirectsTo: '/auth/login' },
  { path: '/auth/login', screen: 'login', area: 'identity', state: 'built' },
  { path: '/auth/reset-password', screen: 'reset password', area: 'identity', state: 'built' },
  { path: '/auth/change-password', screen: 'change password', area: 'identity', state: 'built' },
  { path: '/auth/invitation', screen: 'an invitation', area: 'identity', state: 'built' },
  { path: '/auth/unsubscribe', screen: 'end of the email digest', area: 'identity', state: 'built' },
  { path: '/help/{article?}', screen: 'help centre', area: 'platform', state: 'built' },
  { path: '/dashboard', screen: 'dashboard', area: 'dashboard', state: 'built' },
  { path: '/search', screen: 'shop search', area: 'search', state: 'built' },
  { path: '/search/words', screen: 'own words of the search', area: 'search', state: 'built' },
  { path: '/assortment', screen: 'assortment', area: 'catalog', state: 'built' },
  { path: '/quick-order', screen: 'quick order', area: 'cart', state: 'built' },
  { path: '/inventory/product/{productId}', screen: 'product details', area: 'catalog', state: 'built' },
  { path: '/re-order', screen: 're-order', area: 'reorder', state: 'built' },
  { path: '/re-order/split/{addressId}', screen: 'cheapest split', area: 'reorder', state: 'built' },
  { path: '/re-order/thresholds', screen: 'suggested thresholds', area: 'reorder', state: 'built' },
  { path: '/orders', screen: 'incoming goods', area: 'orders', state: 'built' },
  {
    path: '/orders/outside/labels',
    screen: 'labels of goods without an order',
    area: 'labels',
    state: 'built',
  },
  { path: '/orders/{orderId}/labels', screen: 'labels due after a receipt', area: 'labels', state: 'built' },
  { path: '/orders/{orderId}', screen: 'one order', area: 'orders', state: 'built' },
  { path: '/invoices', screen: 'invoices', area: 'orders', state: 'built' },
  { path: '/invoices/{invoiceId}', screen: 'one invoice', area: 'orders', state: 'built' },
  { path: '/orders/outside', screen: 'goods without an order', area: 'orders', state: 'built' },
  { path: '/orders/rejected', screen: 'rejected orders', area: 'approvals', state: 'built' },
  { path: '/orders/approvals', screen: 'orders to approve', area: 'approvals', state: 'built' },
  { path: '/auth/two-step', screen: 'set up two-step login', area: 'identity', state: 'built' },
  { path: '/account-management/budgets', screen: 'budgets of the month', area: 'orders', state: 'built' },
  { path: '/account-management/approvals', screen: 'approval settings', area: 'approvals', state: 'built' },
  { path: '/inventory', screen: 'inventory overview', area: 'inventory', state: 'built' },
  { path: '/inventory/saved/{tab}', screen: 'saved articles', area: 'inventory', state: 'built' },
  { path: '/inventory/storages/{storageId?}', screen: 'storages', area: 'inventory', state: 'built' },
  { path: '/inventory/stocktaking', screen: 'stocktaking', area: 'inventory', state: 'built' },
  {
    path: '/inventory/stocktaking/:stocktakingId',
    screen: 'stocktakingRecord',
    area: 'inventory',
    state: 'built',
  },
  { path: '/inventory/import', screen: 'import of articles from a file', area: 'inventory', state: 'built' },
  {
    path: '/inventory/catalog',
    screen: 'articles from the catalogue with prices of today',
    area: 'inventory',
    state: 'built',
  },
  { path: '/inventory/expiry', screen: 'batches that expire', area: 'inventory', state: 'built' },
  {
    path: '/inventory/moves',
    screen: 'moves between storages and the pick list',
    area: 'inventory',
    state: 'built',
  },
  { path: '/inventory/recall', screen: 'recall of a batch', area: 'inventory', state: 'built' },
  {
    path: '/inventory/dangerous-goods',
    screen: 'register of dangerous goods',
    area: 'inventory',
    state: 'built',
  },
  {
    path: '/inventory/article-configuration',
    screen: 'create or configure articles',
    area: 'inventory',
    state: 'built',
  },
  {
    path: '/inventory/article/{articleId}',
    screen: 'article details',
    area: 'inventory',
    state: 'built',
  },
  { path: '/inventory/article/{articleId}/edit', screen: 'article edit', area: 'inventory', state: 'built' },
  { path: '/cart', screen: 'cart', area: 'cart', state: 'built' },
  { path: '/cart/review/{addressId}', screen: 'cart checkout', area: 'cart', state: 'built' },
  { path: '/cart/optimizer/{addressId}', screen: 'cart optimizer', area: 'optimizer', state: 'built' },
  {
    path: '/account-management',
    screen: 'account management',
    area: 'account',
    state: 'built',
    redirectsTo: '/account-management/directory',
  },
  {
    path: '/account-management/printer-settings',
    screen: 'printer settings',
    area: 'labels',
    state: 'built',
  },
  { path: '/account-management/account-data', screen: 'account data', area: 'account', state: 'built' },
  { path: '/account-management/directory', screen: 'address book', area: 'account', state: 'built' },
  { path: '/account-management/account-access', screen: 'account access', area: 'account', state: 'built' },
  { path: '/account-management/activity', screen: 'activity log', area: 'account', state: 'built' },
  { path: '/account-management/scan-app', screen: 'scan devices', area: 'scan', state: 'built' },
  { path: '/account-management/cost-centers', screen: 'cost centers', area: 'cost centers', state: 'built' },
  { path: '/account-management/api-tokens', screen: 'API tokens', area: 'account', state: 'built' },
  { path: '/account-management/whats-new', screen: 'what is new', area: 'account', state: 'built' },
  { path: '/account-management/app-store', screen: 'app store', area: 'account', state: 'built' },
  { path: '/account-management/create-address', screen: 'create address', area: 'account', state: 'built' },
  { path: '/vendors/{vendorId?}', screen: 'vendors and vendor detail', area: 'vendors', state: 'built' },
  { path: '/vendors/custom', screen: 'create custom vendor', area: 'vendors', state: 'built' },
  { path: '/vendors/custom/{vendorId}', screen: 'edit custom vendor', area: 'vendors', state: 'built' },
  {
    path: '/reports',
    screen: 'reports',
    area: 'reports',
    state: 'built',
    redirectsTo: '/reports/orders-by-vendor',
  },
  { path: '/reports/inventory', screen: 'inventory list', area: 'reports', state: 'built' },
  { path: '/reports/orders-by-vendor', screen: 'orders by vendor', area: 'reports', state: 'built' },
  { path: '/reports/consumption', screen: 'consumption', area: 'reports', state: 'built' },
  { path: '/reports/stock-movements', screen: 'stock movements', area: 'reports', state: 'built' },
  { path: '/reports/orders-by-article', screen: 'orders by article', area: 'reports', state: 'built' },
  { path: '/reports/invoiced-prices', screen: 'invoiced prices', area: 'reports', state: 'built' },
  { path: '/scan', screen: 'scan app', area: 'scan', state: 'built', standsOutside: true },
  { path: '/app', screen: 'legacy site', area: 'identity', state: 'built', standsOutside: true },
  { path: '/docs', screen: 'the calls, to read', area: 'platform', state: 'built', standsOutside: true },
];
