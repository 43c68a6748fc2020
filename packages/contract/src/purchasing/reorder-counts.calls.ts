// How much is to be ordered: what stands around every page, and so comes without the other calls of the list.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { whole } from '../shared/whole.ts';

export const reorderCountCalls = {
  /** For the sidebar and the dashboard. */
  countReorder: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'reorder/counts',
    summary: 'How many rows are to be ordered and how many are covered, without what is snoozed or left out',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    data: z.object({
      /** To order, after what is on its way and in the carts. */
      count: whole,
      /** Number of rows in `count` at or below their minimum. */
      belowMinimum: whole,
      /** Articles for which the quantity on order or in a cart suffices. */
      covered: whole,
    }),
  }),
} as const;
