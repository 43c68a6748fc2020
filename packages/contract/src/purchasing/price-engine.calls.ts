// The price engine: the priced baskets of one delivery address. Without credentials, so nothing personal is in it.
import { transmissionMethods } from '@praxora/rules/vendors/transmission-method';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId } from '../shared/ids.ts';
import { bilingual, nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';
import { availability } from '../vendors/availability.ts';
import { vendorTerms } from '../vendors/terms.ts';

const cents = whole;

const basketProduct = z.object({
  id: whole,
  slug: z.string(),
  /** The German name, as the search index has it; `names` has both. */
  name: z.string(),
  names: bilingual,
  manufacturer: z.string(),
  manufacturerNumber: z.string(),
  packText: bilingual,
  picture: z.string(),
});
export type BasketProduct = z.infer<typeof basketProduct>;

const tiers = z.array(z.object({ fromQuantity: whole, unitPriceCents: cents })).min(1);

/** Everything that `priceLine` and `priceBasket` of the rules want to know: the web app prices changes by itself. */
const basketOffer = z.object({
  offerId: whole,
  orderNumber: z.string(),
  tiers,
  /** The vendor's own price where the practice's own price replaces it; counts for approvals only. */
  vendorTiers: tiers.optional(),
  minimumQuantity: whole,
  orderStep: whole,
  discountable: z.boolean(),
  vatClass: z.enum(['fullTax', 'reducedTax']),
  availability,
  deliveryDays: whole.nullable(),
  product: basketProduct,
});

export const basketItem = z.object({
  positionId: whole,
  quantity: whole,
  /** Items are checked by default; what a user unchecks is the browser's to remember. */
  checked: z.boolean(),
  offer: basketOffer,
  /** Cost center it would be ordered for; left out: the practice uses no cost centers. */
  costCenterId: whole.optional(),
});
export type BasketItem = z.infer<typeof basketItem>;

/** A position nobody can buy as it stands: its vendor is hidden, sells it no more or does not deliver there. */
export const unavailableItem = z.object({
  positionId: whole,
  quantity: whole,
  product: basketProduct,
});
export type UnavailableItem = z.infer<typeof unavailableItem>;

const vatShare = z.object({ percent: z.number(), netCents: cents, vatCents: cents });

const basketTotals = z.object({
  goodsCents: cents,
  shippingCents: cents,
  surchargeCents: cents,
  netCents: cents,
  vat: z.array(vatShare),
  vatCents: cents,
  grossCents: cents,
});

export const cartTotals = basketTotals.extend({ packages: whole });

const basketVendor = z.object({
  id: whole,
  name: z.string(),
  rating: z.number().nullable(),
  hue: whole,
  isFavorite: z.boolean(),
  /** How an order would reach the vendor. */
  transmission: z.enum(transmissionMethods),
  /** Hidden by the practice itself: nothing in the basket can be ordered until the vendor is shown again. */
  isHidden: z.boolean(),
});

export const basket = z.object({
  vendor: basketVendor,
  conditions: z.object({
    terms: vendorTerms,
    ownDiscountPercent: z.number(),
    /** The vendor's own where the practice's stand in their place; count for approvals only. */
    vendorTerms: vendorTerms.optional(),
  }),
  items: z.array(basketItem),
  unavailableItems: z.array(unavailableItem),
  totals: basketTotals,
});
export type Basket = z.infer<typeof basket>;

export const pricedCart = z.object({
  addressId: whole,
  /** The practice's rates of today. */
  vatPercents: z.object({ fullTax: z.number(), reducedTax: z.number() }),
  baskets: z.array(basket),
  totals: cartTotals,
});
export type PricedCart = z.infer<typeof pricedCart>;

nameSchemas({
  BasketProduct: basketProduct,
  BasketOffer: basketOffer,
  BasketItem: basketItem,
  VatShare: vatShare,
  BasketVendor: basketVendor,
  UnavailableItem: unavailableItem,
  Basket: basket,
  PricedCart: pricedCart,
  CartTotals: cartTotals,
});

export const priceEngineCalls = {
  getPricedCart: defineCall({
    base: 'services',
    method: 'GET',
    path: 'price-engine',
    summary: 'The baskets of a delivery address with everything needed to price them',
    access: 'anonymous',
    query: z.object({ addressId: pathId, dentalOfficeId: z.uuid() }),
    data: pricedCart,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
} as const;
