// Quick order: many numbers or names at once. What each means, what it costs, and all of it into the cart together.
import { z } from 'zod';
import { optimizedCart, splitParameters } from '../purchasing/optimizer.calls.ts';
import { defineCall } from '../shared/call.ts';
import { id } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { vendorOffer } from '../vendors/vendor-offer.ts';
import { mostLines, orderListCalls } from './order-lists.calls.ts';
import { quickProduct } from './quick-product.ts';

const cents = whole;
const quantity = whole.min(1, 'NUMBER_ZERO').max(99_999, 'NUMBER_TOO_LARGE');

/** Ways to match a line with a product, in this order of precedence. */
export const matchedBy = ['product', 'label', 'gtin', 'pzn', 'number', 'name'] as const;
export type MatchedBy = (typeof matchedBy)[number];

const typedLine = z.object({
  // Scanner input contains control characters as separators.
  text: z.string().trim().min(1).max(200),
  /** The product a user chose for the line: used while the practice can see it. */
  productId: id.optional(),
  /** False: the amount stands elsewhere, and a number behind the text belongs to it. */
  mayHoldAmount: z.boolean().default(true),
});

const lineMatch = z.object({
  /** Null: nothing was found. */
  by: z.enum(matchedBy).nullable(),
  /** Amount written after the text; null: none, or none that can be ordered. */
  amount: whole.nullable(),
  /** Text written as the amount that cannot be ordered, such as "1 Pack" or "2,5"; empty: none. */
  amountText: z.string(),
  /** Matching products. A single one is taken; of several, the user chooses, products bought before first. */
  products: z.array(quickProduct),
  /** How many fit, which may be more than are named. */
  fits: whole,
  /** Words that would find something, where nothing was found. */
  nearer: z.array(z.string()),
  /** Own products called much like it, where nothing was found. */
  similar: z.array(quickProduct),
});
export type LineMatch = z.infer<typeof lineMatch>;

const quickLine = z.object({
  productId: id,
  quantity,
  /** Null: the one that raises the total of the address's cart least, with all lines before this one. */
  vendorId: id.nullable().default(null),
});
const quickLines = z.array(quickLine).min(1).max(mostLines);

/** Effect of a line on the cart, after all lines before it. */
const quickLinePrice = z.object({
  /** Offers, best first. */
  offers: z.array(vendorOffer),
  /** Null: nobody sells it. */
  order: z
    .object({
      vendorId: whole,
      /** More than was asked for where the vendor sells no less. */
      quantity: whole,
      /** Unit price after own discount, rounded. */
      unitPriceCents: cents,
      goodsCents: cents,
      /** Negative where they fall away. */
      shippingCents: cents,
      surchargeCents: cents,
      growsByCents: cents,
    })
    .nullable(),
});
export type QuickLinePrice = z.infer<typeof quickLinePrice>;

/** Sums of the address's cart with all lines: the goods of both and the fees of both together make the net sum. */
const quickSums = z.object({
  /** Goods value the lines add. */
  goodsCents: cents,
  /** Positions already in the cart that can be bought. */
  cartPositions: whole,
  cartGoodsCents: cents,
  /** Number of packages, one per vendor. */
  packages: whole,
  shippingCents: cents,
  surchargeCents: cents,
  netCents: cents,
  /** Growth of the cart. */
  growsByCents: cents,
});
export type QuickSums = z.infer<typeof quickSums>;

const addedLines = z.object({
  addressId: whole,
  added: z.array(
    z.object({
      productId: whole,
      positionId: whole,
      vendorId: whole,
      quantity: whole,
    }),
  ),
  /** Growth of the net total of the address's cart, fees included. */
  growsByCents: cents,
  /** For `undoCartChange`. */
  undoId: z.uuid(),
});

const quickSplit = z.object({
  addressId: id,
  lines: quickLines,
  controlParameters: splitParameters,
});

nameSchemas({
  TypedLine: typedLine,
  LineMatch: lineMatch,
  QuickLine: quickLine,
  QuickLinePrice: quickLinePrice,
  QuickSums: quickSums,
  AddedLines: addedLines,
  QuickSplit: quickSplit,
});

/** Errors of a line are reported at its field, `lines.3.vendorId`; then nothing is added. */
const lineErrors = ['NOT_FOUND', 'OFFER_NOT_VALID', 'NO_VENDOR_OFFERS'] as const;

export const quickOrderCalls = {
  ...orderListCalls,
  matchQuickOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'quick-order/match',
    summary:
      'What each of up to 500 lines means: a label, GTIN, PZN, number or name, perhaps with its amount',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: z.object({ lines: z.array(typedLine).min(1).max(mostLines) }),
    data: z.object({ lines: z.array(lineMatch) }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  priceQuickOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'quick-order/prices',
    summary: 'What each line would add to the cart of an address, with all lines before it',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    /** Null: the default address, or without one the offers of the practice's country. */
    body: z.object({ addressId: id.nullable().default(null), lines: quickLines }),
    data: z.object({ addressId: whole.nullable(), lines: z.array(quickLinePrice), sums: quickSums }),
    errors: ['NOT_FOUND'],
  }),
  addQuickOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'quick-order/cart',
    summary: 'Put lines into the cart of an address: all of them, or none and why',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: z.object({ addressId: id, lines: quickLines }),
    data: addedLines,
    errors: lineErrors,
  }),
  optimizeQuickOrder: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'quick-order/optimizer',
    summary: 'The cheapest split of lines; with Accept: application/x-ndjson progress lines come first',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: quickSplit,
    /** A line's `positionId` is its negative place from 1 on; what lies in the cart has its own and stays. */
    data: optimizedCart,
    errors: lineErrors,
  }),
  applyQuickOrderSplit: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'quick-order/optimizer/cart',
    summary:
      'Put the lines into the cart as the last result of the same request says; refused when anything changed since',
    access: 'pro20',
    permission: 'fillCart',
    scopes: ['order'],
    body: quickSplit,
    data: addedLines.extend({ savingCents: cents }),
    errors: [...lineErrors, 'OPTIMIZED_CART_OUTDATED'],
  }),
} as const;
