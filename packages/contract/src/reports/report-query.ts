// Query of a report: its days, filters, sorting and pages. The same names are used in the page's address, in a saved
// view and in the body of an export.
import { longestPeriodYears } from '@praxora/rules/reports/report-period';
import { datePresets } from '@praxora/rules/shared/date-presets';
import { z } from 'zod';
import { expiryBand, stockStatus } from '../inventory/article.ts';
import { day } from '../shared/days.ts';
import { flag } from '../shared/flag.ts';

/** Numbers of rows with commas between them; each must be the practice's to see. */
const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,49}$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .optional();

/** List of category ids; `none` matches products without a category. A top-level category includes all below it. */
const categoryList = z
  .string()
  .regex(/^(none|\d{1,9})(,(none|\d{1,9})){0,49}$/)
  .transform((text) => {
    const words = text.split(',');
    return {
      ids: [...new Set(words.filter((word) => word !== 'none').map(Number))],
      withNone: words.includes('none'),
    };
  })
  .optional();

const severalOf = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .max(200)
    .refine((text) => text.split(',').every((word) => names.some((name) => name === word)))
    .transform((text) => names.filter((name) => text.split(',').includes(name)))
    .optional();

export const reportStatuses = ['Bestellt', 'Teilgeliefert', 'Geliefert'] as const;
export const movementTypes = ['input', 'removal'] as const;
export const movementKinds = [
  'goodsReceipt',
  'initialInventory',
  'correction',
  'removal',
  'move',
  'stocktaking',
  'cancelled',
  'takenBack',
  'returned',
  'writeOff',
  /** A missing price was added: both sides are shown and counted in neither total. */
  'price',
] as const;

/** Within practice, of articles: what they are, where they belong. */
const articleFilters = {
  articleIds: idList,
  categoryIds: categoryList,
  manufacturerIds: idList,
  costCenterIds: idList,
  vendorIds: idList,
};

const orderFilters = {
  ...articleFilters,
  productIds: idList,
  /** Exactly; for products that are in no catalogue any more. */
  productName: z.string().max(300).optional(),
  statuses: severalOf(reportStatuses),
  addressIds: idList,
};

const pages = {
  page: z.coerce.number().int().min(0).max(100_000).default(0),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
  descending: flag.optional(),
};

/** Without a preset and days: the last 30 days. Days of one's own count before a preset. */
const period = {
  preset: z.enum(datePresets).optional(),
  from: day.optional(),
  to: day.optional(),
  /** `before`: the period before, of the same length; `lastYear`: the same days of last year. */
  compare: z.enum(['none', 'before', 'lastYear']).default('none'),
};

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
const isBackwards = ({ from, to }: Days): boolean => from !== undefined && to !== undefined && from > to;
const isTooLong = ({ from, to }: Days): boolean =>
  from !== undefined &&
  to !== undefined &&
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) > longestPeriodYears;

const overDays = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ ...period, ...shape })
    .refine((query) => !isBackwards(query as Days), { path: ['to'], error: 'PERIOD_BACKWARDS' })
    .refine((query) => !isTooLong(query as Days), { path: ['from'], error: 'PERIOD_TOO_LONG' });

const ordersShape = {
  ...orderFilters,
  groupBy: z.enum(['month', 'vendor', 'category', 'costCenter']).optional(),
};

const ordersByVendorShape = {
  ...ordersShape,
  sort: z.enum(['vendor', 'orders', 'positions', 'units', 'value', 'share', 'returned']).default('value'),
};
export const ordersByVendorQuery = overDays({ ...ordersByVendorShape, ...pages });

/** The orders behind a number of orders by vendor. */
export const reportOrdersQuery = overDays({
  ...orderFilters,
  ...pages,
  sort: z.enum(['date', 'number', 'vendor', 'status', 'units', 'value']).default('date'),
});

const ordersByArticleShape = {
  ...ordersShape,
  sort: z.enum(['name', 'vendor', 'date', 'quantity', 'unitPrice', 'value']).default('value'),
};
export const ordersByArticleQuery = overDays({ ...ordersByArticleShape, ...pages });

/** The order lines behind a number of orders by article. */
export const reportPositionsQuery = overDays({
  ...orderFilters,
  ...pages,
  sort: z.enum(['date', 'name', 'vendor', 'status', 'quantity', 'unitPrice', 'value']).default('date'),
});

const stockFilters = { ...articleFilters, storageIds: idList };

const consumptionShape = {
  ...stockFilters,
  groupBy: z.enum(['month', 'vendor', 'category', 'costCenter', 'storage']).optional(),
  sort: z.enum(['name', 'costCenter', 'quantity', 'value']).default('value'),
};
export const consumptionQuery = overDays({ ...consumptionShape, ...pages });

const stockMovementsShape = {
  ...stockFilters,
  types: severalOf(movementTypes),
  /** Only what was booked after the end of this day for it or a day before it. */
  bookedAfter: day.optional(),
  /** Only what this stocktaking booked. */
  stocktakingId: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  kinds: severalOf(movementKinds),
  groupBy: z.enum(['month', 'vendor', 'category', 'costCenter', 'storage']).optional(),
  sort: z.enum(['time', 'name', 'quantity', 'value', 'storage']).default('time'),
};
export const stockMovementsQuery = overDays({ ...stockMovementsShape, ...pages });

const inventoryShape = {
  ...stockFilters,
  /** Day at whose end the stock is shown; left out: today. */
  asOf: day.optional(),
  /** `before`: a month before; `lastYear`: the same day of last year. */
  compare: z.enum(['none', 'before', 'lastYear']).default('none'),
  expiry: severalOf(expiryBand.options),
  statuses: severalOf(stockStatus.options),
  /** Only what has no price; false: only what has one. */
  withoutPrice: flag.optional(),
  groupBy: z.enum(['storage', 'category', 'vendor', 'costCenter']).optional(),
  sort: z
    .enum(['name', 'storage', 'category', 'batch', 'expiry', 'quantity', 'price', 'value'])
    .default('name'),
};
export const inventoryQuery = z.object({ ...inventoryShape, ...pages });

export const invoicedPricesQuery = overDays({
  ...articleFilters,
  productIds: idList,
  ...pages,
  sort: z.enum(['name', 'vendor', 'quantity', 'agreed', 'charged', 'difference']).default('difference'),
});

export const priceCheckQuery = overDays({
  ...articleFilters,
  productIds: idList,
  addressIds: idList,
  ...pages,
  sort: z.enum(['name', 'vendor', 'quantity', 'paid', 'lowest', 'difference']).default('difference'),
});
