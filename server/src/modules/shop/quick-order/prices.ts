// Effect of lines on a cart: each is decided with the result of the ones before it, as adding them would.
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { QuickLinePrice, QuickSums, quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import type { Ranked } from '@praxora/rules/vendors/best-offer';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { UserContext } from '../../../platform/context.ts';
import {
  type CartContents,
  cartFor,
  cartSums,
  productOffers,
  rankedIn,
  withAddition,
} from '../../purchasing/index.ts';
import { type BuyableOffer, offerAnswer, priceAt } from '../../vendors/index.ts';

export type QuickLine = BodyOf<typeof quickOrderCalls.addQuickOrder>['lines'][number];

export interface LineOffers {
  /** Best first. */
  readonly ranked: readonly Ranked<BuyableOffer>[];
  /** The chosen vendor's, else the best of those that sell just that, else the best. Undefined: nobody sells it. */
  readonly taken: Ranked<BuyableOffer> | undefined;
}

interface FilledCart {
  /** In the order of the lines. */
  readonly offers: readonly LineOffers[];
  /** With all lines in it. */
  readonly cart: CartContents;
}

/** The cart as putting the lines in one after the other would leave it. */
export function fillCart(before: CartContents, lines: readonly QuickLine[]): FilledCart {
  let cart = before;
  const offers = lines.map(({ productId, quantity, vendorId }) => {
    const ranked = rankedIn(cart, productOffers(cart, productId), quantity);
    const taken =
      ranked.find(({ item }) => item.vendor.id === vendorId) ??
      ranked.find(({ item }) => isOrderable(item, quantity)) ??
      ranked[0];
    if (taken) cart = withAddition(cart, taken);
    return { ranked, taken };
  });
  return { offers, cart };
}

export async function priceLines(
  context: UserContext,
  { addressId, lines }: BodyOf<typeof quickOrderCalls.priceQuickOrder>,
): Promise<DataOf<typeof quickOrderCalls.priceQuickOrder>> {
  const products = lines.map(({ productId }) => productId);
  const { addressId: shownAddressId, cart } = await cartFor(context, addressId ?? undefined, products);
  const filled = fillCart(cart, lines);
  return {
    addressId: shownAddressId,
    lines: filled.offers.map(priceOf),
    sums: sumUp(cart, filled.cart),
  };
}

function sumUp(before: CartContents, after: CartContents): QuickSums {
  const lying = cartSums(before);
  const together = cartSums(after);
  const { packages, shippingCents, surchargeCents } = together;
  const netCents = together.goodsCents + shippingCents + surchargeCents;
  return {
    goodsCents: together.goodsCents - lying.goodsCents,
    cartPositions: lying.positions,
    cartGoodsCents: lying.goodsCents,
    packages,
    shippingCents,
    surchargeCents,
    netCents,
    growsByCents: netCents - lying.goodsCents - lying.shippingCents - lying.surchargeCents,
  };
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
