// Every route of the app with its title, its guard and its page.
import type { Permission } from '@praxora/contract/shared/permissions';
import {
  type ReportKind,
  type ReportName,
  reportList,
  reportNames,
} from '@praxora/rules/reports/report-list';
import type { ComponentType } from 'react';
import { LoginPage } from '../features/account/identity/LoginPage.tsx';
import { paths, type RouteGroup, type RouteKey, reportRouteKey } from '../lib/paths.ts';

type ReportKey = ReturnType<typeof reportRouteKey<ReportName>>;

export type PageLoader = () => Promise<ComponentType>;

interface RouteDefinition {
  /** The key of its text; a report has its title of its own. */
  readonly title: `routes:${Exclude<RouteKey, ReportKey>}` | ReportKind['title'];
  readonly isAuthGuarded: boolean;
  /** An open page that a logged-in user may see without being logged out. */
  readonly keepsSession?: boolean;
  readonly page: PageLoader;
}

function open(title: RouteDefinition['title'], page: PageLoader): RouteDefinition {
  return { title, isAuthGuarded: false, page };
}
function guarded(title: RouteDefinition['title'], page: PageLoader): RouteDefinition {
  return { title, isAuthGuarded: true, page };
}

/** One page under two paths: navigating between them keeps its state. */
const ordersPage: PageLoader = () => import('./OrdersRoute.tsx').then((m) => m.OrdersRoute);

const reportPages: Readonly<Record<ReportName, PageLoader>> = {
  'orders-by-vendor': () =>
    import('../features/reports/reports/vendor/OrdersByVendorPage.tsx').then((m) => m.OrdersByVendorPage),
  'orders-by-article': () =>
    import('../features/reports/reports/article/OrdersByArticlePage.tsx').then((m) => m.OrdersByArticlePage),
  'invoiced-prices': () =>
    import('../features/reports/reports/invoiced/InvoicedPricesPage.tsx').then((m) => m.InvoicedPricesPage),
  consumption: () =>
    import('../features/reports/reports/consumption/ConsumptionPage.tsx').then((m) => m.ConsumptionPage),
  'stock-movements': () =>
    import('../features/reports/reports/movements/StockMovementsPage.tsx').then((m) => m.StockMovementsPage),
  inventory: () =>
    import('../features/reports/reports/inventory/InventoryReportPage.tsx').then(
      (m) => m.InventoryReportPage,
    ),
};

const reportRoutes = Object.fromEntries(
  reportNames.map((name) => [reportRouteKey(name), guarded(reportList[name].title, reportPages[name])]),
) as Record<ReportKey, RouteDefinition>;

