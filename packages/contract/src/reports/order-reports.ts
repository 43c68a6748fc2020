// Orders by vendor and by article. What counts: given to a vendor, by the time it was placed.
import { z } from 'zod';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { cents, count, groupKey, reportCostCenter, reportSpan, seriesStep } from './report-answer.ts';
import { reportStatuses } from './report-query.ts';

export const orderFigures = z.object({
  orders: count,
  /** Lines of orders. */
  positions: count,
  /** Ordered quantities, in order units. */
  units: count,
  goodsCents: cents,
  shippingCents: cents,
  surchargeCents: cents,
  /** Goods, shipping and surcharges: what the dashboard calls spending. */
  netCents: cents,
  /** Returns of these orders, whenever they were made; still included in the figures above. */
  returnedUnits: count,
  returnedCents: cents,
});
export type OrderFigures = z.infer<typeof orderFigures>;

const vendorRow = orderFigures.extend({
  vendorId: whole,
  name: z.string(),
  hue: whole,
  isFavorite: z.boolean(),
  /** Share of the value of all results, 0 to 1. */
  share: z.number(),
  before: orderFigures.nullable(),
});
export type VendorRow = z.infer<typeof vendorRow>;

const orderGroup = groupKey.extend({ ...orderFigures.shape, before: orderFigures.nullable() });
export type OrderGroup = z.infer<typeof orderGroup>;

const answered = {
  span: reportSpan,
  /** The period of the comparison; null without one. */
  spanBefore: reportSpan.nullable(),
  /**
   * A filter or grouping looks at single lines of orders (article, category, manufacturer, cost center): shipping and surcharges,
   * which belong to whole orders, are left out and 0.
   */
  isOfLines: z.boolean(),
  /** Rows found, on all pages. */
  total: count,
  totals: orderFigures,
  totalsBefore: orderFigures.nullable(),
  /** At most 500, largest first; months by time. Empty without a grouping. */
  groups: z.array(orderGroup),
};

/** Value by time for those on whom most was spent, most first, and all others together. */
const vendorSeries = z.object({
  step: seriesStep,
  starts: z.array(z.string()),
  vendors: z.array(z.object({ id: whole, name: z.string(), hue: whole, cents: z.array(cents) })),
  others: z.array(cents),
});

export const ordersByVendor = z.object({ ...answered, items: z.array(vendorRow), series: vendorSeries });

const reportStatus = z.enum(reportStatuses);

const reportOrder = z.object({
  orderId: whole,
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  status: reportStatus,
  vendorId: whole,
  vendorName: z.string(),
  hue: whole,
  ...orderFigures.omit({ orders: true }).shape,
});
export type ReportOrder = z.infer<typeof reportOrder>;
export const reportOrders = z.object({ items: z.array(reportOrder), total: count });

const product = {
  /** Null: in no catalogue any more. */
  productId: whole.nullable(),
  /** The article of the inventory that is bought as it. */
  articleId: whole.nullable(),
  name: bilingual,
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  picture: z.string(),
  vendorId: whole,
  vendorName: z.string(),
  hue: whole,
};

const articleFigures = z.object({
  orders: count,
  quantity: count,
  valueCents: cents,
  returnedUnits: count,
  returnedCents: cents,
});

/** A product at a vendor. */
const articleRow = z.object({
  ...product,
  ...articleFigures.shape,
  /** Date and status of the latest order. */
  placedAt: z.iso.datetime(),
  status: reportStatus,
  /** Value by quantity, rounded; and the last one paid. Both after discount. */
  unitPriceCents: cents,
  lastUnitPriceCents: cents,
  before: articleFigures.nullable(),
});
export type ArticleRow = z.infer<typeof articleRow>;

export const ordersByArticle = z.object({
  ...answered,
  items: z.array(articleRow),
  series: z.object({
    step: seriesStep,
    points: z.array(z.object({ start: z.string(), cents, units: count })),
  }),
});

const reportPosition = z.object({
  ...product,
  orderId: whole,
  orderNumber: z.string(),
  placedAt: z.iso.datetime(),
  status: reportStatus,
  costCenter: reportCostCenter,
  quantity: count,
  /** Before discount, as the order says. */
  unitPriceCents: cents,
  valueCents: cents,
  returnedUnits: count,
  returnedCents: cents,
});
export type ReportPosition = z.infer<typeof reportPosition>;
export const reportPositions = z.object({ items: z.array(reportPosition), total: count });

/** What approved invoices charge for a product at a vendor, against what its orders agreed on for the same quantity. */
const invoicedPriceRow = z.object({
  ...product,
  invoices: count,
  /** Packs. */
  quantity: z.number(),
  agreedCents: cents,
  chargedCents: cents,
  /** Above 0: more was charged than agreed. */
  differenceCents: cents,
});
export type InvoicedPriceRow = z.infer<typeof invoicedPriceRow>;

export const invoicedPrices = z.object({
  span: reportSpan,
  items: z.array(invoicedPriceRow),
  total: count,
  totals: invoicedPriceRow.pick({ agreedCents: true, chargedCents: true, differenceCents: true }).extend({
    invoices: count,
    /** The differences above 0 alone: those below do not balance them. */
    tooMuchCents: cents,
  }),
});

/**
 * Price paid against the lowest price of one unit that was valid on the order’s day. Tiers, minimum quantities and fees
 * are not included.
 */
const priceCheckRow = z.object({
  ...product,
  orders: count,
  quantity: count,
  paidCents: cents,
  lowestCents: cents,
  /** Paid more than the lowest; below 0: less. */
  differenceCents: cents,
  /** Cheapest vendor on the day of the latest order. */
  lowest: z.object({ vendorId: whole, vendorName: z.string(), unitPriceCents: cents }),
  lastUnitPriceCents: cents,
});
export type PriceCheckRow = z.infer<typeof priceCheckRow>;

const priceCheckFigures = priceCheckRow.pick({ paidCents: true, lowestCents: true, differenceCents: true });

export const priceCheck = z.object({
  span: reportSpan,
  items: z.array(priceCheckRow),
  total: count,
  totals: priceCheckFigures.extend({
    /** Lines of orders for which no price of that day is known, and their value; they are in no other figure. */
    uncheckedPositions: count,
    uncheckedCents: cents,
  }),
  /** Savings by the optimizer in the same period, as on the dashboard. */
  savings: z.object({ savingCents: cents, parcels: count, count }),
});

nameSchemas({
  OrderGroup: orderGroup,
  OrderFigures: orderFigures,
  ReportStatus: reportStatus,
  ArticleOrderFigures: articleFigures,
});
