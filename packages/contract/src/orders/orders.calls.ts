// Orders as a list; their details, receipts and approvals join with incoming goods.
import { z } from 'zod';
import { defineCall } from '../call.ts';

const orderStates = [
  'pending-approval',
  'transmitting',
  'ordered',
  'open',
  'partially-received',
  'fully-received',
  'rejected',
  'cancelled',
] as const;

export const orderListed = z.object({
  id: z.number().int(),
  orderNumber: z.string(),
  platformOrderNumber: z.string(),
  vendorId: z.number().int(),
  vendorName: z.string(),
  vendorHue: z.number().int(),
  /** Short name of the delivery address at the time of the order. */
  deliveryAddress: z.string(),
  state: z.enum(orderStates),
  placedAt: z.string(),
  positionCount: z.number().int(),
  netCents: z.number().int(),
  grossCents: z.number().int(),
});
export type OrderListed = z.infer<typeof orderListed>;

export const orderCalls = {
  listOrders: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders',
    summary: 'Orders of the practice, newest first',
    access: 'pro20',
    query: z.object({
      page: z.coerce.number().int().min(0).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(40),
    }),
    data: z.object({ items: z.array(orderListed), total: z.number().int() }),
  }),
} as const;
