// What lies at a delivery address, with today's offers: enough to say what any addition would change.
import {
  bestOffer,
  type Choice,
  type LyingBasket,
  type Ranked,
  rankedOffers,
} from '@praxora/rules/best-offer';
import { feesAt } from '@praxora/rules/pricing-terms';
import type { Tx } from '../../platform/database/tx.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type BuyableOffer, isAvailable, offersFor, priceAt } from '../offers/offers.service.ts';
import { type DeliveryAddress, listPositionsAt, type Position } from './cart.repository.ts';

export interface LyingCart {
  readonly addressId: number;
  readonly positions: readonly Position[];
  /** Offers that can be delivered there, by product. */
  readonly offers: ReadonlyMap<number, readonly BuyableOffer[]>;
}

/** Two questions to the database, however much lies there: the offers of these products are known besides. */
export async function lyingAt(
  tx: Tx,
  { id, country }: DeliveryAddress,
  productIds: readonly number[],
): Promise<LyingCart> {
  const positions = await listPositionsAt(tx, id);
  const products = new Set([...productIds, ...positions.map(({ productId }) => productId)]);
  const offers = (await offersFor(tx, country, [...products])).filter(isAvailable);
  return { addressId: id, positions, offers: groupBy(offers, ({ productId }) => productId) };
}

export const offersOf = ({ offers }: LyingCart, productId: number): readonly BuyableOffer[] =>
  offers.get(productId) ?? [];

export const offerAt = (cart: LyingCart, productId: number, vendorId: number): BuyableOffer | undefined =>
  offersOf(cart, productId).find(({ vendor }) => vendor.id === vendorId);

/** What nobody sells any more lies there and counts for nothing. */
function basketOf(cart: LyingCart, vendorId: number, productId: number): LyingBasket {
  let [positions, goodsCents, quantity] = [0, 0, 0];
  for (const position of cart.positions) {
    const offer = position.vendorId === vendorId && offerAt(cart, position.productId, vendorId);
    if (!offer) continue;
    positions += 1;
    goodsCents += priceAt(offer, position.quantity).netCents;
    if (position.productId === productId) quantity = position.quantity;
  }
  return { positions, goodsCents, quantity };
}

const choiceIn =
  (cart: LyingCart) =>
  ({ vendor, productId, ...offer }: BuyableOffer): Choice => ({
    ...offer,
    vendorId: vendor.id,
    isFavorite: vendor.isFavorite,
    basket: basketOf(cart, vendor.id, productId),
  });

/** Best first, with what each would make the cart grow by. */
export const rankedIn = (
  cart: LyingCart,
  offers: readonly BuyableOffer[],
  quantity: number,
): Ranked<BuyableOffer>[] => rankedOffers(offers, quantity, choiceIn(cart));

export const bestIn = (
  cart: LyingCart,
  offers: readonly BuyableOffer[],
  quantity: number,
): Ranked<BuyableOffer> | undefined => bestOffer(offers, quantity, choiceIn(cart));

/** What the basket of an offer's vendor costs as it lies, fees included. */
export function basketCents(cart: LyingCart, { vendor, productId, conditions }: BuyableOffer): number {
  const { positions, goodsCents } = basketOf(cart, vendor.id, productId);
  if (positions === 0) return 0;
  const { shippingCents, surchargeCents } = feesAt(conditions.terms, goodsCents);
  return goodsCents + shippingCents + surchargeCents;
}
