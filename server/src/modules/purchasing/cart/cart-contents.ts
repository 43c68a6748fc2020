// Cart contents of one delivery address with current offers, used to price an addition.
import {
  type BasketContents,
  bestOffer,
  type Choice,
  type Ranked,
  rankedOffers,
} from '@praxora/rules/vendors/best-offer';
import { feesAt } from '@praxora/rules/vendors/pricing-terms';
import type { UserContext } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { type BuyableOffer, isAvailable, offersAt, priceAt } from '../../vendors/index.ts';
import { listPositionsAt, type Position } from './cart.repository.ts';

export interface CartContents {
  readonly addressId: number;
  readonly positions: readonly Position[];
  /**
   * Offers that can be delivered there, by product: all of those it was read with, of what lies there beside them the one it lies
   * there from.
   */
  readonly offers: ReadonlyMap<number, readonly BuyableOffer[]>;
}

/**
 * Two questions to the database, asked at once, however much lies there: all offers of these products are known besides. Null: at
 * the default address, for whoever holds the lock of the cart, so that it stays the default one.
 */
export async function readCartGoods(
  { tx, user }: Pick<UserContext, 'tx' | 'user'>,
  addressId: number | null,
  productIds: readonly number[],
): Promise<Omit<CartContents, 'addressId'>> {
  const [positions, offers] = await Promise.all([
    listPositionsAt(tx, addressId),
    offersAt(tx, addressId, user.country, productIds),
  ]);
  return { positions, offers: groupBy(offers.filter(isAvailable), ({ productId }) => productId) };
}

export const readCartContents = async (
  context: Pick<UserContext, 'tx' | 'user'>,
  addressId: number,
  productIds: readonly number[],
): Promise<CartContents> => ({ addressId, ...(await readCartGoods(context, addressId, productIds)) });

export const productOffers = ({ offers }: CartContents, productId: number): readonly BuyableOffer[] =>
  offers.get(productId) ?? [];

export const offerAt = (cart: CartContents, productId: number, vendorId: number): BuyableOffer | undefined =>
  productOffers(cart, productId).find(({ vendor }) => vendor.id === vendorId);

interface SummedBasket {
  readonly positions: number;
  readonly goodsCents: number;
  /** Quantities by product. */
  readonly quantities: ReadonlyMap<number, number>;
}

/** Reckoned once for a cart: a list compares hundreds of offers with the same one. */
const summedCarts = new WeakMap<CartContents, ReadonlyMap<number, SummedBasket>>();

/** Baskets by vendor. Positions that no vendor sells any more stay in the cart but are not counted. */
function basketsOf(cart: CartContents): ReadonlyMap<number, SummedBasket> {
  const known = summedCarts.get(cart);
  if (known) return known;
  const sold = cart.positions.flatMap(({ productId, vendorId, quantity }) => {
    const offer = offerAt(cart, productId, vendorId);
    return offer ? { productId, vendorId, quantity, cents: priceAt(offer, quantity).netCents } : [];
  });
  const baskets = new Map<number, SummedBasket>();
  for (const [vendorId, lines] of groupBy(sold, (line) => line.vendorId))
    baskets.set(vendorId, {
      positions: lines.length,
      goodsCents: lines.reduce((sum, { cents }) => sum + cents, 0),
      quantities: new Map(lines.map(({ productId, quantity }) => [productId, quantity])),
    });
  summedCarts.set(cart, baskets);
  return baskets;
}

function basketOf(cart: CartContents, vendorId: number, productId: number): BasketContents {
  const basket = basketsOf(cart).get(vendorId);
  if (!basket) return { positions: 0, goodsCents: 0, quantity: 0 };
  const { positions, goodsCents, quantities } = basket;
  return { positions, goodsCents, quantity: quantities.get(productId) ?? 0 };
}

const choiceIn =
  (cart: CartContents) =>
  (offer: BuyableOffer): Choice => ({
    tiers: offer.tiers,
    minimumQuantity: offer.minimumQuantity,
    orderStep: offer.orderStep,
    discountable: offer.discountable,
    vatClass: offer.vatClass,
    availability: offer.availability,
    deliveryDays: offer.deliveryDays,
    conditions: offer.conditions,
    vendorId: offer.vendor.id,
    isFavorite: offer.vendor.isFavorite,
    basket: basketOf(cart, offer.vendor.id, offer.productId),
  });

/** Best first, with what each would make the cart grow by. */
export const rankedIn = (
  cart: CartContents,
  offers: readonly BuyableOffer[],
  quantity: number,
): Ranked<BuyableOffer>[] => rankedOffers(offers, quantity, choiceIn(cart));

export const bestIn = (
  cart: CartContents,
  offers: readonly BuyableOffer[],
  quantity: number,
): Ranked<BuyableOffer> | undefined => bestOffer(offers, quantity, choiceIn(cart));

/** The cart with what would come in. A position that is new has no number yet. */
export function withAddition(
  cart: CartContents,
  { item: { productId, vendor }, growth }: Ranked<BuyableOffer>,
): CartContents {
  const { addressId, positions } = cart;
  const isThere = (one: Position) => one.productId === productId && one.vendorId === vendor.id;
  const there = positions.find(isThere) ?? { id: 0, addressId, vendorId: vendor.id, productId, quantity: 0 };
  const grown = { ...there, quantity: there.quantity + growth.quantity };
  return { ...cart, positions: [...positions.filter((one) => !isThere(one)), grown] };
}

export interface CartSums {
  readonly positions: number;
  /** Number of packages, one per vendor. */
  readonly packages: number;
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
}

/** Cost of the whole cart; positions nobody sells any more count as nothing. */
export function cartSums(cart: CartContents): CartSums {
  const baskets = [...basketsOf(cart)].map(([vendorId, basket]) => {
    const [productId = 0] = basket.quantities.keys();
    const terms = offerAt(cart, productId, vendorId)?.conditions.terms;
    return {
      ...basket,
      ...(terms ? feesAt(terms, basket.goodsCents) : { shippingCents: 0, surchargeCents: 0 }),
    };
  });
  const sum = (cents: (basket: (typeof baskets)[number]) => number) =>
    baskets.reduce((total, basket) => total + cents(basket), 0);
  return {
    positions: sum(({ positions }) => positions),
    packages: baskets.length,
    goodsCents: sum(({ goodsCents }) => goodsCents),
    shippingCents: sum(({ shippingCents }) => shippingCents),
    surchargeCents: sum(({ surchargeCents }) => surchargeCents),
  };
}

/** Current cost of the basket of an offer's vendor, fees included. */
export function basketCents(cart: CartContents, { vendor, productId, conditions }: BuyableOffer): number {
  const { positions, goodsCents } = basketOf(cart, vendor.id, productId);
  if (positions === 0) return 0;
  const { shippingCents, surchargeCents } = feesAt(conditions.terms, goodsCents);
  return goodsCents + shippingCents + surchargeCents;
}
