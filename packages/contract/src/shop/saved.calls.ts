// Saved articles: previously purchased, watchlist with its price alerts, recently viewed.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { productSummary } from './catalog.calls.ts';

const priceAlert = z.object({
  /** The price is below the target price, or at least 10 % below the median of 90 days. */
  reason: z.enum(['target', 'median']),
  /** The target price or the median, rounded. */
  comparedCents: whole,
  percentBelow: whole,
});

const alertedProduct = productSummary.extend({
  alert: priceAlert,
  /** Vendor of the lowest price. */
  vendor: z.object({ id: whole, name: z.string(), hue: whole }),
  /** Median of the amounts ordered in the last 12 months, as this vendor sells it. */
  usualQuantity: whole,
});
export type AlertedProduct = z.infer<typeof alertedProduct>;

nameSchemas({ AlertedProduct: alertedProduct });

const savedTabs = ['previouslyPurchased', 'watchlist', 'recentlyViewed'] as const;

export const savedCalls = {
  listSavedArticles: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'saved/article/list',
    summary: 'Products of one of the saved tabs, newest first',
    access: 'pro20',
    permission: 'view',
    query: z.object({
      tab: z.enum(savedTabs).default('previouslyPurchased'),
      page: z.coerce.number().int().min(0).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(40),
    }),
    data: z.object({
      items: z.array(
        productSummary.extend({
          savedAt: z.string(),
          /** Of the watchlist only. */
          watched: z.object({ targetCents: whole.nullable(), alert: priceAlert.nullable() }).nullable(),
        }),
      ),
      total: whole,
    }),
  }),
  listPriceAlerts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'saved/article/price-alerts',
    summary:
      'Watched products that are cheap today, the furthest below first: at most 24, and how many there are',
    access: 'pro20',
    permission: 'view',
    data: z.object({ items: z.array(alertedProduct), total: whole }),
  }),
} as const;
