// An order in full, as its page, the receipts and the approvals show it.
import { orderEvents } from '@praxora/rules/purchasing/order-states';
import { orderStates } from '@praxora/rules/shared/order-state';
import { transmissionMethods } from '@praxora/rules/vendors/transmission-method';
import { z } from 'zod';
import { address } from '../account/addresses.calls.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { availability } from '../vendors/availability.ts';

export const orderState = z.enum(orderStates);

/** The article a position becomes when it is received; what the receipt must know of it. */
const receivingArticle = z.object({
  id: whole,
  name: z.string(),
  useInventory: z.boolean(),
  hasBatchObligation: z.boolean(),
  hasExpiryDateObligation: z.boolean(),
  defaultStorageId: whole.nullable(),
  unitToLabel: z.enum(['SALES_UNIT', 'STORAGE_PRODUCT', 'CONSUMABLE_UNIT']),
  /** Counting units in one order unit. */
  unitsPerOrderUnit: whole,
  orderUnit: bilingual,
  countingUnit: bilingual,
});
export type ReceivingArticle = z.infer<typeof receivingArticle>;

/** Cost center as it was named at the time of the order. */
const orderedCostCenter = z.object({ id: whole, number: z.string(), name: z.string() });

export const orderPosition = z.object({
  id: whole,
  line: whole,
  productId: whole.nullable(),
  name: bilingual,
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  packText: bilingual,
  picture: z.string(),
  vendorOrderNumber: z.string(),
  /** Numbers that a scanned code may contain. */
  gtin: z.string().nullable(),
  pzn: z.string().nullable(),
  quantity: whole,
  received: whole,
  returned: whole,
  confirmedQuantity: whole.nullable(),
  backorderedQuantity: whole.nullable(),
  deliveryDate: z.string().nullable(),
  unitPriceCents: whole,
  discountCents: whole,
  netCents: whole,
  vatPercent: z.number(),
  /** Null: the practice uses none, or used none then. */
  costCenter: orderedCostCenter.nullable(),
  /** Null: not an article yet. */
  article: receivingArticle.nullable(),
});
export type OrderPosition = z.infer<typeof orderPosition>;

/** Event since the goods arrived because of which their receipt can no longer be reversed. */
const obstacle = z.enum(['consumption', 'write-off', 'correction', 'move', 'count', 'return', 'price']);

const receiptLine = z.object({
  id: whole,
  positionId: whole.nullable(),
  articleId: whole.nullable(),
  name: bilingual,
  /** In order units. */
  quantity: whole,
  batchNumber: z.string(),
  expirationDate: z.string().nullable(),
  /** Null: not stored. */
  storageName: z.string().nullable(),
  stockId: whole.nullable(),
  /** For a receipt: it was booked by mistake and reversed. */
  isTakenBack: z.boolean(),
  /** For a receipt: reason why it cannot be reversed; null if it can be, or already was. */
  obstacle: obstacle.nullable(),
  /** Labels that would be worth nothing without it. */
  labelCount: whole,
});
export type ReceiptLine = z.infer<typeof receiptLine>;

export const receipt = z.object({
  id: whole,
  /** A reversal takes back a receipt that was booked by mistake. */
  kind: z.enum(['receipt', 'return', 'reversal']),
  /** Null: goods without an order. */
  orderId: whole.nullable(),
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
  /** Details of the event: comment, reason, how it was sent, delivery date. */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type OrderHistoryEntry = z.infer<typeof orderHistoryEntry>;

export const order = z.object({
  id: whole,
  orderNumber: z.string(),
  platformOrderNumber: z.string(),
  vendor: z.object({ id: whole, name: z.string(), hue: whole, isFavorite: z.boolean(), isOwn: z.boolean() }),
  /** How the vendor gets its orders today. */
  transmission: z.enum(transmissionMethods),
  customerNumber: z.string(),
  message: z.string(),
  /** Of the practice's own, for the vendor's papers; empty: none. */
  orderReference: z.string(),
  /** The day the practice wishes the goods on; null: as soon as possible. Not the one the vendor confirmed. */
  requestedDeliveryDate: z.string().nullable(),
  deliveryAddress: address,
  billingAddress: address,
  state: orderState,
  /** 1 as it was submitted; one more with each change by an approver. */
  revision: whole,
  placedAt: z.string(),
  placedBy: z.string(),
  /** Why it could not be sent; null: it was, or is on its way. */
  transmissionError: z.string().nullable(),
  deliveryDate: z.string().nullable(),
  goodsCents: whole,
  shippingCents: whole,
  surchargeCents: whole,
  netCents: whole,
  vat: z.array(z.object({ percent: z.number(), netCents: whole, vatCents: whole })),
  vatCents: whole,
  grossCents: whole,
  rating: whole.min(1).max(5).nullable(),
  ratingComment: z.string(),
  positions: z.array(orderPosition),
  receipts: z.array(receipt),
  history: z.array(orderHistoryEntry),
});
export type Order = z.infer<typeof order>;

/** An order as it was before an approver changed it. */
export const orderRevision = z.object({
  revision: whole,
  positions: z.array(
    z.object({
      name: bilingual,
      manufacturer: z.string(),
      packText: bilingual,
      picture: z.string(),
      quantity: whole,
      unitPriceCents: whole,
      netCents: whole,
    }),
  ),
  goodsCents: whole,
  shippingCents: whole,
  surchargeCents: whole,
  netCents: whole,
  grossCents: whole,
});
export type OrderRevision = z.infer<typeof orderRevision>;

/** Result of adding old positions to the cart again; positions without a valid offer are named. */
export const addedAgain = z.object({
  addressId: whole,
  added: z.array(
    z.object({
      productId: whole,
      positionId: whole,
      name: bilingual,
      quantity: whole,
      vendorId: whole,
      vendorName: z.string(),
      availability,
      deliveryDays: whole.nullable(),
    }),
  ),
  unavailable: z.array(z.object({ name: bilingual, quantity: whole })),
  /** Growth of the cart's net total. */
  growsByCents: whole,
  undoId: z.uuid(),
});
export type AddedAgain = z.infer<typeof addedAgain>;

const againChoice = z.object({
  /** Net growth of the cart's total. */
  growsByCents: whole,
  /** From whom the positions would come. */
  vendorNames: z.array(z.string()),
});

/** The two ways to order again, and what no vendor sells any more. */
export const againChoices = z.object({
  /** Each position at the vendor it was ordered from, as far as it still sells it. */
  sameVendors: againChoice,
  /** Null: nothing costs less than the same vendors. */
  cheapest: againChoice.nullable(),
  unavailable: z.array(z.object({ name: bilingual, quantity: whole })),
});
export type AgainChoices = z.infer<typeof againChoices>;

nameSchemas({
  ReceivingArticle: receivingArticle,
  OrderedCostCenter: orderedCostCenter,
  OrderPosition: orderPosition,
  ReceiptLine: receiptLine,
  Receipt: receipt,
  OrderHistoryEntry: orderHistoryEntry,
  Order: order,
  OrderRevision: orderRevision,
  Reorder: addedAgain,
  ReorderChoices: againChoices,
});
