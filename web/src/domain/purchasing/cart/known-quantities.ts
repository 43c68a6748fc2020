// Server answers about single positions, written into the cached cart until it is fetched again: the next quantity step
// starts from there, and must not change a position that is gone.
import type { PricedCart } from '@praxora/contract/purchasing/price-engine.calls';
import type { QueryClient } from '@tanstack/react-query';
import type { Basket } from '../../../lib/marketplace/cart.ts';
import { takeIn } from '../../../ui/change/preview.ts';
import { withPending } from './pending.ts';
import { basketsKey, pricedCartsKey } from './queries.ts';

/** Quantities by position id; 0 means removed. */
type Quantities = ReadonlyMap<number, number>;

const withQuantities = (baskets: readonly Basket[], quantities: Quantities): readonly Basket[] =>
  baskets.map((basket) => ({
    ...basket,
    positions: basket.positions.flatMap((position) => {
      const quantity = quantities.get(position.positionId) ?? position.quantity;
      return quantity === 0 ? [] : { ...position, quantity };
    }),
  }));

export async function takeInQuantities(queryClient: QueryClient, quantities: Quantities): Promise<void> {
  if (quantities.size === 0) return;
  await Promise.all([
    takeIn<readonly Basket[]>(queryClient, basketsKey, (baskets) => withQuantities(baskets, quantities)),
    takeIn<PricedCart>(queryClient, pricedCartsKey, (cart) => withPending(cart, quantities)),
  ]);
}
