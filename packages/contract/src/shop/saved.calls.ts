// Saved articles: previously purchased, watchlist, recently viewed.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { whole } from '../shared/whole.ts';
import { productSummary } from './catalog.calls.ts';

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
      items: z.array(productSummary.extend({ savedAt: z.string() })),
      total: whole,
    }),
  }),
} as const;
