// How many orders there are: what stands around every page, and so comes without the other calls of orders.
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const orderCountCalls = {
  /** For tabs, filters and the sidebar. */
  orderCounts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/counts',
    summary: 'How many orders are open, completed, rejected or wait for an approval',
    access: 'pro20',
    scopes: ['orders.read'],
    data: z.object({
      open: z.number().int(),
      completed: z.number().int(),
      rejected: z.number().int(),
      pendingApproval: z.number().int(),
      /** Net of those that wait for an approval. */
      pendingApprovalCents: z.number().int(),
      /** Goods can be booked in; and of them some have come. */
      toReceive: z.number().int(),
      partiallyReceived: z.number().int(),
      /** Could not be sent; somebody must look at them. */
      failed: z.number().int(),
      /** Vendors and addresses that occur, for the filters. */
      vendors: z.array(z.object({ id: z.number().int(), name: z.string() })),
      addresses: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
  }),
} as const;
