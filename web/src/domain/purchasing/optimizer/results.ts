// Interpretation of a result: which positions move, the cost or saving of each move, and why it pays.
import type {
  CartVendor,
  OptimizedCart,
  OptimizedVendor,
} from '@praxora/contract/purchasing/optimizer.calls';
import { feeChanges, positionChanges } from '@praxora/rules/purchasing/split-changes';

export type Position = OptimizedVendor['cartPositions'][number];

/** A position with the vendor whose basket it lies in. */
export interface Placed {
  readonly vendor: OptimizedVendor;
  readonly position: Position;
}

/** A position before and after. */
export interface Pair {
  readonly positionId: number;
  readonly from: Placed;
  readonly to: Placed;
  /** Price difference of the line; negative if the split saves. */
  readonly differenceCents: number;
}

export interface Move extends Pair {
  /** It could not be bought any more where it lies; `from` is the vendor the comparison reckons with instead. */
  readonly isReplaced: boolean;
  /** Where it lies; null where a list and not the cart says so. */
  readonly source: CartVendor | null;
}

function placesOf(vendors: readonly OptimizedVendor[]): Map<number, Placed> {
  return new Map(
    vendors.flatMap((vendor) =>
      vendor.cartPositions.map((position) => [position.positionId, { vendor, position }] as const),
    ),
  );
}

export function toPairs({ current, vendors }: OptimizedCart): Pair[] {
  const [before, after] = [placesOf(current), placesOf(vendors)];
  return positionChanges(current, vendors).flatMap(({ positionId, differenceCents }): Pair[] => {
    const [from, to] = [before.get(positionId), after.get(positionId)];
    return from && to ? [{ positionId, from, to, differenceCents }] : [];
  });
}

const bySaving = (a: Pair, b: Pair) => a.differenceCents - b.differenceCents || a.positionId - b.positionId;

/** Moves with the largest saving first. */
export function listMoves(result: OptimizedCart): Move[] {
  const sources = new Map(result.moves.map(({ positionId, fromVendorId }) => [positionId, fromVendorId]));
  const vendors = new Map(result.cartVendors.map((vendor) => [vendor.vendorId, vendor]));
  return toPairs(result)
    .flatMap((pair): Move[] => {
      const sourceId = sources.get(pair.positionId);
      if (sourceId === undefined) return [];
      const isReplaced = sourceId !== pair.from.vendor.vendorId;
      return [{ ...pair, isReplaced, source: vendors.get(sourceId) ?? null }];
    })
    .toSorted(bySaving);
}

/** Positions that remain with their vendor, first those whose price changes with another quantity of the same product. */
export function stayingPairs(result: OptimizedCart): Pair[] {
  const moved = new Set(result.moves.map(({ positionId }) => positionId));
  const staying = toPairs(result).filter(({ positionId }) => !moved.has(positionId));
  const isRepriced = ({ differenceCents }: Pair) => differenceCents !== 0;
  return [...staying.filter(isRepriced).toSorted(bySaving), ...staying.filter((pair) => !isRepriced(pair))];
}

export function positionCount({ current }: OptimizedCart): number {
  return current.reduce((count, { cartPositions }) => count + cartPositions.length, 0);
}

/** Vendors whose shipping and surcharge are others afterwards, with their names: what falls most first. */
export function namedFeeChanges({ current, vendors }: OptimizedCart) {
  const names = new Map([...current, ...vendors].map(({ vendorId, vendorName }) => [vendorId, vendorName]));
  return feeChanges(current, vendors).map((change) => ({
    ...change,
    vendorName: names.get(change.vendorId) ?? '',
  }));
}

/** How far the result may at most lie above what nothing undercuts; 0 where it is proven. */
export function distanceToBound({ cartPriceDetail }: Pick<OptimizedCart, 'cartPriceDetail'>): number {
  const { after, boundCents, isProven } = cartPriceDetail;
  return isProven ? 0 : Math.max(0, after.netCents - boundCents);
}

export type LargerOffer = OptimizedCart['larger'][number] & { readonly place: Placed };

const mostLargerOffers = 5;

/** Offers for a larger quantity that undercut what a unit costs now: the greatest difference first. */
export function cheaperLargerOffers({ larger, vendors }: OptimizedCart): LargerOffer[] {
  const places = placesOf(vendors);
  const saves = ({ place, unitPriceCents }: LargerOffer) =>
    (place.position.itemPrice - unitPriceCents) * place.position.quantity;
  return larger
    .flatMap((offer): LargerOffer[] => {
      const place = places.get(offer.positionId);
      return place && offer.unitPriceCents < place.position.itemPrice ? [{ ...offer, place }] : [];
    })
    .toSorted((a, b) => saves(b) - saves(a))
    .slice(0, mostLargerOffers);
}

/** Which of the results there is something to decide about. */
export function changesSomething(result: OptimizedCart | null): boolean {
  return result !== null && result.moves.length > 0;
}
