// Errors of a line: its vendor, and its quantity.
import { isOrderable, nextOrderableQuantity } from '@praxora/rules/vendors/pricing-hints';
import type { BuyableOffer } from '../../vendors/index.ts';
import { type CartContents, productOffers } from '../cart/cart-contents.ts';
import { rankedOffers } from '../cart/destination.ts';

export interface LineRequest {
  readonly productId: number;
  /** Null: whoever sells it. */
  readonly vendorId: number | null;
  /** Null: whatever is sold. */
  readonly quantity: number | null;
}

/** Whether the practice has hidden each vendor; one that is not in it does not exist for the practice. */
export type VendorMarks = ReadonlyMap<number, { readonly isHidden: boolean }>;

type Fault =
  | { readonly code: 'NOT_FOUND' | 'VENDOR_HIDDEN' | 'VENDOR_NOT_SELLING' | 'NO_VENDOR_OFFERS' }
  | { readonly code: 'QUANTITY_NOT_SOLD'; readonly params: { minimum: number; step: number } };

export function findFault(cart: CartContents, vendors: VendorMarks, line: LineRequest): Fault | null {
  const { productId, vendorId, quantity } = line;
  const all = productOffers(cart, productId);
  const offers = vendorId === null ? all : all.filter(({ vendor }) => vendor.id === vendorId);
  const vendor = vendorId === null ? undefined : vendors.get(vendorId);
  if (vendorId !== null && vendor === undefined) return { code: 'NOT_FOUND' };
  if (vendor?.isHidden) return { code: 'VENDOR_HIDDEN' };
  if (offers.length === 0) return { code: vendorId === null ? 'NO_VENDOR_OFFERS' : 'VENDOR_NOT_SELLING' };
  if (quantity === null || offers.some((offer) => isOrderable(offer, quantity))) return null;
  const nearest = offers.length === 1 ? offers[0] : rankedOffers(cart, productId, quantity)[0];
  return { code: 'QUANTITY_NOT_SOLD', params: quantityRuleOf(nearest) };
}

const quantityRuleOf = (offer: BuyableOffer | undefined) => ({
  minimum: offer ? nextOrderableQuantity(offer, 1) : 1,
  step: offer?.orderStep ?? 1,
});
