// Calls that change stock, and those that show it. Every booking may carry an Idempotency-Key.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { articleParams, id, pathId } from '../shared/ids.ts';
import { bilingual } from '../shared/shared-schemas.ts';
import { lineText, longText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';
import { stockAmount } from './article.ts';
import { clockTime } from './scan-time.ts';
import { booked, movement, priceType, stockEntry, stockInputType } from './stock.ts';
import { treatmentInput } from './treatment-input.ts';

const amount = stockAmount.min(1);
const note = longText.max(500).default('');

/** Form fields for taking goods out of stock. */
export const stockPart = z.object({ amount, note });

/** Form fields for using goods. */
export const removalPart = stockPart.extend({ treatment: treatmentInput.optional() });

/** A recall shows at most this many entries, those of the batch itself first. */
export const mostRecalled = 500;

/** Entries that one request treats alike. */
export const mostAtOnce = 1000;

export const stockCalls = {
  bookInput: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/manual/input',
    summary: 'Book stock in by hand; labels are made as the article says',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    body: z.object({
      articleId: id,
      /** When it came in; left out: today. */
      date: day.optional(),
      /** In the counting unit. */
      amount,
      storageId: id,
      batchNumber: lineText.max(64).default(''),
      expirationDate: day.nullish(),
      priceType: priceType.default('notRecorded'),
      type: stockInputType
        .exclude(['INCOMING_GOODS_FROM_ORDER'])
        .default('INCOMING_GOODS_FROM_OUTSIDE_ORDER'),
      note,
    }),
    data: booked.extend({ stockId: whole, labelIds: z.array(z.string()) }),
    errors: [
      'NOT_FOUND',
      'BATCH_REQUIRED',
      'EXPIRY_REQUIRED',
      'ARTICLE_NOT_IN_INVENTORY',
      'STOCK_TOO_LARGE',
      'TOO_MANY_LABELS',
    ],
  }),
  cancelInput: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'stock/input/{stockId}',
    summary: 'Cancel an input nothing of which was used',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    params: z.object({ stockId: pathId }),
    data: booked,
    errors: ['NOT_FOUND', 'STOCK_INPUT_USED', 'BOOKED_WITH_ORDER'],
  }),
  bookConsumption: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/consumption',
    summary: 'Take out of stock: of one entry or label, else what expires first',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    body: z
      .object({
        articleId: id.optional(),
        stockId: id.optional(),
        /** A label tells the entry, or the article when it is permanent. */
        labelId: lineText.max(20).optional(),
        /** Somebody has decided to go on: the label may be used up. */
        again: z.boolean().optional(),
        /** Left out: consumptionPerScan of the article. */
        amount: amount.optional(),
        storageId: id.optional(),
        /** Expired entries are not taken. */
        skipsExpired: z.boolean().default(false),
        /** The day it is booked for; left out: that of the scan, else today. */
        date: day.optional(),
        scannedAt: clockTime.optional(),
        /** What it was for, where the article asks. */
        treatment: treatmentInput.optional(),
        note,
      })
      .refine(({ articleId, stockId, labelId }) => articleId || stockId || labelId, {
        path: ['articleId'],
        error: 'REQUIRED_FIELD',
      }),
    data: booked,
    errors: [
      'NOT_FOUND',
      'NOT_ENOUGH_STOCK',
      'NOT_IN_STOCK_THEN',
      'LABEL_USED_UP',
      'LABEL_USED',
      'LABEL_WITHDRAWN',
      'LABEL_LOST',
      'BLOCKED_RECALL',
      'BLOCKED_DAMAGED',
      'BLOCKED_QUARANTINE',
      'TEST_LABEL',
      'UDI_UNREADABLE',
      'UDI_OTHER_BATCH',
    ],
  }),
  writeOff: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/write-off',
    summary:
      'Throw away an amount of one entry, all of several entries, or all of an article that is expired; it does not count as used',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    body: z
      .object({
        /** Article of which all expired stock is written off. */
        articleId: id.optional(),
        stockId: id.optional(),
        /** Entries all of which is written off, by one booking. */
        stockIds: z.array(id).min(1).max(mostAtOnce).optional(),
        /** Amount of the stock entry to write off; all of it if left out. */
        amount: amount.optional(),
        note,
      })
      .refine(({ articleId, stockId, stockIds }) => articleId || stockId || stockIds, {
        path: ['articleId'],
        error: 'REQUIRED_FIELD',
      })
      .refine(({ stockId, amount: part }) => stockId || part === undefined, {
        path: ['stockId'],
        error: 'REQUIRED_FIELD',
      }),
    data: booked,
    errors: ['NOT_FOUND', 'NOT_ENOUGH_STOCK'],
  }),
  correctStock: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/correction',
    summary: 'Set the amount of one entry to what is really there',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    body: z.object({ stockId: id, amount: stockAmount, note }),
    data: booked,
    errors: ['NOT_FOUND', 'STOCK_TOO_LARGE', 'STORAGE_GONE'],
  }),
  moveStock: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/move',
    summary: 'Move an amount of one entry to another storage, where it becomes an entry of its own',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    body: z.object({ stockId: id, amount, storageId: id, note }),
    data: booked.extend({ stockId: whole }),
    errors: ['NOT_FOUND', 'NOT_ENOUGH_STOCK', 'SAME_STORAGE'],
  }),
  undoBooking: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'stock/undo/{bookingId}',
    summary: 'Take a booking back by reversing entries',
    access: 'pro20',
    permission: 'bookStock',
    scopes: ['stock.book'],
    isForDevices: true,
    params: z.object({ bookingId: z.uuid() }),
    query: z.object({
      /** The label in hand: a device may take back any use of it, of other bookings only its own. */
      labelId: lineText.min(1).max(20).optional(),
    }),
    data: booked,
    errors: [
      'NOT_FOUND',
      'BOOKING_UNDONE',
      'STOCK_INPUT_USED',
      'BOOKED_WITH_ORDER',
      'STOCK_TOO_LARGE',
      'STORAGE_GONE',
      'BLOCKED_RECALL',
      'BLOCKED_DAMAGED',
      'BLOCKED_QUARANTINE',
    ],
  }),
  listStock: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/{articleId}/stock',
    summary: 'What of the article lies where, first expiry first',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    params: articleParams,
    data: z.array(stockEntry),
    dataForDevices: z.array(stockEntry.omit({ orderUnitPriceCents: true, priceType: true })),
    errors: ['NOT_FOUND'],
  }),
  listMovements: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/{articleId}/movements',
    summary: 'The ledger of an article, newest first',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: articleParams,
    query: z.object({
      page: z.coerce.number().int().min(0).max(100_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(50),
    }),
    data: z.object({ items: z.array(movement), total: whole }),
    errors: ['NOT_FOUND'],
  }),
  getUse: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'inventory/article/{articleId}/use',
    summary: 'Used per month, the last 12, oldest first, the current one last',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: articleParams,
    data: z.array(z.object({ month: z.string(), used: whole })),
    errors: ['NOT_FOUND'],
  }),
  defaultPrices: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'default-prices/{articleId}',
    summary: 'Maximum, average and lowest of the prices known for the article, net cents of one order unit',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: articleParams,
    data: z.object({
      maximum: whole.nullable(),
      average: whole.nullable(),
      lowest: whole.nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),
  recallBatch: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'stock/recall',
    summary:
      'Everything about a batch, or those whose number contains it: where it lies, from whom and when it came, when it was used',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    query: z.object({ batchNumber: lineText.min(1).max(64) }),
    data: z.array(
      stockEntry.extend({
        articleId: whole,
        articleName: z.string(),
        manufacturer: z.string(),
        unit: bilingual,
        /** The batch itself, or one whose number only contains what was asked for; the former come first. */
        fits: z.enum(['whole', 'part']),
        /**
         * Movements of the batch itself; empty for batches that only contain the number, which are queried on their
         * own.
         */
        movements: z.array(movement),
      }),
    ),
  }),
} as const;
