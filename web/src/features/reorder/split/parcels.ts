// A result as parcels: what comes from whom, what of it lies in the cart already, and what left its vendor on the list.
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/optimizer/optimizer.calls';
import { movesOf, type Position } from '../../../domain/optimizer/results.ts';

export interface ParcelLine {
  readonly position: Position;
  readonly isInCart: boolean;
  /** Against the list; null: the same vendor as there. */
  readonly moved: { readonly fromVendorName: string; readonly differenceCents: number } | null;
}

export interface Parcel {
  readonly vendor: OptimizedVendor;
  readonly lines: readonly ParcelLine[];
  /** Goods, shipping and surcharge. */
  readonly netCents: number;
}

/** A line of the list has the negative number of its article, what lies in the cart its own. */
const isOfCart = ({ positionId }: Position): boolean => positionId > 0;

/** The dearest first; in each, what lies in the cart last. */
export function parcelsOf(result: OptimizedCart): Parcel[] {
  const moves = new Map(movesOf(result).map((move) => [move.positionId, move]));
  return result.vendors
    .map((vendor): Parcel => {
      const lines = vendor.cartPositions.map((position): ParcelLine => {
        const move = moves.get(position.positionId);
        return {
          position,
          isInCart: isOfCart(position),
          moved: move
            ? { fromVendorName: move.from.vendor.vendorName, differenceCents: move.differenceCents }
            : null,
        };
      });
      return {
        vendor,
        lines: lines.toSorted((a, b) => Number(a.isInCart) - Number(b.isInCart)),
        netCents: vendor.goodsCents + vendor.shippingFee + vendor.minQuantitySurcharge,
      };
    })
    .toSorted((a, b) => b.netCents - a.netCents);
}

export const countInCart = ({ current }: OptimizedCart): number =>
  current.reduce((count, { cartPositions }) => count + cartPositions.filter(isOfCart).length, 0);

export const countOfList = ({ vendors }: OptimizedCart): number =>
  vendors.reduce(
    (count, { cartPositions }) => count + cartPositions.filter((one) => !isOfCart(one)).length,
    0,
  );
