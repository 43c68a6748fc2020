// What a result means: which positions move, what each move costs or saves, and why it pays.
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/optimizer/optimizer.calls';

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
  /** Its share of the line afterwards: the same product of two baskets may come in one. */
  readonly afterCents: number;
}

export interface Move extends Pair {
  /** It could not be bought any more where it lies; `from` is the vendor the comparison reckons with instead. */
  readonly isReplaced: boolean;
  /** Of the line; negative where the move saves. */
  readonly differenceCents: number;
}

export function placesOf(vendors: readonly OptimizedVendor[]): Map<number, Placed> {
  return new Map(
    vendors.flatMap((vendor) =>
      vendor.cartPositions.map((position) => [position.positionId, { vendor, position }] as const),
    ),
  );
}

export function pairsOf({ current, vendors, moves }: OptimizedCart): Pair[] {
  const targets = new Map(moves.map(({ positionId, toVendorId }) => [positionId, toVendorId]));
  return [...placesOf(current)].flatMap(([positionId, from]): Pair[] => {
    const targetId = targets.get(positionId) ?? from.vendor.vendorId;
    const vendor = vendors.find(({ vendorId }) => vendorId === targetId);
    const position =
      vendor?.cartPositions.find((one) => one.positionId === positionId) ??
      vendor?.cartPositions.find((one) => one.productId === from.position.productId);
    if (!vendor || !position) return [];
    const share = Math.min(1, from.position.quantity / position.quantity);
    const afterCents = Math.round(position.lineCents * share);
    return [{ positionId, from, to: { vendor, position }, afterCents }];
  });
}

/** What saves most first. */
export function movesOf(result: OptimizedCart): Move[] {
  const sources = new Map(result.moves.map(({ positionId, fromVendorId }) => [positionId, fromVendorId]));
  return pairsOf(result)
    .flatMap((pair): Move[] => {
      const sourceId = sources.get(pair.positionId);
      if (sourceId === undefined) return [];
      return [
        {
          ...pair,
          isReplaced: sourceId !== pair.from.vendor.vendorId,
          differenceCents: pair.afterCents - pair.from.position.lineCents,
        },
      ];
    })
    .toSorted((a, b) => a.differenceCents - b.differenceCents || a.positionId - b.positionId);
}

export function positionCount({ current }: OptimizedCart): number {
  return current.reduce((count, { cartPositions }) => count + cartPositions.length, 0);
}

const feesOf = ({ shippingFee, minQuantitySurcharge }: OptimizedVendor) => shippingFee + minQuantitySurcharge;

export interface FeeChange {
  readonly vendorId: number;
  readonly vendorName: string;
  /** Negative where shipping and surcharge fall. */
  readonly differenceCents: number;
}

/** Vendors whose shipping and surcharge are others afterwards: what falls most first. */
export function feeChangesOf({ current, vendors }: OptimizedCart): FeeChange[] {
  const changes = new Map<number, FeeChange>();
  const add = (vendor: OptimizedVendor, cents: number) => {
    const { vendorId, vendorName } = vendor;
    const known = changes.get(vendorId)?.differenceCents ?? 0;
    changes.set(vendorId, { vendorId, vendorName, differenceCents: known + cents });
  };
  for (const vendor of current) add(vendor, -feesOf(vendor));
  for (const vendor of vendors) add(vendor, feesOf(vendor));
  return [...changes.values()]
    .filter(({ differenceCents }) => differenceCents !== 0)
    .toSorted((a, b) => a.differenceCents - b.differenceCents);
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
