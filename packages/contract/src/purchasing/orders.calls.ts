// Orders: the list, one in full, and what can be done with it before goods come.
import { orderSections } from '@praxora/rules/purchasing/order-states';
import { datePresets } from '@praxora/rules/shared/date-presets';
import { orderStates } from '@praxora/rules/shared/order-state';
import { z } from 'zod';
import { defineCall, defineUpload } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { flag } from '../shared/flag.ts';
import { id, pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { order, orderRevision, orderState } from './order.ts';
import { orderAgainCalls } from './order-again.calls.ts';
import { orderCountCalls } from './order-counts.calls.ts';

export const orderListed = z.object({
  id: whole,
  orderNumber: z.string(),
  platformOrderNumber: z.string(),
  vendorId: whole,
  vendorName: z.string(),
  vendorHue: whole,
  /** Short name of the delivery address at the time of the order. */
  deliveryAddress: z.string(),
  state: orderState,
  /** It could not be sent; somebody must look at it. */
  hasFailed: z.boolean(),
  /** The practice gives it to the vendor itself, and has not done so yet. */
  isToBeSent: z.boolean(),
  placedAt: z.string(),
  /** Of the practice's own; empty: none. */
  orderReference: z.string(),
  /** The day the practice wishes the goods on; null: as soon as possible. */
  requestedDeliveryDate: z.string().nullable(),
  /** The day the vendor confirmed. */
  deliveryDate: z.string().nullable(),
  positionCount: whole,
  /** Order units: of the whole order, and of them come. */
  units: whole,
  receivedUnits: whole,
  netCents: whole,
  grossCents: whole,
  rating: whole.nullable(),
});
export type OrderListed = z.infer<typeof orderListed>;

/** A product as it was ordered once; several lines of one order are one purchase. */
const purchase = z.object({
  orderId: whole,
  orderNumber: z.string(),
  placedAt: z.string(),
  vendorId: whole,
  vendorName: z.string(),
  vendorHue: whole,
  /** In order units. */
  quantity: whole,
  /** Goods only, tiers and own discount taken off. */
  netCents: whole,
});
export type Purchase = z.infer<typeof purchase>;

const sections = Object.keys(orderSections) as (keyof typeof orderSections)[];

const params = z.object({ orderId: pathId });

nameSchemas({ ListedOrder: orderListed });

export const orderCalls = {
  ...orderCountCalls,
  ...orderAgainCalls,
  listOrders: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders',
    summary: 'Orders of the practice, newest first',
    access: 'pro20',
    permission: 'view',
    scopes: ['orders.read'],
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(100).default(40),
      section: z.enum(sections).optional(),
      /** Order numbers, reference, vendor, product names and numbers. */
      search: lineText.max(100).optional(),
      vendorId: pathId.optional(),
      addressId: pathId.optional(),
      productId: pathId.optional(),
      state: z.enum(orderStates).optional(),
      /** Only orders that could not be sent; false for all others. */
      failed: flag.optional(),
      /** Only orders that the practice has to send itself; false for all others. */
      toBeSent: flag.optional(),
      /** Only orders whose goods are awaited; false for all others, such as orders waiting for an approval. */
      onTheWay: flag.optional(),
      preset: z.enum(datePresets).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    data: z.object({ items: z.array(orderListed), total: whole }),
  }),
  purchasesOfProduct: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/purchases/{productId}',
    summary: 'What the practice bought of a product: the latest 100 times, newest first, and the sum of all',
    access: 'pro20',
    permission: 'view',
    scopes: ['orders.read'],
    params: z.object({ productId: pathId }),
    data: z.object({
      items: z.array(purchase),
      /** Over all purchases, also those that are not listed. */
      count: whole,
      quantity: whole,
      netCents: whole,
      firstAt: z.string().nullable(),
      /** Orders of the last 12 months. */
      timesBought: whole,
      /** Median of the amounts ordered in them; 1 where nothing was. */
      usualQuantity: whole,
    }),
    errors: ['NOT_FOUND'],
  }),
  getOrder: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/{orderId}',
    summary: 'One order with its positions, receipts and history',
    access: 'pro20',
    permission: 'view',
    scopes: ['orders.read'],
    params,
    data: order,
  }),
  orderRevisions: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/{orderId}/revisions',
    summary: 'What the order said before an approver changed it, the first version first',
    access: 'pro20',
    permission: 'view',
    scopes: ['orders.read'],
    params,
    data: z.array(orderRevision),
  }),
  orderPdf: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/{orderId}/pdf',
    summary: 'The order as a PDF, once it is placed or approved',
    access: 'pro20',
    permission: 'view',
    scopes: ['orders.read'],
    params,
    isDownload: true,
    data: z.undefined(),
    errors: ['ORDER_STATE'],
  }),
  orderXml: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'orders/{orderId}/opentrans',
    summary: 'The order as openTRANS 2.1 ORDER, once it is placed or approved',
    access: 'pro20',
    permission: 'view',
    scopes: ['orders.read'],
    params,
    isDownload: true,
    data: z.undefined(),
    errors: ['ORDER_STATE'],
  }),
  sendAgain: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/transmission',
    summary: 'Send an order again that could not be transmitted',
    access: 'pro20',
    permission: 'order',
    params,
    data: order,
    errors: ['ORDER_STATE'],
  }),
  markSent: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/sent',
    summary: 'The order was given to the vendor by hand',
    access: 'pro20',
    permission: 'order',
    params,
    data: order,
    errors: ['ORDER_STATE'],
  }),
  confirmOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/confirmation',
    summary: "Note the vendor's confirmation: delivery date and what is on backorder",
    access: 'pro20',
    permission: 'order',
    params,
    body: z.object({
      deliveryDate: day.nullable().default(null),
      positions: z
        .array(
          z.object({
            positionId: id,
            confirmedQuantity: whole.min(0).max(1_000_000),
            backorderedQuantity: whole.min(0).max(1_000_000).default(0),
            deliveryDate: day.nullable().default(null),
          }),
        )
        .max(1000)
        .default([]),
    }),
    data: order,
    errors: ['ORDER_STATE'],
  }),
  importResponse: defineUpload({
    base: 'pro',
    method: 'POST',
    path: 'orders/responses',
    summary: "Read a vendor's openTRANS 2.1 ORDERRESPONSE into the order it names",
    access: 'pro20',
    permission: 'order',
    upload: 'file',
    body: z.object({}),
    data: order,
    errors: ['ORDER_RESPONSE_UNREADABLE', 'ORDER_STATE'],
  }),
  cancelOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/cancellation',
    summary: 'Cancel an order nothing of which has come',
    access: 'pro20',
    permission: 'order',
    params,
    body: z.object({ comment: longText.max(500).default('') }),
    data: order,
    errors: ['ORDER_STATE'],
  }),
  closeOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'orders/{orderId}/closing',
    summary: 'Close an order the rest of which will not come',
    access: 'pro20',
    permission: 'order',
    params,
    body: z.object({ comment: longText.max(500).default('') }),
    data: order,
    errors: ['ORDER_STATE'],
  }),
  rateOrder: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'orders/{orderId}/rating',
    summary: 'Rate an order from 1 to 5, with a comment',
    access: 'pro20',
    permission: 'order',
    params,
    body: z.object({
      rating: whole.min(1).max(5),
      comment: longText.max(2000).default(''),
    }),
    data: order,
    errors: ['ORDER_STATE'],
  }),
} as const;
