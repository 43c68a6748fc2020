// The reports in the order of their tabs: what each is called, by which filters it can be asked, in which groups and order, and over
// which days at first. Their addresses, tabs and titles follow from this list.
import type { DatePreset } from '../shared/date-presets.ts';

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
  /** On its tab, above its page and in the window's title. */
  readonly title: { readonly de: string; readonly en: string };
  /** Filters in the row; the others are behind "more". */
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

export const reportList = {
  'orders-by-vendor': {
    title: { de: 'Bestellungen nach Lieferant', en: 'Orders by vendor' },
    filters: ['vendorIds', 'addressIds', 'costCenterIds'],
    moreFilters: ['articleIds', 'categoryIds', 'manufacturerIds', 'statuses'],
    groupings: ['month', 'category', 'costCenter'],
    sorts: ['vendor', 'orders', 'positions', 'units', 'value', 'share', 'returned'],
    sort: 'value',
    descendsAtFirst: figures,
    preset: 'last6Months',
  },
  'orders-by-article': {
    title: { de: 'Bestellungen nach Artikel', en: 'Orders by article' },
    filters: ['vendorIds', 'articleIds', 'categoryIds', 'statuses'],
    moreFilters: ['manufacturerIds', 'addressIds', 'costCenterIds'],
    groupings: ['month', 'vendor', 'category', 'costCenter'],
    sorts: ['name', 'vendor', 'date', 'quantity', 'unitPrice', 'value'],
    sort: 'value',
    descendsAtFirst: [...figures, 'date'],
    preset: 'last6Months',
  },
  'invoiced-prices': {
    title: { de: 'Berechnete Preise', en: 'Invoiced prices' },
    filters: ['vendorIds', 'articleIds', 'categoryIds'],
    moreFilters: ['manufacturerIds', 'costCenterIds'],
    groupings: [],
    sorts: ['name', 'vendor', 'quantity', 'agreed', 'charged', 'difference'],
    sort: 'difference',
    descendsAtFirst: ['quantity', 'agreed', 'charged', 'difference'],
    preset: 'thisYear',
  },
  consumption: {
    title: { de: 'Verbrauch', en: 'Consumption' },
    filters: ['articleIds', 'costCenterIds', 'storageIds', 'categoryIds'],
    moreFilters: ['manufacturerIds', 'vendorIds'],
    groupings: ['month', 'vendor', 'category', 'costCenter', 'storage'],
    sorts: ['name', 'costCenter', 'quantity', 'value'],
    sort: 'value',
    descendsAtFirst: figures,
    preset: 'last6Months',
  },
  'stock-movements': {
    title: { de: 'Lagerbewegungen', en: 'Stock movements' },
    filters: ['types', 'articleIds', 'storageIds', 'costCenterIds'],
    moreFilters: ['kinds', 'categoryIds', 'manufacturerIds', 'vendorIds'],
    groupings: ['month', 'vendor', 'category', 'costCenter', 'storage'],
    sorts: ['time', 'name', 'quantity', 'value', 'storage'],
    sort: 'time',
    descendsAtFirst: [...figures, 'time'],
    preset: 'thisMonth',
  },
  inventory: {
    title: { de: 'Bestandsliste', en: 'Inventory list' },
    filters: ['storageIds', 'categoryIds', 'manufacturerIds', 'expiry'],
    moreFilters: ['statuses', 'articleIds', 'vendorIds', 'costCenterIds'],
    groupings: ['storage', 'category', 'vendor', 'costCenter'],
    sorts: ['name', 'storage', 'category', 'batch', 'expiry', 'quantity', 'price', 'value'],
    sort: 'name',
    descendsAtFirst: [...figures, 'price'],
    preset: null,
  },
} as const satisfies Record<string, ReportKind>;

export type ReportName = keyof typeof reportList;
export const reportNames = Object.keys(reportList) as [ReportName, ...ReportName[]];
