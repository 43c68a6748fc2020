// The result in the contract's shape.
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/optimizer/optimizer.calls';
import { type CartTotals, cartTotals } from '@praxora/rules/pricing';
import { missingQuantity } from '@praxora/rules/pricing-hints';
import { priceAt } from '../offers/offers.service.ts';
import { totalsOf } from '../price-engine/price-engine.service.ts';
import type { LoadedPosition } from './loaded-cart.ts';
import { lotOf, mayBeUsed } from './lots.ts';
import type { OrderLine, PricedAssignment, VendorBasket } from './priced-assignment.ts';
import type { OptimizationResult } from './solving.ts';

/** Several addresses make one result: each was optimized for itself. */
export function resultOf(all: readonly OptimizationResult[], hasDebugInformation: boolean): OptimizedCart {
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

const detailOf = (totals: CartTotals) => ({ ...totalsOf(totals), packages: totals.packages });

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
    cartPositions: lines.map((line, index) => {
      const { netCents = 0, vatPercent = 0 } = priced.lines[index] ?? {};
      return { ...positionOf(line, netCents), ...fees, vatPercentage: vatPercent };
    }),
  };
}

/** All lines of a basket are bought under the same conditions. */
function freeShippingFrom([line]: VendorBasket['lines']): number | null {
  const terms = line?.offer.conditions.terms;
  return terms?.shippingCents === 0 ? 0 : (terms?.freeShippingFromCents ?? null);
}

const positionOf = ({ position, quantity, offer }: OrderLine, netCents: number) => ({
  positionId: position.positionId,
  productId: position.product.id,
  productSlug: position.product.slug,
  productTitle: position.product.name,
  names: position.product.names,
  packText: position.product.packText,
  manufacturerName: position.product.manufacturer,
  itemPrice: Math.round(netCents / quantity),
  lineCents: netCents,
  quantity,
  image: position.product.picture,
  availability: offer.availability,
  deliveryDays: offer.deliveryDays,
});

/** From where it lies, even where the comparison had to reckon with another vendor. */
function movesOf({ cart, after }: OptimizationResult): OptimizedCart['moves'] {
  return cart.positions.flatMap(({ positionId, vendorId: fromVendorId }) => {
    const toVendorId = after.assignment.get(positionId);
    return toVendorId === undefined || toVendorId === fromVendorId
      ? []
      : { positionId, fromVendorId, toVendorId };
  });
}

const namedPosition = ({ positionId, product }: LoadedPosition) => ({
  positionId,
  productTitle: product.name,
  names: product.names,
});

/** Where two positions are sold only together, one of them may be bought that nobody sells with the other staying. */
function addedPositions({ cart, before, after }: OptimizationResult): OptimizedCart['added'] {
  return cart.positions.flatMap((position) => {
    const vendorId = after.assignment.get(position.positionId);
    if (vendorId === undefined || before.assignment.has(position.positionId)) return [];
    const { vendor, lines, priced } = after.baskets.find((basket) => basket.vendor.id === vendorId) ?? {};
    const index = lines?.findIndex((line) => line.position.product.id === position.product.id) ?? -1;
    const [line, cost] = [lines?.[index], priced?.lines[index]];
    if (!vendor || !line || !cost) throw new RangeError('A position that is bought has a line');
    return {
      ...namedPosition(position),
      vendorId,
      vendorName: vendor.name,
      lineCents: Math.round((cost.netCents * position.quantity) / line.quantity),
    };
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
        .filter((offer) => mayBeUsed(cart, wish, lotOf(position), offer))
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
