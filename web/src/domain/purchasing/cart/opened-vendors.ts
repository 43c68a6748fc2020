// A vendor that was not to be ordered from, and now gets a line after all: whoever checks the order is told what else
// lies in its basket. It goes with the navigation, so that a reload of the page tells it again.
import type { Basket, PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { isPositionChecked, type Unchecked } from './checked.ts';

type Names = Basket['items'][number]['offer']['product']['names'];

export interface OpenedVendor {
  readonly vendorId: number;
  /** Products that were in the basket before. */
  readonly lay: readonly Names[];
}

interface CameIn {
  readonly positionId: number;
  readonly vendorId: number;
  readonly quantity: number;
}

/** The cart as it is with what came in, and what was unchecked before that. */
export function openedVendors(
  { addressId, baskets }: Pick<PricedCart, 'addressId' | 'baskets'>,
  cameIn: readonly CameIn[],
  before: Unchecked,
): OpenedVendor[] {
  const came = new Map(cameIn.map(({ positionId, quantity }) => [positionId, quantity]));
  const vendorIds = new Set(cameIn.map(({ vendorId }) => vendorId));
  return baskets.flatMap(({ vendor, items, unavailableItems }): OpenedVendor[] => {
    if (!vendorIds.has(vendor.id)) return [];
    const lay = items.filter(({ positionId, quantity }) => quantity > (came.get(positionId) ?? 0));
    const place = { addressId, vendorId: vendor.id };
    const wasOrdered = lay.some(({ positionId }) => isPositionChecked(before, place, positionId));
    const names = [
      ...lay.map(({ offer }) => offer.product.names),
      ...unavailableItems.map(({ product }) => product.names),
    ];
    return wasOrdered || lay.length === 0 ? [] : [{ vendorId: vendor.id, lay: names }];
  });
}

/** Opened vendors in a navigation state; empty for any other state. */
export function openedIn(state: unknown): readonly OpenedVendor[] {
  const opened = (state as { opened?: unknown } | null)?.opened;
  return Array.isArray(opened) ? (opened as OpenedVendor[]) : [];
}
