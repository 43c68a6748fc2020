// What each report can be asked for: by which filters, in which groups and order, over which days at first.
import type { ReportName } from '@praxora/contract/reports/report-query';
import type { DatePreset } from '@praxora/rules/shared/date-presets';
import { paths, type RouteKey } from '../../../lib/paths.ts';

export type { ReportName };

/** In the order of their tabs. */
export const reportNames = [
  'orders-by-vendor',
  'orders-by-article',
  'consumption',
  'stock-movements',
  'inventory',
] as const satisfies readonly ReportName[];

/** The words of the server's query, of the address and of a saved view. */
export const filterNames = [
  'vendorIds',
  'types',
  'kinds',
  'articleIds',
  'storageIds',
  'addressIds',
  'costCenterIds',
  'categoryIds',
  'manufacturerIds',
  'statuses',
  'expiry',
] as const;
export type FilterName = (typeof filterNames)[number];

export const groupings = ['month', 'vendor', 'category', 'costCenter', 'storage'] as const;
export type Grouping = (typeof groupings)[number];

/** The period before of the same length, or the same days of last year. */
export const comparisons = ['before', 'lastYear'] as const;
export type Comparison = (typeof comparisons)[number];

export interface ReportKind {
  readonly route: RouteKey;
  /** Those in the row; the others stand behind "more". */
  readonly filters: readonly FilterName[];
  readonly moreFilters: readonly FilterName[];
  readonly groupings: readonly Grouping[];
  readonly sorts: readonly string[];
  readonly sort: string;
  /** In this order where nothing else is said: the greatest or newest first. */
  readonly descendsAtFirst: readonly string[];
  /** Null: it is about one day. */
  readonly preset: DatePreset | null;
}

const figures = ['orders', 'positions', 'units', 'value', 'share', 'returned', 'quantity', 'unitPrice'];

const reportKinds = {
  'orders-by-vendor': {
    route: 'reportOrdersByVendor',
    filters: ['vendorIds', 'addressIds', 'costCenterIds'],
    moreFilters: ['articleIds', 'categoryIds', 'manufacturerIds', 'statuses'],
    groupings: ['month', 'category', 'costCenter'],
    sorts: ['vendor', 'orders', 'positions', 'units', 'value', 'share', 'returned'],
    sort: 'value',
    descendsAtFirst: figures,
    preset: 'last6Months',
  },
  'orders-by-article': {
    route: 'reportOrdersByArticle',
    filters: ['vendorIds', 'articleIds', 'categoryIds', 'statuses'],
    moreFilters: ['manufacturerIds', 'addressIds', 'costCenterIds'],
    groupings: ['month', 'vendor', 'category', 'costCenter'],
    sorts: ['name', 'vendor', 'date', 'quantity', 'unitPrice', 'value'],
    sort: 'value',
    descendsAtFirst: [...figures, 'date'],
    preset: 'last6Months',
  },
  consumption: {
    route: 'reportConsumption',
    filters: ['articleIds', 'costCenterIds', 'storageIds', 'categoryIds'],
    moreFilters: ['manufacturerIds', 'vendorIds'],
    groupings: ['month', 'vendor', 'category', 'costCenter', 'storage'],
    sorts: ['name', 'costCenter', 'quantity', 'value'],
    sort: 'value',
    descendsAtFirst: figures,
    preset: 'last6Months',
  },
  'stock-movements': {
    route: 'reportStockMovements',
    filters: ['types', 'articleIds', 'storageIds', 'costCenterIds'],
    moreFilters: ['kinds', 'categoryIds', 'manufacturerIds', 'vendorIds'],
    groupings: ['month', 'vendor', 'category', 'costCenter', 'storage'],
    sorts: ['time', 'name', 'quantity', 'value', 'storage'],
    sort: 'time',
    descendsAtFirst: [...figures, 'time'],
    preset: 'thisMonth',
  },
  inventory: {
    route: 'reportInventory',
    filters: ['storageIds', 'categoryIds', 'manufacturerIds', 'expiry'],
    moreFilters: ['statuses', 'articleIds', 'vendorIds', 'costCenterIds'],
    groupings: ['storage', 'category', 'vendor', 'costCenter'],
    sorts: ['name', 'storage', 'category', 'batch', 'expiry', 'quantity', 'price', 'value'],
    sort: 'name',
    descendsAtFirst: [...figures, 'price'],
    preset: null,
  },
} as const satisfies Record<ReportName, ReportKind>;

/** The view inside of orders by article: what was paid against the lowest price of the day. */
const priceCheck: ReportKind = {
  ...reportKinds['orders-by-article'],
  groupings: [],
  sorts: ['name', 'vendor', 'quantity', 'paid', 'lowest', 'difference'],
  sort: 'difference',
  descendsAtFirst: ['quantity', 'paid', 'lowest', 'difference'],
};

export const reportKind = (report: ReportName, isPriceCheck = false): ReportKind =>
  isPriceCheck && report === 'orders-by-article' ? priceCheck : reportKinds[report];
export const pathOfReport = (report: ReportName): string => paths[reportKinds[report].route].path;

/** Where its tab leads: the inventory by storage, as it is signed. */
export const addressOfReport = (report: ReportName): string =>
  report === 'inventory' ? `${pathOfReport(report)}?groupBy=storage` : pathOfReport(report);
