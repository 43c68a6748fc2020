// A result as parcels: what comes from whom, what of it lies in the cart already, and what left its vendor on the list.
import type { OptimizedCart, OptimizedVendor } from '@praxora/contract/purchasing/optimizer.calls';
import { listMoves, type Position, stayingPairs } from '../../../../domain/purchasing/index.ts';

export interface ParcelLine {
  readonly position: Position;
  readonly isInCart: boolean;
  /** Against the list; null: the same vendor as there. */
  readonly fromVendorName: string | null;
  /**
   * Price difference of the line compared with the list. A line that keeps its vendor differs if a larger quantity of
   * the product lowers its price.
   */
  readonly differenceCents: number;
}

export interface Parcel {
  readonly vendor: OptimizedVendor;
  readonly lines: readonly ParcelLine[];
  /** Goods, shipping and surcharge. */
  readonly netCents: number;
}

/** A line of the list has the negative number of its article, what lies in the cart its own. */
const isOfCart = ({ positionId }: Pick<Position, 'positionId'>): boolean => positionId > 0;

/** The dearest first; in each, what lies in the cart last. */
export function toParcels(result: OptimizedCart): Parcel[] {
  const moves = new Map(listMoves(result).map((move) => [move.positionId, move]));
  const staying = new Map(stayingPairs(result).map((pair) => [pair.positionId, pair]));
  return result.vendors
    .map((vendor): Parcel => {
      const lines = vendor.cartPositions.map((position): ParcelLine => {
        const move = moves.get(position.positionId);
        return {
          position,
          isInCart: isOfCart(position),
          fromVendorName: move?.from.vendor.vendorName ?? null,
          differenceCents: (move ?? staying.get(position.positionId))?.differenceCents ?? 0,
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

/** A line of the list is told also where nothing about it changes. */
export const isOfList = (line: Pick<Position, 'positionId'>): boolean => !isOfCart(line);

export const countInCart = ({ current }: OptimizedCart): number =>
  current.reduce((count, { cartPositions }) => count + cartPositions.filter(isOfCart).length, 0);

export const countOfList = ({ vendors }: OptimizedCart): number =>
  vendors.reduce((count, { cartPositions }) => count + cartPositions.filter(isOfList).length, 0);
