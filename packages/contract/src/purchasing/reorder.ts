// A row of the re-order list, and what can be said about it.
import { z } from 'zod';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { unit } from '../shared/unit.ts';
import { whole } from '../shared/whole.ts';
import { type VendorOffer, vendorOffer } from '../vendors/vendor-offer.ts';

/** Why it is on the list. What is low and was put there besides stands where it is low. */
const reorderGroup = z.enum(['belowMinimum', 'reOrderPoint', 'putHere']);
export type ReorderGroup = z.infer<typeof reorderGroup>;

export type ReorderOffer = VendorOffer;

const reorderArticle = z.object({
  id: whole,
  name: z.string(),
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  picture: z.string(),
  productId: whole,
  /** In no catalogue: the practice's own. */
  isCustom: z.boolean(),
  useInventory: z.boolean(),
  /** Where it lies or belongs. */
  storages: z.array(z.object({ id: whole, name: z.string() })),
  countingUnit: unit,
  orderUnit: unit,
  consumptionUnit: unit,
  /** Consumption units in one order unit: what the price of one unit is reckoned with. */
  consumptionUnitCount: whole,
  unitsPerOrderUnit: whole,
  /** In the counting unit, as the thresholds. 0: not set, but for the minimum. */
  stock: whole,
  minimumStock: whole,
  warningStock: whole,
  idealStock: whole,
});

/** Amounts to order are in order units. */
export const reorderRow = z.object({
  article: reorderArticle,
  group: reorderGroup,
  /** The last day the stock suffices for, and how many days that is from today; null: not used, or for years. */
  lastsUntil: z.string().nullable(),
  reachDays: whole.nullable(),
  /** Quantity suggested by the rule: the same number on every page. 0: covered, or nothing is known to be missing. */
  suggested: whole,
  /** Quantity of the row before an offer raises it: a line of `reorder/cart` sends it as the value it was based on. */
  needed: whole,
  /**
   * Quantity the row orders: chosen, added by hand or suggested, less the quantity on order and in carts, as the offer
   * sells it.
   */
  amount: whole,
  /** Quantity a user set on the row; null: none. */
  chosenQuantity: whole.nullable(),
  /** The vendor somebody chose, while it sells the article; null: the best one. */
  chosenVendorId: whole.nullable(),
  /** Vendor among `offers` that raises the total of the address's cart least; null if no vendor sells the article. */
  bestVendorId: whole.nullable(),
  /** Best first. */
  offers: z.array(vendorOffer),
  /** Last purchase; null if there is none. The vendor may no longer sell the article. */
  lastBought: z.object({ vendorId: whole, vendorName: z.string(), at: z.string() }).nullable(),
  /** Ordered and not received yet, already deducted. */
  onTheirWay: z.array(z.object({ vendorId: whole, vendorName: z.string(), quantity: whole })),
  /** In the carts of all addresses, already deducted. */
  inCarts: z.array(z.object({ addressId: whole, vendorId: whole, vendorName: z.string(), quantity: whole })),
  /** Until that day, or while the stock is not below `atStock`; null: not snoozed. */
  snoozed: z.object({ until: z.string().nullable(), atStock: whole.nullable() }).nullable(),
  /** Until its next receipt; null: not left out. */
  leftOutAt: z.string().nullable(),
  /** Quantity a user put on the list that has not been received yet. */
  put: z.object({ quantity: whole, by: z.string(), at: z.string() }).nullable(),
});
export type ReorderRow = z.infer<typeof reorderRow>;

/** How much to order of one article, and why it is not more. */
export const orderAmount = z.object({
  articleId: whole,
  orderUnit: unit,
  /** Before the best offer's minimum and step: what the offers are compared for. */
  needed: whole,
  amount: whole,
  onTheirWay: whole,
  inCarts: whole,
  bestVendorId: whole.nullable(),
});

export type OrderAmount = z.infer<typeof orderAmount>;

nameSchemas({
  ReorderRow: reorderRow,
  ReorderArticle: reorderArticle,
  VendorOffer: vendorOffer,
  OrderAmount: orderAmount,
});
