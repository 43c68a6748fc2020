// The inventory of a day as it was signed: kept, numbered, never changed. And what is to be done before it is.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { id } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { cents, count } from './report-answer.ts';

const inventoryVersion = z.object({
  id: whole,
  /** Version number within the practice, from 1. */
  number: count,
  asOf: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  valueCents: cents,
  articles: count,
  entries: count,
  storages: count,
  withoutPrice: count,
  /** Present inventory of that day less the saved version; and the number of bookings made since. */
  difference: z.object({ valueCents: cents, entries: count, bookings: count }),
});
export type InventoryVersion = z.infer<typeof inventoryVersion>;

nameSchemas({ InventoryVersion: inventoryVersion });

/** Days before and after the day within which a count is held to be of that day. */
export const daysAroundCount = 10;

export const inventoryVersionCalls = {
  listInventoryVersions: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reports/inventory/versions',
    summary: 'The inventories that were kept, newest first, each with what was booked for its time since',
    access: 'pro20',
    permission: 'reports',
    data: z.array(inventoryVersion),
  }),
  makeInventoryVersion: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reports/inventory/versions',
    summary: 'Keep the inventory of a day as a version; its PDF is exported with its id',
    access: 'pro20',
    permission: 'freezeReports',
    body: z.object({ asOf: day }),
    data: inventoryVersion,
    errors: ['DAY_TO_COME'],
  }),
  inventoryReadiness: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reports/inventory/readiness',
    summary: 'What should be so before the inventory of a day is signed',
    access: 'pro20',
    permission: 'reports',
    query: z.object({ asOf: day.optional(), language: z.enum(['de', 'en']).optional() }),
    data: z.object({
      asOf: z.string(),
      /** Where something lay that day. */
      storages: count,
      /** Number of these storages counted within ten days of the date, and the days of the first and the last count. */
      counted: count,
      firstCountOn: z.string().nullable(),
      lastCountOn: z.string().nullable(),
      notCounted: z.array(z.object({ id: whole, name: z.string() })),
      /** Every balance is the sum of its movements. */
      balancesAgree: z.boolean(),
      withoutPrice: count,
      /** Figures of its first page: everything, regardless of any filter of the list. */
      valueCents: cents,
      entries: count,
      byStorage: z.array(z.object({ storage: z.string(), entries: count, valueCents: cents })),
      /**
       * Page count of the PDF, and its page that lists entries without a price; null if it is too long to be laid out
       * for a preview, or there are none.
       */
      pages: count.nullable(),
      unpricedPage: count.nullable(),
    }),
  }),
  addPrices: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'reports/inventory/prices',
    summary:
      'Add the missing prices of entries: each is reversed and booked anew at its price, for the same days; counted in no movement total',
    access: 'pro20',
    permission: 'freezeReports',
    body: z.object({
      prices: z
        .array(z.object({ stockId: id, orderUnitPriceCents: whole.min(0).max(100_000_000) }))
        .min(1)
        .max(100),
    }),
    /** Which entry took the place of which. */
    data: z.object({
      entries: z.array(z.object({ stockId: whole, newStockId: whole })),
    }),
    errors: ['NOT_FOUND', 'PRICE_RECORDED'],
  }),
} as const;
