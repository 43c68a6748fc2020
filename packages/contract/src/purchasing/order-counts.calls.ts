// How many orders there are: what stands around every page, and so comes without the other calls of orders.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { whole } from '../shared/whole.ts';

export const orderCountCalls = {
  /** For tabs, filters and the sidebar. */
  orderCounts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/counts',
    summary: 'How many orders are open, completed, rejected or wait for an approval',
    access: 'pro20',
    permission: 'view',
    scopes: ['orders.read'],
    data: z.object({
      open: whole,
      completed: whole,
      rejected: whole,
      pendingApproval: whole,
      /** Net of those that wait for an approval. */
      pendingApprovalCents: whole,
      /** Goods can be booked in; and of them some have come. */
      toReceive: whole,
      partiallyReceived: whole,
      /** Could not be sent; somebody must look at them. */
      failed: whole,
      /** The practice itself has to send them. */
      toBeSent: whole,
      /** Vendors and addresses that occur, for the filters. */
      vendors: z.array(z.object({ id: whole, name: z.string() })),
      addresses: z.array(z.object({ id: whole, name: z.string() })),
    }),
  }),
} as const;
