// An order in full, as its page, the receipts and the approvals show it.
import { orderEvents, orderStates } from '@praxora/rules/order-states';
import { z } from 'zod';
import { address } from '../account/addresses.calls.ts';
import { availability } from '../catalog/availability.ts';
import { bilingual, nameSchemas } from '../shared-schemas.ts';

const int = z.number().int();
export const orderState = z.enum(orderStates);

/** The article a position becomes when it is received; what the receipt must know of it. */
const receivingArticle = z.object({
  id: int,
  name: z.string(),
  useInventory: z.boolean(),
  hasBatchObligation: z.boolean(),
  hasExpiryDateObligation: z.boolean(),
  defaultStorageId: int.nullable(),
  unitToLabel: z.enum(['SALES_UNIT', 'STORAGE_PRODUCT', 'CONSUMABLE_UNIT']),
  /** Counting units in one order unit. */
  unitsPerOrderUnit: int,
  orderUnit: bilingual,
  countingUnit: bilingual,
});
export type ReceivingArticle = z.infer<typeof receivingArticle>;

/** As it was called when it was ordered for. */
const orderedCostCenter = z.object({ id: int, number: z.string(), name: z.string() });

export const orderPosition = z.object({
  id: int,
  line: int,
  productId: int.nullable(),
  name: bilingual,
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  packText: bilingual,
  picture: z.string(),
  vendorOrderNumber: z.string(),
  /** What a scanned code may say. */
  gtin: z.string().nullable(),
  pzn: z.string().nullable(),
  quantity: int,
  received: int,
  returned: int,
  confirmedQuantity: int.nullable(),
  backorderedQuantity: int.nullable(),
  deliveryDate: z.string().nullable(),
  unitPriceCents: int,
  discountCents: int,
  netCents: int,
  vatPercent: z.number(),
  /** Null: the practice uses none, or used none then. */
  costCenter: orderedCostCenter.nullable(),
  /** Null: not an article yet. */
  article: receivingArticle.nullable(),
});
export type OrderPosition = z.infer<typeof orderPosition>;

/** What happened to goods since they came, so that their receipt cannot be taken back any more. */
const obstacle = z.enum(['consumption', 'write-off', 'correction', 'move', 'count', 'return', 'price']);

const receiptLine = z.object({
  id: int,
  positionId: int.nullable(),
  articleId: int.nullable(),
  name: bilingual,
  /** In order units. */
  quantity: int,
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  /** Null: not stored. */
  storageName: z.string().nullable(),
  stockId: int.nullable(),
  /** Of a receipt: it was booked by mistake. */
  isTakenBack: z.boolean(),
  /** Of a receipt: why it cannot be taken back; null: it can, unless it was already. */
  obstacle: obstacle.nullable(),
  /** Labels that would be worth nothing without it. */
  labelCount: int,
});
export type ReceiptLine = z.infer<typeof receiptLine>;

export const receipt = z.object({
  id: int,
  /** A reversal takes back a receipt that was booked by mistake. */
  kind: z.enum(['receipt', 'return', 'reversal']),
  /** Null: goods without an order. */
  orderId: int.nullable(),
  vendorName: z.string(),
  happenedOn: z.string(),
  bookedAt: z.string(),
  bookedBy: z.string(),
  deliveryNote: z.string(),
  note: z.string(),
  lines: z.array(receiptLine),
});
export type Receipt = z.infer<typeof receipt>;

const orderHistoryEntry = z.object({
  at: z.string(),
  /** Empty: the product itself, or the vendor. */
  user: z.string(),
  event: z.enum(orderEvents),
  state: orderState,
  /** What belongs to the event: comment, reason, how it was sent, delivery date. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type OrderHistoryEntry = z.infer<typeof orderHistoryEntry>;

export const order = z.object({
  id: int,
  orderNumber: z.string(),
  platformOrderNumber: z.string(),
  vendor: z.object({ id: int, name: z.string(), hue: int, isFavorite: z.boolean(), isOwn: z.boolean() }),
  /** How the vendor gets its orders today. */
  transmission: z.enum(['email', 'webhook', 'manual']),
  customerNumber: z.string(),
  message: z.string(),
  deliveryAddress: address,
  billingAddress: address,
  state: orderState,
  placedAt: z.string(),
  placedBy: z.string(),
  /** Why it could not be sent; null: it was, or is on its way. */
  transmissionError: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  goodsCents: int,
  shippingCents: int,
  surchargeCents: int,
  netCents: int,
  vat: z.array(z.object({ percent: z.number(), netCents: int, vatCents: int })),
  vatCents: int,
  grossCents: int,
  rating: int.min(1).max(5).nullable(),
  ratingComment: z.string(),
  positions: z.array(orderPosition),
  receipts: z.array(receipt),
  history: z.array(orderHistoryEntry),
});
export type Order = z.infer<typeof order>;

/** What an "add to the cart" of old positions did; what has no valid offer any more is named. */
export const addedAgain = z.object({
  addressId: int,
  added: z.array(
    z.object({
      productId: int,
      positionId: int,
      name: bilingual,
      quantity: int,
      vendorId: int,
      vendorName: z.string(),
      availability,
      deliveryDays: int.nullable(),
    }),
  ),
  unavailable: z.array(z.object({ name: bilingual, quantity: int })),
  /** What the cart's net total grew by. */
  growsByCents: int,
  undoId: z.uuid(),
});
export type AddedAgain = z.infer<typeof addedAgain>;

nameSchemas({
  ReceivingArticle: receivingArticle,
  OrderedCostCenter: orderedCostCenter,
  OrderPosition: orderPosition,
  ReceiptLine: receiptLine,
  Receipt: receipt,
  OrderHistoryEntry: orderHistoryEntry,
  Order: order,
  Reorder: addedAgain,
});
