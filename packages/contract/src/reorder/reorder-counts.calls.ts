// How much is to be ordered: what stands around every page, and so comes without the other calls of the list.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { whole } from '../whole.ts';

export const reorderCountCalls = {
  /** For the sidebar and the dashboard. */
  countReorder: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reorder/counts',
    summary: 'How many rows have something to order, without what is snoozed or left out',
    access: 'pro20',
    scopes: ['inventory.read'],
    data: z.object({ count: whole, belowMinimum: whole }),
  }),
} as const;
