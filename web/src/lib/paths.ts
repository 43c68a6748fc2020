// Every address of the app, once: pages link to each other by name, never by a written path.
import type { Permission } from '@praxora/contract/shared/permissions';
import { type ReportName, reportNames } from '@praxora/rules/reports/report-list';

/** Which sidebar entry (or the cart) a page belongs to; null stands outside the shell. */
export type RouteGroup =
  | 'dashboard'
  | 'shop'
  | 'assortment'
  | 'quickOrder'
  | 'reorder'
  | 'orders'
  | 'invoices'
  | 'allOrders'
  | 'inventory'
  | 'vendors'
  | 'reports'
  | 'account'
  | 'cart'
  | 'help';

interface PathEntry {
  readonly path: string;
  readonly group: RouteGroup | null;
  /** Permission without which a role has nothing to do on the page. Links to the page are hidden from other roles. */
  readonly permission?: Permission;
}

const pagePaths = {
  login: { path: '/auth/login', group: null },
  resetPassword: { path: '/auth/reset-password', group: null },
  changePassword: { path: '/auth/change-password', group: null },
  invitation: { path: '/auth/invitation', group: null },
  unsubscribe: { path: '/auth/unsubscribe', group: null },
  twoStepDuty: { path: '/auth/two-step', group: null },
  dashboard: { path: '/dashboard', group: 'dashboard' },
  search: { path: '/search', group: 'shop' },
  searchWords: { path: '/search/words', group: 'shop' },
  assortment: { path: '/assortment', group: 'assortment' },
  quickOrder: { path: '/quick-order', group: 'quickOrder', permission: 'fillCart' },
  product: { path: '/inventory/product/:productId', group: 'shop' },
  reorder: { path: '/re-order', group: 'reorder' },
  reorderSplit: { path: '/re-order/split/:addressId', group: 'reorder', permission: 'fillCart' },
  thresholds: { path: '/re-order/thresholds', group: 'reorder' },
  orders: { path: '/orders', group: 'orders' },
  rejectedOrders: { path: '/orders/rejected', group: 'orders' },
  orderApprovals: { path: '/orders/approvals', group: 'orders' },
  ordersOutside: { path: '/orders/outside', group: 'orders', permission: 'bookStock' },
  outsideLabels: { path: '/orders/outside/labels', group: 'orders', permission: 'bookStock' },
  order: { path: '/orders/:orderId', group: 'orders' },
  orderLabels: { path: '/orders/:orderId/labels', group: 'orders', permission: 'bookStock' },
  invoices: { path: '/invoices', group: 'invoices', permission: 'reports' },
  invoice: { path: '/invoices/:invoiceId', group: 'invoices', permission: 'reports' },
  inventory: { path: '/inventory', group: 'inventory' },
  savedArticles: { path: '/inventory/saved/:tab', group: 'inventory' },
  storages: { path: '/inventory/storages/:storageId?', group: 'inventory' },
  stocktaking: { path: '/inventory/stocktaking', group: 'inventory' },
  stocktakingRecord: { path: '/inventory/stocktaking/:stocktakingId', group: 'inventory' },
  inventoryCatalog: { path: '/inventory/catalog', group: 'inventory' },
  expiry: { path: '/inventory/expiry', group: 'inventory' },
  moves: { path: '/inventory/moves', group: 'inventory' },
  recall: { path: '/inventory/recall', group: 'inventory' },
  dangerousGoods: { path: '/inventory/dangerous-goods', group: 'inventory' },
  articleImport: { path: '/inventory/import', group: 'inventory', permission: 'editArticles' },
  articleConfiguration: {
    path: '/inventory/article-configuration',
    group: 'inventory',
    permission: 'editArticles',
  },
  article: { path: '/inventory/article/:articleId', group: 'inventory' },
  articleEdit: { path: '/inventory/article/:articleId/edit', group: 'inventory', permission: 'editArticles' },
  cart: { path: '/cart', group: 'cart' },
  cartOptimizer: { path: '/cart/optimizer/:addressId', group: 'cart', permission: 'fillCart' },
  cartReview: { path: '/cart/review/:addressId', group: 'cart', permission: 'fillCart' },
  vendors: { path: '/vendors/:vendorId?', group: 'vendors' },
  customVendorCreate: { path: '/vendors/custom', group: 'vendors', permission: 'manageVendors' },
  customVendorEdit: { path: '/vendors/custom/:vendorId', group: 'vendors', permission: 'manageVendors' },
  directory: { path: '/account-management/directory', group: 'account' },
  createAddress: {
    path: '/account-management/create-address',
    group: 'account',
    permission: 'manageSettings',
  },
  accountData: { path: '/account-management/account-data', group: 'account' },
  accountAccess: { path: '/account-management/account-access', group: 'account' },
  activity: { path: '/account-management/activity', group: 'account' },
  printerSettings: { path: '/account-management/printer-settings', group: 'account' },
  scanDevices: { path: '/account-management/scan-app', group: 'account' },
  costCenters: { path: '/account-management/cost-centers', group: 'account' },
  budgets: { path: '/account-management/budgets', group: 'account' },
  approvalSettings: { path: '/account-management/approvals', group: 'account' },
  apiTokens: { path: '/account-management/api-tokens', group: 'account', permission: 'manageAccount' },
  appStore: { path: '/account-management/app-store', group: 'account' },
  whatsNew: { path: '/account-management/whats-new', group: 'account' },
  help: { path: '/help/:article?', group: 'help' },
} as const satisfies Record<string, PathEntry>;

type UpperCamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${UpperCamelCase<Rest>}`
  : Capitalize<Name>;
/** `reportOrdersByVendor` of the report `orders-by-vendor`. */
type ReportRouteKey<Name extends ReportName> = `report${UpperCamelCase<Name>}`;

export const reportRouteKey = <Name extends ReportName>(name: Name) =>
  `report-${name}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as ReportRouteKey<Name>;

type ReportPaths = {
  readonly [Name in ReportName as ReportRouteKey<Name>]: {
    readonly path: `/reports/${Name}`;
    readonly group: 'reports';
    readonly permission: 'reports';
  };
};

const reportPaths = Object.fromEntries(
  reportNames.map((name) => [
    reportRouteKey(name),
    { path: `/reports/${name}`, group: 'reports', permission: 'reports' },
  ]),
) as ReportPaths;

export const paths = { ...pagePaths, ...reportPaths };

export type RouteKey = keyof typeof paths;

/** Null: every role may open the page. */
export function pagePermission(key: RouteKey): Permission | null {
  const entry: PathEntry = paths[key];
  return entry.permission ?? null;
}

/** The tabs of the saved articles; the first is the one that opens. */
export const savedArticleTabs = ['previouslyPurchased', 'watchlist', 'recentlyViewed'] as const;
export type SavedArticleTab = (typeof savedArticleTabs)[number];
export const defaultSavedArticleTab: SavedArticleTab = 'previouslyPurchased';

/** Pages of the same host that are not part of this app: they are opened by a full page load. */
export const outsidePaths = { scanApp: '/scan', legacySite: '/app', apiDocs: '/docs' } as const;

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Segment<Head> | Segment<Tail>
  : Path;
type RequiredName<S> = S extends `:${string}?` ? never : S extends `:${infer Name}` ? Name : never;
type OptionalName<S> = S extends `:${infer Name}?` ? Name : never;
type Value = string | number;
type ParamsOfPath<Path extends string> = Record<RequiredName<Segment<Path>>, Value> &
  Partial<Record<OptionalName<Segment<Path>>, Value>>;
export type PathParams<Key extends RouteKey> = ParamsOfPath<(typeof paths)[Key]['path']>;

export type Query = Readonly<Record<string, Value | boolean | null | undefined>>;

/** The address of a page: `pathTo('article', { articleId: 5 })`. Empty query values are left out. */
export function pathTo<Key extends RouteKey>(
  key: Key,
  ...args: Record<never, never> extends PathParams<Key>
    ? [params?: PathParams<Key>, query?: Query]
    : [params: PathParams<Key>, query?: Query]
): string {
  const [params, query] = args;
  const values = (params ?? {}) as Readonly<Record<string, Value | undefined>>;
  const path = paths[key].path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? filledIn(segment, values, key) : segment))
    .filter((segment) => segment !== null)
    .join('/');
  return path + queryText(query);
}

function filledIn(segment: string, values: Readonly<Record<string, Value | undefined>>, key: RouteKey) {
  const isOptional = segment.endsWith('?');
  const name = segment.slice(1, isOptional ? -1 : undefined);
  const value = values[name];
  if (value === undefined && !isOptional) throw new Error(`The path of ${key} lacks ${name}`);
  return value === undefined ? null : encodeURIComponent(String(value));
}

function queryText(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
