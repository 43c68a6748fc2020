// Real cost of an assignment of positions to vendors: by THE pricing function, on the lines that would be ordered.
import { type CartTotals, cartTotals, type PricedBasket, priceBasket } from '@praxora/rules/vendors/pricing';
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import { groupBy } from '../../../platform/group-by.ts';
import type { BuyableOffer, OfferVendor } from '../../vendors/index.ts';
import type { LoadedCart, LoadedPosition } from './loaded-cart.ts';

/** Position to vendor. */
export type Assignment = ReadonlyMap<number, number>;

export interface OrderLine {
  /** Where several are put together: the one whose place it is. */
  readonly position: LoadedPosition;
  /** All positions bought with this line, in cart order. */
  readonly members: readonly LoadedPosition[];
  readonly quantity: number;
  readonly offer: BuyableOffer;
}

export interface VendorBasket {
  readonly vendor: OfferVendor;
  readonly lines: readonly OrderLine[];
  readonly priced: PricedBasket;
}

export interface PricedAssignment {
  readonly assignment: Assignment;
  readonly baskets: readonly VendorBasket[];
  readonly totals: CartTotals;
  readonly moved: number;
}

/** Null: a position would become larger than a cart can hold. */
export function priceAssignment(cart: LoadedCart, assignment: Assignment): PricedAssignment | null {
  const counted = cart.positions.filter(({ positionId }) => assignment.has(positionId));
  const vendorOf = ({ positionId }: LoadedPosition) => assignment.get(positionId) ?? 0;
  const places = new Map(cart.positions.map(({ positionId }, place) => [positionId, place]));
  const placeOf = ({ position }: OrderLine) => places.get(position.positionId) ?? 0;
  const lines = [...groupBy(counted, (one) => `${one.product.id} ${vendorOf(one)}`).values()]
    .map((together) => lineOf(cart, together, vendorOf))
    .sort((a, b) => placeOf(a) - placeOf(b));
  if (lines.some(({ quantity }) => quantity > mostOfOne)) return null;
  const baskets = [...groupBy(lines, ({ offer }) => offer.vendor.id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const checked = own.map((line) => ({ ...line, checked: true }));
    const priced = priceBasket(checked, first.offer.conditions, cart.vatPercents);
    return { vendor: first.offer.vendor, lines: own, priced };
  });
  return {
    assignment,
    baskets,
    totals: cartTotals(baskets.map(({ priced }) => priced)),
    moved: counted.filter((one) => vendorOf(one) !== one.vendorId).length,
  };
}

function lineOf(
  cart: LoadedCart,
  together: readonly LoadedPosition[],
  vendorOf: (position: LoadedPosition) => number,
): OrderLine {
  const position = together.find((one) => vendorOf(one) === one.vendorId) ?? together[0];
  const offer =
    position && cart.offers.get(position.product.id)?.find(({ vendor }) => vendor.id === vendorOf(position));
  if (!position || !offer) throw new RangeError('A position was given to a vendor that does not sell it');
  const quantity = together.reduce((sum, member) => sum + member.quantity, 0);
  return { position, members: together, quantity, offer };
}
