// Names of the filters and their choices.
import type { FilterName } from '@praxora/rules/reports/report-list';

export const filterTexts = {
  vendorIds: 'filter.vendor',
  types: 'filter.type',
  kinds: 'filter.kind',
  articleIds: 'filter.article',
  storageIds: 'filter.storage',
  addressIds: 'filter.address',
  costCenterIds: 'filter.costCenter',
  categoryIds: 'filter.category',
  manufacturerIds: 'filter.manufacturer',
  statuses: 'filter.status',
  expiry: 'filter.expiry',
} as const satisfies Record<FilterName, string>;

export const typeTexts = { input: 'type.input', removal: 'type.removal' } as const;

export const kindTexts = {
  goodsReceipt: 'kind.goodsReceipt',
  initialInventory: 'kind.initialInventory',
  correction: 'kind.correction',
  removal: 'kind.removal',
  move: 'kind.move',
  stocktaking: 'kind.stocktaking',
  cancelled: 'kind.cancelled',
  takenBack: 'kind.takenBack',
  returned: 'kind.returned',
  writeOff: 'kind.writeOff',
  price: 'kind.price',
} as const;

export const statusTexts = {
  Bestellt: 'status.ordered',
  Teilgeliefert: 'status.partial',
  Geliefert: 'status.delivered',
} as const;

export const bandTexts = {
  expired: 'band.expired',
  under1Month: 'band.under1Month',
  under3Months: 'band.under3Months',
  over3Months: 'band.over3Months',
  none: 'band.none',
} as const;

export const groupingTexts = {
  month: 'grouping.month',
  vendor: 'grouping.vendor',
  category: 'grouping.category',
  costCenter: 'grouping.costCenter',
  storage: 'grouping.storage',
} as const;
