// Labels waiting to be printed: the only label call the dashboard uses.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { whole } from '../shared/whole.ts';

export const dueLabelCalls = {
  /** Counts nothing while the switch is off. */
  dueLabels: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'labels/due',
    summary: 'How many labels wait to be printed, by order; newest goods first',
    access: 'pro20',
    permission: 'view',
    data: z.object({
      labels: whole,
      orders: z.array(
        z.object({ orderId: whole, orderNumber: z.string(), vendorName: z.string(), labels: whole }),
      ),
      /** Goods without an order, or booked in by hand. */
      withoutOrder: whole,
    }),
  }),
} as const;
