// Stock entries, and every movement of them.
import { blockReasons } from '@praxora/rules/inventory/available-stock';
import { z } from 'zod';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { treatment } from './treatment.ts';

export const priceType = z.enum(['maximum', 'average', 'lowest', 'notRecorded']);
/** Price types of stock entries: also the price paid with an order. */
const recordedPriceType = z.enum([...priceType.options, 'paid']);
export const stockInputType = z.enum([
  'CORRECTION',
  'INCOMING_GOODS_FROM_OUTSIDE_ORDER',
  'INCOMING_GOODS_FROM_ORDER',
]);
export const blockReason = z.enum(blockReasons);

/** Why an entry may not be used, and who said so when. */
export const stockBlock = z.object({
  reason: blockReason,
  note: z.string(),
  by: z.string(),
  at: z.string(),
});
export type StockBlock = z.infer<typeof stockBlock>;

const movementKind = z.enum([
  'input',
  'consumption',
  'correction',
  'move',
  'count',
  'cancellation',
  'undo',
  /** Goods of an order that went back to the vendor. */
  'return',
  /** Thrown away, such as expired goods: it was not used. */
  'write-off',
  /** A price that was missing was added: the same goods, no movement of them. */
  'price',
]);

export const stockEntry = z.object({
  stockId: whole,
  storageId: whole,
  storageName: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  receivedOn: z.string(),
  vendorName: z.string(),
  orderId: whole.nullable(),
  /** The receipt it came with; null: booked in by hand, or moved here. */
  receiptId: whole.nullable(),
  /** Net cents of one order unit; null: not recorded. */
  orderUnitPriceCents: whole.nullable(),
  priceType: recordedPriceType,
  unitsPerOrderUnit: whole,
  amount: whole,
  labelIds: z.array(z.string()),
  /** The first of them; null: it has none of its own. */
  labelId: z.string().nullable(),
  /** It is used before other stock of its article. */
  isUsedFirst: z.boolean(),
  /** The day it was opened; null: it is not. */
  openedOn: z.string().nullable(),
  /** Null: it may be used. */
  block: stockBlock.nullable(),
});
export type StockEntry = z.infer<typeof stockEntry>;

export const movement = z.object({
  id: whole,
  bookingId: z.string(),
  articleId: whole,
  articleName: z.string(),
  kind: movementKind,
  /** Type of an input; null for other movements. */
  type: stockInputType.nullable(),
  /** The order it came with, or went back from. */
  orderId: whole.nullable(),
  /** Receipt that an input belongs to. */
  receiptId: whole.nullable(),
  /** The article's first input: a correction is then shown as initial inventory. */
  isFirst: z.boolean(),
  amount: whole,
  unit: bilingual,
  stockId: whole,
  storageName: z.string(),
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  /** Net cents of one order unit of its entry; null: not recorded. */
  orderUnitPriceCents: whole.nullable(),
  priceType: recordedPriceType,
  /** The label that was scanned. */
  labelId: z.string().nullable(),
  /** Or the device that booked it. */
  user: z.string(),
  isByDevice: z.boolean(),
  /** When it was scanned, after the difference of both clocks; null: it was not, or nobody said when. */
  scannedAt: z.string().nullable(),
  /** The scanner's clock said something else. */
  isTimeCorrected: z.boolean(),
  /** Of a removal: what it was for; null: the article did not ask, and nobody said. */
  treatment: treatment.nullable(),
  note: z.string(),
  happenedOn: z.string(),
  /** When it arrived here. */
  bookedAt: z.string(),
  /** It was taken back by another booking. */
  isReversed: z.boolean(),
  /** It can be taken back now. */
  canUndo: z.boolean(),
  /** Its line of the receipt can be taken back now. */
  canTakeBack: z.boolean(),
});
export type Movement = z.infer<typeof movement>;

/** Answer of every booking: the change, and the article's stock after it. */
export const booked = z.object({
  bookingId: z.string(),
  articleId: whole,
  stock: whole,
  entries: z.array(z.object({ stockId: whole, change: whole, balance: whole })),
});

nameSchemas({
  StockBooking: booked,
  StockBlock: stockBlock,
  StockEntry: stockEntry,
  StockMovement: movement,
});
