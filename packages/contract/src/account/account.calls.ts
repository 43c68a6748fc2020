// The practice's own account: what its head and its tabs tell.
import { z } from 'zod';
import { defineCall } from '../call.ts';

export const accountCalls = {
  /** For the head of the account's pages. */
  accountCounts: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'account/counts',
    summary: 'What lies behind the tabs of the account, and since when the practice is a customer',
    access: 'pro20',
    data: z.object({
      customerSince: z.iso.date(),
      /** Billing and shipping addresses together. */
      addresses: z.number().int(),
      users: z.number().int(),
      costCenters: z.number().int(),
    }),
  }),
} as const;
