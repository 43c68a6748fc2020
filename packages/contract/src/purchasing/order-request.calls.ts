// Asking those who may order for the order of a filled cart.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { id } from '../shared/ids.ts';
import { longText } from '../shared/text.ts';

export const orderRequestCalls = {
  requestOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'cart/order-request',
    summary:
      'Ask the owners and the purchasing of the practice by email to order the cart of an address; once in ten minutes per address',
    access: 'pro20',
    permission: 'fillCart',
    isRefusedInSample: true,
    body: z.object({ addressId: id, note: longText.max(500).default('') }),
    data: z.object({
      /** False: the same user asked for this address a few minutes ago, and no further mail is sent. */
      isSent: z.boolean(),
      /** Names of those who have the mail. */
      receivers: z.array(z.string()),
    }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
} as const;
