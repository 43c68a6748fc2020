// Orders as the goods that arrive need them: what is open, and what must be noted of it. No prices, no history.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { orderPosition, orderState } from './order.ts';

const receivableOrder = z.object({
  id: whole,
  orderNumber: z.string(),
  vendorName: z.string(),
  state: orderState,
  placedAt: z.string(),
  deliveryDate: z.string().nullable(),
  positionCount: whole,
  /** Ordered in all, and what of it has come. */
  units: whole,
  receivedUnits: whole,
});

const receivablePosition = orderPosition
  .pick({
    id: true,
    line: true,
    name: true,
    manufacturer: true,
    manufacturerNumber: true,
    packText: true,
    picture: true,
    vendorOrderNumber: true,
    gtin: true,
    pzn: true,
    quantity: true,
    received: true,
    article: true,
  })
  .extend({
    /** Quantity not received yet, in order units. */
    open: whole,
  });
export type ReceivablePosition = z.infer<typeof receivablePosition>;

nameSchemas({ ReceivableOrder: receivableOrder, ReceivablePosition: receivablePosition });

export const receivableOrderCalls = {
  listReceivableOrders: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'receiving/orders',
    summary: 'Orders that goods can be received for now, the one expected first first',
    access: 'pro20',
    permission: 'view',
    scopes: ['stock.book'],
    isForDevices: true,
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(100),
    }),
    data: z.object({ items: z.array(receivableOrder), total: whole }),
  }),
  getReceivableOrder: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'receiving/orders/{orderId}',
    summary: 'One of them with its items: what is open, and whether batch and expiry must be noted',
    access: 'pro20',
    permission: 'view',
    scopes: ['stock.book'],
    isForDevices: true,
    params: z.object({ orderId: pathId }),
    data: receivableOrder.extend({ positions: z.array(receivablePosition) }),
    errors: ['NOT_FOUND', 'ORDER_STATE'],
  }),
} as const;
