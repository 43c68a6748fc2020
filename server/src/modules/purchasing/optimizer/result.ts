// The result in the contract's shape.
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import { shareCents } from '@praxora/rules/shared/shares';
import { type CartTotals, cartTotals } from '@praxora/rules/vendors/pricing';
import { missingQuantity } from '@praxora/rules/vendors/pricing-hints';
import { priceAt } from '../../vendors/index.ts';
import { toTotals } from '../price-engine/price-engine.service.ts';
import type { LoadedPosition } from './loaded-cart.ts';
import { mayBeUsed, toLot } from './lots.ts';
import type { OrderLine, PricedAssignment, VendorBasket } from './priced-assignment.ts';
import type { OptimizationResult } from './solving.ts';

/** Several addresses make one result: each was optimized for itself. */
export function toOptimizedCart(
  all: readonly OptimizationResult[],
  hasDebugInformation: boolean,
): OptimizedCart {
  const before = totalsOfAll(all.map((one) => one.before));
  const after = totalsOfAll(all.map((one) => one.after));
  const savingCents = before.netCents - after.netCents;
  const boundCents = sum(all, (one) => one.boundCents);
  return {
    vendors: all.flatMap((one) => vendorsOf(one, one.after)),
    cartPriceDetail: {
      before: detailOf(before),
      after: detailOf(after),
      savingCents,
      savingPercent: before.netCents === 0 ? 0 : Math.round((savingCents * 100) / before.netCents),
      isProven: boundCents >= after.netCents,
      boundCents,
    },
    current: all.flatMap((one) => vendorsOf(one, one.before)),
    moves: all.flatMap(movesOf),
    cartVendors: cartVendors(all),
    unavailable: all.flatMap(({ unavailable }) => unavailable.map(namedPosition)),
    added: all.flatMap(addedPositions),
    larger: all.flatMap(largerOffers),
    ...(hasDebugInformation
      ? { debug: { nodes: sum(all, ({ nodes }) => nodes), cpuMs: sum(all, ({ cpuMs }) => cpuMs) } }
      : {}),
  };
}

const sum = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);

const totalsOfAll = (all: readonly PricedAssignment[]): CartTotals =>
  cartTotals(all.flatMap(({ baskets }) => baskets.map(({ priced }) => priced)));

const detailOf = (totals: CartTotals) => ({ ...toTotals(totals), packages: totals.packages });

const vendorsOf = ({ cart }: OptimizationResult, { baskets }: PricedAssignment): OptimizedVendor[] =>
  baskets.map((basket) => vendorOf(cart.addressId, basket));

function vendorOf(addressId: number, { vendor, lines, priced }: VendorBasket): OptimizedVendor {
  const fees = { shippingFee: priced.shippingCents, minQuantitySurcharge: priced.surchargeCents };
  return {
    vendorId: vendor.id,
    vendorName: vendor.name,
    vendorRating: vendor.rating,
    vendorHue: vendor.hue,
    isFavorite: vendor.isFavorite,
    addressId,
    goodsCents: priced.goodsCents,
    ...fees,
    freeShippingFromCents: freeShippingFrom(lines),
    cartPositions: lines.flatMap((line, index) => {
      const { netCents = 0, vatPercent = 0 } = priced.lines[index] ?? {};
      return memberPositions(line, netCents).map((position) => ({
        ...position,
        ...fees,
        vatPercentage: vatPercent,
      }));
    }),
  };
}

/** Free-shipping threshold of a basket; all its lines have the same conditions. */
function freeShippingFrom([line]: VendorBasket['lines']): number | null {
  const terms = line?.offer.conditions.terms;
  return terms?.shippingCents === 0 ? 0 : (terms?.freeShippingFromCents ?? null);
}

/** Positions that are bought by one line stay apart: each has its own quantity, the line's price and its share of the sum. */
function memberPositions({ members, quantity, offer }: OrderLine, netCents: number) {
  const shares = shareCents(
    netCents,
    members.map((member) => member.quantity),
  );
  return members.map((member, index) => ({
    positionId: member.positionId,
    productId: member.product.id,
    productSlug: member.product.slug,
    productTitle: member.product.name,
    names: member.product.names,
    packText: member.product.packText,
    manufacturerName: member.product.manufacturer,
    itemPrice: Math.round(netCents / quantity),
    lineCents: shares[index] ?? 0,
    quantity: member.quantity,
    image: member.product.picture,
    availability: offer.availability,
    deliveryDays: offer.deliveryDays,
  }));
}

/** From where it lies, even where the comparison had to reckon with another vendor. */
function movesOf({ cart, after }: OptimizationResult): OptimizedCart['moves'] {
  return cart.positions.flatMap(({ positionId, vendorId: fromVendorId }) => {
    const toVendorId = after.assignment.get(positionId);
    return toVendorId === undefined || toVendorId === fromVendorId
      ? []
      : { positionId, fromVendorId, toVendorId };
  });
}

/** A vendor that has a basket at several addresses comes once. */
const cartVendors = (all: readonly OptimizationResult[]): OptimizedCart['cartVendors'] => [
  ...new Map(all.flatMap(({ cart }) => cart.vendors.map((vendor) => [vendor.vendorId, vendor]))).values(),
];

const namedPosition = ({ positionId, product }: LoadedPosition) => ({
  positionId,
  productTitle: product.name,
  names: product.names,
});

/** Where two positions are sold only together, one of them may be bought that nobody sells with the other staying. */
function addedPositions(result: OptimizationResult): OptimizedCart['added'] {
  const { cart, before, after } = result;
  const added = cart.positions.filter(
    ({ positionId }) => after.assignment.has(positionId) && !before.assignment.has(positionId),
  );
  if (added.length === 0) return [];
  const places = new Map(
    vendorsOf(result, after).flatMap(({ vendorId, vendorName, cartPositions }) =>
      cartPositions.map(({ positionId, lineCents }) => [positionId, { vendorId, vendorName, lineCents }]),
    ),
  );
  return added.map((position) => {
    const place = places.get(position.positionId);
    if (!place) throw new RangeError('A position that is bought has a line');
    return { ...namedPosition(position), ...place };
  });
}

/** "2 more would allow …": of positions that may move, or that lie with such a vendor; not to wait for what is in stock. */
function largerOffers({ cart, wish }: OptimizationResult): OptimizedCart['larger'] {
  return cart.positions
    .filter(({ positionId }) => !wish.excluded.has(positionId))
    .flatMap((position) => {
      const { positionId, product, quantity, vendorId } = position;
      return (cart.offers.get(product.id) ?? [])
        .filter(({ vendor }) => vendor.id === vendorId || !wish.pinned.has(positionId))
        .filter((offer) => mayBeUsed(cart, wish, toLot(position), offer))
        .flatMap((offer) => {
          const missing = missingQuantity(offer, quantity);
          if (missing === 0) return [];
          const { netCents } = priceAt(offer, quantity + missing);
          return {
            positionId,
            vendorId: offer.vendor.id,
            vendorName: offer.vendor.name,
            missingQuantity: missing,
            unitPriceCents: Math.round(netCents / (quantity + missing)),
          };
        });
    });
}
