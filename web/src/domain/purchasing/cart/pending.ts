// Quantities the user has chosen and the server has not confirmed yet. They are laid over whatever was fetched, so
// that the screen follows the hand at once and no answer that was under way throws it back.
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import { createStore } from '../../../lib/store.ts';

/** Pending quantities by position id; 0 means removed. */
export const pendingQuantities = createStore<ReadonlyMap<number, number>>(new Map());

export function setPending(positionId: number, quantity: number): void {
  pendingQuantities.set(new Map(pendingQuantities.get()).set(positionId, quantity));
}

export function dropPending(positionIds: readonly number[]): void {
  const rest = new Map(pendingQuantities.get());
  for (const positionId of positionIds) rest.delete(positionId);
  pendingQuantities.set(rest);
}

/** Items without a pending quantity remain the same object, so that their rows are not rendered again. */
export function withPending(cart: PricedCart, pending: ReadonlyMap<number, number>): PricedCart {
  const isConcerned = (basket: PricedCart['baskets'][number]) =>
    [...basket.items, ...basket.unavailableItems].some(({ positionId }) => pending.has(positionId));
  if (pending.size === 0 || !cart.baskets.some(isConcerned)) return cart;
  const withQuantities = <Item extends { positionId: number; quantity: number }>(
    items: readonly Item[],
  ): Item[] =>
    items.flatMap((item) => {
      const quantity = pending.get(item.positionId) ?? item.quantity;
      if (quantity === 0) return [];
      return quantity === item.quantity ? item : { ...item, quantity };
    });
  const baskets = cart.baskets
    .map((basket) =>
      isConcerned(basket)
        ? {
            ...basket,
            items: withQuantities(basket.items),
            unavailableItems: withQuantities(basket.unavailableItems),
          }
        : basket,
    )
    .filter(({ items, unavailableItems }) => items.length + unavailableItems.length > 0);
  return { ...cart, baskets };
}
