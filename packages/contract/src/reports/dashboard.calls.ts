// The figures of the first screen: one call for each panel whose answer no other page asks for.
import { firstSteps } from '@praxora/rules/reports/first-steps';
import { z } from 'zod';
import { expiringBatches } from '../inventory/expiry.calls.ts';
import { defineCall } from '../shared/call.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const cents = whole;
/** Its first day. */
const month = z.string();

const expiry = z.object({
  /** The bands of the inventory's filter. Under three months counts those under one month, too. */
  expired: expiringBatches,
  under1Month: expiringBatches,
  under3Months: expiringBatches,
  /** This month and the next five; of this month what is not expired yet. */
  months: z.array(expiringBatches.extend({ month })),
});

/** Net of what was given to vendors, in the month it was ordered. */
const spending = z.object({
  /** The last twelve, oldest first, the current one last. */
  months: z.array(month),
  /** Vendors with the highest spending, highest first. */
  vendors: z.array(z.object({ id: whole, name: z.string(), hue: whole, cents: z.array(cents) })),
  /** All other vendors together. */
  others: z.array(cents),
  currentMonthCents: cents,
  /** Average of the full months shown, starting with the month of the practice's first order; null if there is none yet. */
  averageCents: cents.nullable(),
});

/** What the asking user wants to see of the first steps. */
const firstStepsChoice = z.object({
  skipped: z.array(z.enum(firstSteps)).max(firstSteps.length),
  isPutAway: z.boolean(),
});

const firstStepsState = firstStepsChoice.extend({
  /** Has both addresses, a storage, and an article or an order. */
  isSetUp: z.boolean(),
  done: z.array(z.enum(firstSteps)),
  /** The default delivery address in one line, null if there is none. */
  deliveryAddress: z.string().nullable(),
  hasBillingAddress: z.boolean(),
  /** Open invitations. */
  invited: whole,
  /** Users beside the asking one. */
  joined: whole,
  storages: whole,
  articles: whole,
  /** Labels were printed, or a handheld was paired: both need no hint any more. */
  hasScanned: z.boolean(),
});
nameSchemas({ FirstSteps: firstStepsState });
export type FirstStepsState = z.infer<typeof firstStepsState>;

export const dashboardCalls = {
  getExpiry: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'dashboard/expiry',
    summary: 'Batches in stock that expire: by band, and by month for half a year',
    access: 'pro20',
    mayBeLate: true,
    permission: 'view',
    data: expiry,
  }),
  getSpending: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'dashboard/spending',
    summary: 'Spending of the last twelve months by vendor',
    access: 'pro20',
    mayBeLate: true,
    permission: 'reports',
    data: spending,
  }),
  getStockValue: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'dashboard/stock-value',
    summary: 'What the stock was worth at the end of each of the last twelve months; the current one: now',
    access: 'pro20',
    mayBeLate: true,
    permission: 'view',
    data: z.array(
      z.object({
        month,
        valueCents: cents,
        /** Current month only: articles with stock but no known price, which the value leaves out. */
        unpricedArticles: whole.optional(),
      }),
    ),
  }),
  getSavings: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'dashboard/savings',
    summary: 'What the applied proposals of the optimizer saved in the last twelve months',
    access: 'pro20',
    mayBeLate: true,
    permission: 'reports',
    data: z.object({
      /** Oldest first, the current one last. */
      months: z.array(z.object({ month, savingCents: cents })),
      savingCents: cents,
      /** Fewer parcels than the carts would have made. */
      parcels: whole,
      /** How many proposals were applied. */
      count: whole,
    }),
  }),
  /** A practice that is not set up is told what to do first. */
  getFirstSteps: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'dashboard/first-steps',
    summary: 'Which of the first steps the practice has done',
    access: 'pro20',
    permission: 'view',
    data: firstStepsState,
  }),
  chooseFirstSteps: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'dashboard/first-steps',
    summary: 'Skip first steps, or put all of them away, for oneself',
    access: 'pro20',
    permission: 'ownSettings',
    body: firstStepsChoice,
    data: firstStepsState,
  }),
} as const;
