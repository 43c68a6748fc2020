// What lines would add to a cart: each is decided with what the ones before it left there, as putting them in would.
import type { BodyOf, DataOf } from '@praxora/contract/call';
import type { QuickLinePrice, quickOrderCalls } from '@praxora/contract/quick-order/quick-order.calls';
import type { Ranked } from '@praxora/rules/best-offer';
import { isOrderable } from '@praxora/rules/pricing-hints';
import type { UserContext } from '../../platform/context.ts';
import { cartFor, type LyingCart, offersOf, rankedIn, withAddition } from '../cart/cart.service.ts';
import { type BuyableOffer, offerAnswer, priceAt } from '../offers/offers.service.ts';

export type QuickLine = BodyOf<typeof quickOrderCalls.addQuickOrder>['lines'][number];

export interface LineOffers {
  /** Best first. */
  readonly ranked: readonly Ranked<BuyableOffer>[];
  /** The chosen vendor's, else the best of those that sell just that, else the best. Undefined: nobody sells it. */
  readonly taken: Ranked<BuyableOffer> | undefined;
}

/** In the order of the lines. */
export function offersOfLines(empty: LyingCart, lines: readonly QuickLine[]): LineOffers[] {
  let cart = empty;
  return lines.map(({ productId, quantity, vendorId }) => {
    const ranked = rankedIn(cart, offersOf(cart, productId), quantity);
    const taken =
      ranked.find(({ item }) => item.vendor.id === vendorId) ??
      ranked.find(({ item }) => isOrderable(item, quantity)) ??
      ranked[0];
    if (taken) cart = withAddition(cart, taken);
    return { ranked, taken };
  });
}

export async function priceLines(
  context: UserContext,
  { addressId, lines }: BodyOf<typeof quickOrderCalls.priceQuickOrder>,
): Promise<DataOf<typeof quickOrderCalls.priceQuickOrder>> {
  const products = lines.map(({ productId }) => productId);
  const { addressId: shownAddressId, cart } = await cartFor(context, addressId ?? undefined, products);
  return { addressId: shownAddressId, lines: offersOfLines(cart, lines).map(priceOf) };
}

const priceOf = ({ ranked, taken }: LineOffers): QuickLinePrice => ({
  offers: ranked.map(({ item }) => offerAnswer(item)),
  order: taken ? orderOf(taken) : null,
});

const orderOf = ({ item, growth }: Ranked<BuyableOffer>): QuickLinePrice['order'] => ({
  vendorId: item.vendor.id,
  quantity: growth.quantity,
  // A position that holds no more takes nothing in.
  unitPriceCents: Math.round(
    priceAt(item, Math.max(1, growth.quantity)).netCents / Math.max(1, growth.quantity),
  ),
  goodsCents: growth.goodsCents,
  shippingCents: growth.shipping.addedCents,
  surchargeCents: growth.surcharge.addedCents,
  growsByCents: growth.totalCents,
});