const definitions: Record<RouteKey, RouteDefinition> = {
  ...reportRoutes,
  // The first screen is part of the start: its fields are those of every page.
  login: open('routes:login', async () => LoginPage),
  resetPassword: open('routes:resetPassword', () =>
    import('../features/account/identity/ResetPasswordPage.tsx').then((m) => m.ResetPasswordPage),
  ),
  changePassword: open('routes:changePassword', () =>
    import('../features/account/identity/ChangePasswordPage.tsx').then((m) => m.ChangePasswordPage),
  ),
  invitation: {
    ...open('routes:invitation', () =>
      import('../features/account/identity/InvitationPage.tsx').then((m) => m.InvitationPage),
    ),
    keepsSession: true,
  },
  unsubscribe: open('routes:unsubscribe', () =>
    import('../features/account/identity/UnsubscribePage.tsx').then((m) => m.UnsubscribePage),
  ),
  twoStepDuty: guarded('routes:twoStepDuty', () =>
    import('../features/account/users/TwoStepDutyPage.tsx').then((m) => m.TwoStepDutyPage),
  ),
  dashboard: guarded('routes:dashboard', () =>
    import('../features/reports/dashboard/DashboardPage.tsx').then((m) => m.DashboardPage),
  ),
  search: guarded('routes:search', () =>
    import('../features/shop/search/SearchPage.tsx').then((m) => m.SearchPage),
  ),
  searchWords: guarded('routes:searchWords', () =>
    import('../features/shop/search-words/SearchWordsPage.tsx').then((m) => m.SearchWordsPage),
  ),
  assortment: guarded('routes:assortment', () =>
    import('../features/shop/assortment/AssortmentPage.tsx').then((m) => m.AssortmentPage),
  ),
  quickOrder: guarded('routes:quickOrder', () =>
    import('../features/shop/quick-order/QuickOrderPage.tsx').then((m) => m.QuickOrderPage),
  ),
  product: guarded('routes:product', () =>
    import('../features/shop/catalog/ProductPage.tsx').then((m) => m.ProductPage),
  ),
  reorder: guarded('routes:reorder', () =>
    import('../features/purchasing/reorder/ReorderPage.tsx').then((m) => m.ReorderPage),
  ),
  reorderSplit: guarded('routes:reorderSplit', () =>
    import('../features/purchasing/reorder/split/SplitPage.tsx').then((m) => m.SplitPage),
  ),
  thresholds: guarded('routes:thresholds', () =>
    import('../features/inventory/thresholds/ThresholdsPage.tsx').then((m) => m.ThresholdsPage),
  ),
  orders: guarded('routes:orders', ordersPage),
  rejectedOrders: guarded('routes:rejectedOrders', () =>
    import('../features/purchasing/approvals/RejectedPage.tsx').then((m) => m.RejectedPage),
  ),
  orderApprovals: guarded('routes:orderApprovals', () =>
    import('../features/purchasing/approvals/ApprovalsPage.tsx').then((m) => m.ApprovalsPage),
  ),
  ordersOutside: guarded('routes:ordersOutside', () =>
    import('../features/purchasing/receiving/OutsidePage.tsx').then((m) => m.OutsidePage),
  ),
  outsideLabels: guarded('routes:outsideLabels', () =>
    import('../features/inventory/labels/due/OutsideLabelsPage.tsx').then((m) => m.OutsideLabelsPage),
  ),
  order: guarded('routes:order', ordersPage),
  orderLabels: guarded('routes:orderLabels', () =>
    import('../features/inventory/labels/due/OrderLabelsPage.tsx').then((m) => m.OrderLabelsPage),
  ),
  invoices: guarded('routes:invoices', () =>
    import('../features/purchasing/invoices/InvoicesPage.tsx').then((m) => m.InvoicesPage),
  ),
  invoice: guarded('routes:invoice', () =>
    import('../features/purchasing/invoices/InvoicePage.tsx').then((m) => m.InvoicePage),
  ),
  inventory: guarded('routes:inventory', () =>
    import('../features/inventory/list/InventoryPage.tsx').then((m) => m.InventoryPage),
  ),
  savedArticles: guarded('routes:savedArticles', () =>
    import('../features/shop/saved/SavedPage.tsx').then((m) => m.SavedPage),
  ),
  storages: guarded('routes:storages', () =>
    import('../features/inventory/storages/StoragesPage.tsx').then((m) => m.StoragesPage),
  ),
  stocktaking: guarded('routes:stocktaking', () =>
    import('../features/inventory/stocktaking/StocktakingPage.tsx').then((m) => m.StocktakingPage),
  ),
  stocktakingRecord: guarded('routes:stocktakingRecord', () =>
    import('../features/inventory/stocktaking-record/RecordPage.tsx').then((m) => m.RecordPage),
  ),
  inventoryCatalog: guarded('routes:inventoryCatalog', () =>
    import('../features/inventory/catalog/CatalogPage.tsx').then((m) => m.CatalogPage),
  ),
  expiry: guarded('routes:expiry', () =>
    import('../features/inventory/expiry/ExpiryPage.tsx').then((m) => m.ExpiryPage),
  ),
  moves: guarded('routes:moves', () =>
    import('../features/inventory/moves/MovesPage.tsx').then((m) => m.MovesPage),
  ),
  recall: guarded('routes:recall', () =>
    import('../features/inventory/recall/RecallPage.tsx').then((m) => m.RecallPage),
  ),
  dangerousGoods: guarded('routes:dangerousGoods', () =>
    import('../features/inventory/dangerous-goods/DangerousGoodsPage.tsx').then((m) => m.DangerousGoodsPage),
  ),
  articleImport: guarded('routes:articleImport', () =>
    import('../features/inventory/import/ImportPage.tsx').then((m) => m.ImportPage),
  ),
  articleConfiguration: guarded('routes:articleConfiguration', () =>
    import('../features/inventory/configuration/ArticleConfigurationPage.tsx').then(
      (m) => m.ArticleConfigurationPage,
    ),
  ),
  article: guarded('routes:article', () =>
    import('../features/inventory/article/ArticlePage.tsx').then((m) => m.ArticlePage),
  ),
  articleEdit: guarded('routes:articleEdit', () =>
    import('../features/inventory/configuration/ArticleEditPage.tsx').then((m) => m.ArticleEditPage),
  ),
  cart: guarded('routes:cart', () =>
    import('../features/purchasing/cart/CartPage.tsx').then((m) => m.CartPage),
  ),
  cartOptimizer: guarded('routes:cartOptimizer', () =>
    import('../features/purchasing/optimizer/OptimizerPage.tsx').then((m) => m.OptimizerPage),
  ),
  cartReview: guarded('routes:cartReview', () =>
    import('../features/purchasing/checkout/CheckoutPage.tsx').then((m) => m.CheckoutPage),
  ),
  vendors: guarded('routes:vendors', () =>
    import('../features/vendors/VendorsPage.tsx').then((m) => m.VendorsPage),
  ),
  customVendorCreate: guarded('routes:customVendorCreate', () =>
    import('../features/vendors/own/NewOwnVendorPage.tsx').then((m) => m.NewOwnVendorPage),
  ),
  customVendorEdit: guarded('routes:customVendorEdit', () =>
    import('../features/vendors/own/EditOwnVendorPage.tsx').then((m) => m.EditOwnVendorPage),
  ),
  directory: guarded('routes:directory', () =>
    import('../features/account/directory/DirectoryPage.tsx').then((m) => m.DirectoryPage),
  ),
  createAddress: guarded('routes:createAddress', () =>
    import('../features/account/directory/CreateAddressPage.tsx').then((m) => m.CreateAddressPage),
  ),
  accountData: guarded('routes:accountData', () =>
    import('../features/account/data/AccountDataPage.tsx').then((m) => m.AccountDataPage),
  ),
  accountAccess: guarded('routes:accountAccess', () =>
    import('../features/account/users/AccountAccessPage.tsx').then((m) => m.AccountAccessPage),
  ),
  activity: guarded('routes:activity', () =>
    import('../features/account/activity/ActivityPage.tsx').then((m) => m.ActivityPage),
  ),
  printerSettings: guarded('routes:printerSettings', () =>
    import('../features/inventory/labels/settings/PrinterSettingsPage.tsx').then(
      (m) => m.PrinterSettingsPage,
    ),
  ),
  scanDevices: guarded('routes:scanDevices', () =>
    import('../features/account/devices/DevicesPage.tsx').then((m) => m.DevicesPage),
  ),
  costCenters: guarded('routes:costCenters', () =>
    import('../features/inventory/cost-centers/CostCentersPage.tsx').then((m) => m.CostCentersPage),
  ),
  budgets: guarded('routes:budgets', () =>
    import('../features/purchasing/budgets/BudgetsPage.tsx').then((m) => m.BudgetsPage),
  ),
  approvalSettings: guarded('routes:approvalSettings', () =>
    import('../features/account/approvals/ApprovalSettingsPage.tsx').then((m) => m.ApprovalSettingsPage),
  ),
  apiTokens: guarded('routes:apiTokens', () =>
    import('../features/account/api-tokens/ApiTokensPage.tsx').then((m) => m.ApiTokensPage),
  ),
  whatsNew: guarded('routes:whatsNew', () =>
    import('../features/system/whats-new/WhatsNewPage.tsx').then((m) => m.WhatsNewPage),
  ),
  help: {
    ...open('routes:help', () => import('../features/system/help/HelpPage.tsx').then((m) => m.HelpPage)),
    keepsSession: true,
  },
  appStore: guarded('routes:appStore', () =>
    import('../features/account/app-store/AppStorePage.tsx').then((m) => m.AppStorePage),
  ),
};

export interface AppRoute extends RouteDefinition {
  readonly key: RouteKey;
  readonly path: string;
  readonly group: RouteGroup | null;
}

/** Data of a page's match for the layout around it. */
export interface RouteHandle extends Pick<AppRoute, 'title'> {
  readonly permission: Permission | null;
}

export const routes: readonly AppRoute[] = (Object.keys(paths) as RouteKey[]).map((key) => ({
  key,
  ...paths[key],
  ...definitions[key],
}));

/** Addresses that only lead on; the query goes with them. */
export const redirects = [
  { from: '/', to: 'dashboard' },
  { from: '/auth', to: 'login' },
  { from: '/account-management', to: 'directory' },
  { from: '/reports', to: 'reportOrdersByVendor' },
] as const satisfies readonly { from: string; to: RouteKey }[];
