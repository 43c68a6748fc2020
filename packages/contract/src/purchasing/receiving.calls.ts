// Goods coming in and going back. A receipt is booked whole or not at all, and once for one Idempotency-Key.
import { z } from 'zod';
import { productCode } from '../inventory/product-code.ts';
import { clockTime } from '../inventory/scan-time.ts';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { id, pathId } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { order, receipt } from './order.ts';
import { receivableOrderCalls } from './receivable-orders.calls.ts';

/** Order units of one line; more than this is a slip of the finger. */
const quantity = whole.min(1).max(100_000);
const note = longText.max(500).default('');

const lot = z.object({
  quantity,
  batchNumber: lineText.max(64).default(''),
  expirationDate: day.nullish(),
  /** Null: this part is not stored. */
  storageId: id.nullable(),
});
const lots = z.array(lot).max(100);

/** Labels that fall due with a receipt. */
const dueLabels = z.object({
  articleId: whole,
  articleName: z.string(),
  stockId: whole,
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  storageName: z.string(),
  labelIds: z.array(z.string()),
});
export type DueLabels = z.infer<typeof dueLabels>;

/** Goods of an order that can go back, where they lie today. */
const returnableLot = z.object({
  positionId: whole,
  /** Null: it was not stored. */
  stockId: whole.nullable(),
  storageName: z.string().nullable(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  /** Whole order units. */
  most: whole,
});
export type ReturnableLot = z.infer<typeof returnableLot>;

const params = z.object({ orderId: pathId });
const receiptParams = z.object({ receiptId: pathId });

nameSchemas({ DeliveredLot: lot, LabelsDue: dueLabels });

export const receivingCalls = {
  ...receivableOrderCalls,
  bookReceipt: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'receiving/orders/{orderId}',
    summary: 'Book goods of an order in: stock, labels and order state in one transaction',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    params,
    body: z.object({
      happenedOn: day.optional(),
      scannedAt: clockTime.optional(),
      deliveryNote: lineText.max(100).default(''),
      note,
      /** "Yes, more came than was ordered." */
      acceptsMore: z.boolean().default(false),
      positions: z.array(z.object({ positionId: id, lots })).max(1000),
    }),
    /** The order is null for a device, which sees neither prices nor the order's history. */
    data: z.object({ receiptId: whole, order: order.nullable(), labels: z.array(dueLabels) }),
    dataForDevices: z.object({ receiptId: whole, order: z.null(), labels: z.array(dueLabels) }),
    errors: [
      'RECEIPT_EMPTY',
      'MORE_THAN_ORDERED',
      'ORDER_STATE',
      'BATCH_REQUIRED',
      'EXPIRY_REQUIRED',
      'POSITION_NOT_AN_ARTICLE',
      'ARTICLE_NOT_IN_INVENTORY',
      'STOCK_TOO_LARGE',
      'TOO_MANY_LABELS',
    ],
  }),
  listReturnable: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'receiving/orders/{orderId}/returns',
    summary: 'What of an order can go back, by position and stock entry, wherever it was moved since',
    access: 'pro20',
    permission: 'view',
    params,
    data: z.array(returnableLot),
    errors: ['NOT_FOUND'],
  }),
  bookReturn: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'receiving/orders/{orderId}/returns',
    summary: 'Book goods of an order that go back to the vendor',
    access: 'pro20',
    permission: 'bookStock',
    params,
    body: z.object({
      happenedOn: day.optional(),
      note,
      positions: z
        .array(
          z.object({
            positionId: id,
            quantity,
            /** The stock entry it is taken from; null: it was not stored. */
            stockId: id.nullable(),
          }),
        )
        .max(1000),
    }),
    data: z.object({ receiptId: whole, order }),
    errors: ['RECEIPT_EMPTY', 'MORE_THAN_RECEIVED', 'ORDER_STATE', 'NOT_ENOUGH_STOCK', 'NOT_IN_STOCK_THEN'],
  }),
  bookOutside: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'receiving/outside',
    summary: 'Book goods in that came without an order',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    body: z.object({
      happenedOn: day.optional(),
      scannedAt: clockTime.optional(),
      deliveryNote: lineText.max(100).default(''),
      note,
      vendorId: id.nullable().default(null),
      articles: z
        .array(
          z.object({
            articleId: id,
            /** Net cents of one order unit; null: not recorded. */
            orderUnitPriceCents: whole.min(0).max(100_000_000).nullable().default(null),
            lots,
          }),
        )
        .max(200),
    }),
    data: z.object({ receiptId: whole, labels: z.array(dueLabels) }),
    errors: [
      'RECEIPT_EMPTY',
      'BATCH_REQUIRED',
      'EXPIRY_REQUIRED',
      'ARTICLE_NOT_IN_INVENTORY',
      'STOCK_TOO_LARGE',
      'TOO_MANY_LABELS',
    ],
  }),
  getReceipt: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'receiving/receipts/{receiptId}',
    summary: 'A receipt, return or reversal with its lines, and whether they can be taken back',
    access: 'pro20',
    permission: 'view',
    scopes: ['stock.book'],
    params: receiptParams,
    data: receipt,
    errors: ['NOT_FOUND'],
  }),
  /** For goods that really go back there is the return. */
  takeReceiptBack: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'receiving/receipts/{receiptId}/reversal',
    summary: 'Take back what was booked in by mistake, all of the receipt or some of its lines',
    access: 'pro20',
    permission: 'bookStock',
    params: receiptParams,
    body: z.object({
      /** Left out: all that is left of it. */
      lineIds: z.array(id).min(1).max(1000).optional(),
      note,
    }),
    data: z.object({
      /** Id of the reversal's receipt. */
      receiptId: whole,
      /** The order in its current state; null for goods without an order. */
      order: order.nullable(),
      units: whole,
      withdrawnLabels: whole,
    }),
    errors: ['NOT_FOUND', 'RECEIPT_USED', 'RECEIPT_TAKEN_BACK', 'ORDER_STATE'],
  }),
  /** A scanned code that is in none of the positions shown: which other open order has it? */
  findReceivable: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'receiving/find',
    summary: 'Open orders and articles a scanned number belongs to',
    access: 'pro20',
    permission: 'view',
    scopes: ['stock.book'],
    isForDevices: true,
    query: productCode.refine(({ gtin, pzn, number }) => gtin || pzn || number, {
      path: ['gtin'],
      error: 'REQUIRED_FIELD',
    }),
    data: z.object({
      positions: z.array(
        z.object({
          orderId: whole,
          orderNumber: z.string(),
          vendorName: z.string(),
          positionId: whole,
        }),
      ),
      articles: z.array(z.object({ id: whole, name: z.string() })),
    }),
  }),
} as const;
