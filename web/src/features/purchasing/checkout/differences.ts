// Changes of a basket since the user saw it: nothing is ordered at another price without notice.
import type { BasketProduct } from '@praxora/contract/purchasing/price-engine.calls';
import { isOrderable } from '@praxora/rules/vendors/pricing-hints';
import type { CheckedBasket, CheckedLine } from '../../../domain/purchasing/index.ts';

interface About {
  readonly positionId: number;
  readonly product: BasketProduct;
}

export type LineDifference = About &
  (
    | { readonly kind: 'price'; readonly oldCents: number; readonly newCents: number }
    | { readonly kind: 'quantity'; readonly oldQuantity: number; readonly newQuantity: number }
    /** The vendor sells it in other quantities now. */
    | { readonly kind: 'unorderable' }
    /** The vendor does not sell it any more. */
    | { readonly kind: 'unavailable' }
    /** Removed from or added to the cart by a user. */
    | { readonly kind: 'removed' | 'added' }
  );

export interface Differences {
  readonly lines: readonly LineDifference[];
  /** The whole order, fees included; null where it costs the same. */
  readonly total: { readonly oldCents: number; readonly newCents: number } | null;
}

const about = ({ item }: CheckedLine): About => ({
  positionId: item.positionId,
  product: item.offer.product,
});

const checkedLines = (basket: CheckedBasket | undefined): CheckedLine[] =>
  basket?.lines.filter(({ checked }) => checked) ?? [];

/** Lines that cannot be ordered as they stand, whatever was seen before. */
export const unorderableLines = (basket: CheckedBasket): CheckedLine[] =>
  checkedLines(basket).filter(({ item }) => !isOrderable(item.offer, item.quantity));

export function differencesBetween(seen: CheckedBasket, now: CheckedBasket | undefined): Differences {
  const unavailable = new Set(now?.basket.unavailableItems.map(({ positionId }) => positionId));
  const before = new Map(checkedLines(seen).map((line) => [line.item.positionId, line]));
  const after = new Map(checkedLines(now).map((line) => [line.item.positionId, line]));
  const lines = [
    ...[...before].map(([positionId, old]): LineDifference | null => {
      const line = after.get(positionId);
      if (line) return changeOf(old, line);
      return { ...about(old), kind: unavailable.has(positionId) ? 'unavailable' : 'removed' };
    }),
    ...[...after.values()].map((line): LineDifference | null =>
      before.has(line.item.positionId) ? null : { ...about(line), kind: 'added' },
    ),
  ].filter((line) => line !== null);
  const newCents = now?.netCents ?? 0;
  return { lines, total: newCents === seen.netCents ? null : { oldCents: seen.netCents, newCents } };
}

function changeOf(old: CheckedLine, line: CheckedLine): LineDifference | null {
  if (!isOrderable(line.item.offer, line.quantity)) return { ...about(line), kind: 'unorderable' };
  if (old.quantity !== line.quantity) {
    return { ...about(line), kind: 'quantity', oldQuantity: old.quantity, newQuantity: line.quantity };
  }
  if (old.netCents !== line.netCents) {
    return { ...about(line), kind: 'price', oldCents: old.netCents, newCents: line.netCents };
  }
  return null;
}

/** Positions the user may leave in the cart: the changed ones, or all of them where only the fees changed. */
export function concernedPositions({ lines, total }: Differences, shown: CheckedBasket): number[] {
  if (lines.length === 0 && total !== null) return checkedLines(shown).map(({ item }) => item.positionId);
  return lines
    .filter(({ kind }) => kind === 'price' || kind === 'unorderable')
    .map(({ positionId }) => positionId);
}
