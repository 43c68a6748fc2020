// Consumption, movements and what lies there: out of the ledger, valued by the prices recorded with the entries.
import { z } from 'zod';
import { expiryBand, stockStatus } from '../inventory/article.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { cents, count, groupKey, reportCostCenter, reportSpan, seriesStep } from './report-answer.ts';
import { movementKinds, movementTypes } from './report-query.ts';

const article = {
  articleId: whole,
  name: z.string(),
  picture: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
};

const consumptionFigures = z.object({
  /** Value of everything with a price, rounded once. */
  valueCents: cents,
  articles: count,
  /** Articles of which some had no price. */
  unpricedArticles: count,
});
export type ConsumptionFigures = z.infer<typeof consumptionFigures>;

const used = z.object({ quantity: count, valueCents: cents });

/** An article at a cost center. */
const consumptionRow = z.object({
  ...article,
  costCenter: reportCostCenter,
  ...used.shape,
  unit: bilingual,
  /** Part of the quantity without a price; it adds nothing to the value. */
  unpricedQuantity: count,
  /** Quantities in the months of the answer. */
  months: z.array(count),
  before: used.nullable(),
});
export type ConsumptionRow = z.infer<typeof consumptionRow>;

export const consumption = z.object({
  span: reportSpan,
  spanBefore: reportSpan.nullable(),
  items: z.array(consumptionRow),
  total: count,
  /** First days, oldest first; of the last 36 of the period. */
  months: z.array(z.string()),
  totals: consumptionFigures,
  totalsBefore: consumptionFigures.nullable(),
  groups: z.array(groupKey.extend({ ...consumptionFigures.shape, before: consumptionFigures.nullable() })),
  series: z.object({ step: seriesStep, points: z.array(z.object({ start: z.string(), cents })) }),
  /** Value of what was thrown away, by the first day of the month; months without any are left out. It is no consumption. */
  disposed: z.array(z.object({ month: z.string(), cents })),
});

const movementFigures = z.object({
  movements: count,
  /** Value of movements with a positive sign. Moves and added prices are in neither figure. */
  inputCents: cents,
  /** 0 or below. */
  removalCents: cents,
  /** Corrections and stocktaking; contained in the two above. */
  correctionCents: cents,
  /** Movements without a price that would count. */
  unpriced: count,
});
export type MovementFigures = z.infer<typeof movementFigures>;

const movementRow = z.object({
  id: whole,
  bookingId: z.string(),
  ...article,
  /** The day it happened, which counts; and the moment it was booked. */
  happenedOn: z.string(),
  bookedAt: z.iso.datetime(),
  type: z.enum(movementTypes),
  kind: z.enum(movementKinds),
  /** False: in neither total. */
  counts: z.boolean(),
  /** With its sign. */
  quantity: count,
  unit: bilingual,
  /** With its sign; null: no price recorded. */
  valueCents: cents.nullable(),
  storageId: whole,
  storage: z.string(),
  /** For a move: the storage it came from, or went to. */
  otherStorage: z.string().nullable(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  costCenter: reportCostCenter,
  /** Empty: a device booked it. */
  user: z.string(),
  device: z.string().nullable(),
  orderId: whole.nullable(),
  orderNumber: z.string().nullable(),
  note: z.string(),
});
export type MovementRow = z.infer<typeof movementRow>;

export const stockMovements = z.object({
  span: reportSpan,
  spanBefore: reportSpan.nullable(),
  items: z.array(movementRow),
  total: count,
  totals: movementFigures,
  totalsBefore: movementFigures.nullable(),
  /** The whole of each day that stands on this page. */
  days: z.array(movementFigures.extend({ day: z.string() })),
  groups: z.array(groupKey.extend({ ...movementFigures.shape, before: movementFigures.nullable() })),
  series: z.object({
    step: seriesStep,
    points: z.array(z.object({ start: z.string(), inputCents: cents, removalCents: cents })),
  }),
});

const inventoryFigures = z.object({
  /** Value of everything with a price. */
  valueCents: cents,
  articles: count,
  /** Batches, each at its place. */
  entries: count,
  storages: count,
  /** Entries; each counts 0. */
  withoutPrice: count,
  /** Articles with such entries. */
  unpricedArticles: count,
});
export type InventoryFigures = z.infer<typeof inventoryFigures>;

/** An entry: one batch of an article at one place. */
const inventoryRow = z.object({
  stockId: whole,
  ...article,
  /** Top-level category; null if the article has none. */
  category: bilingual.nullable(),
  storageId: whole,
  storage: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  /** That day; below 0 where something was taken for a day before it came. */
  quantity: count,
  unit: bilingual,
  /** Price of one order unit; null if none is recorded. */
  orderUnitPriceCents: cents.nullable(),
  unitsPerOrderUnit: count,
  /** Rounded so that an article’s entries come to the article’s value; null: no price. */
  valueCents: cents.nullable(),
  /** Status of the article, from that day's stock and today’s thresholds. */
  status: stockStatus,
  expiry: expiryBand,
  receivedOn: z.string(),
  vendorName: z.string(),
});
export type InventoryRow = z.infer<typeof inventoryRow>;

const inventoryGroup = groupKey.extend(inventoryFigures.shape);
export type InventoryGroup = z.infer<typeof inventoryGroup>;

/** Batches with the same number and day of an article are one, as on the dashboard. */
const expiring = z.object({ batches: count, valueCents: cents, unpricedArticles: count });

export const inventory = z.object({
  asOf: z.string(),
  /** The day it is compared with. */
  dayBefore: z.string().nullable(),
  items: z.array(inventoryRow),
  total: count,
  totals: inventoryFigures,
  totalsBefore: inventoryFigures.nullable(),
  groups: z.array(inventoryGroup),
  /** Largest first. */
  byCategory: z.array(inventoryGroup),
  byStorage: z.array(inventoryGroup),
  /** Booked after that day for it or a day before it; contained in the figures. */
  later: z.object({ bookings: count, valueCents: cents }),
  /** Seen from that day, the month's rest first; what the filters leave. */
  outlook: z.object({
    expired: expiring,
    under1Month: expiring,
    under3Months: expiring,
    months: z.array(expiring.extend({ month: z.string() })),
  }),
});

nameSchemas({
  ConsumptionFigures: consumptionFigures,
  MovementFigures: movementFigures,
  InventoryFigures: inventoryFigures,
  InventoryGroup: inventoryGroup,
});
