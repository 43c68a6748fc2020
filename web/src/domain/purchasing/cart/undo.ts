// Takes back what was done to the cart, and tells how it went.
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { createChange } from '../../../ui/change/change.ts';
import { cartChanged } from './cart-changes.ts';
import { takeInQuantities } from './known-quantities.ts';
import { dropPending } from './pending.ts';

/** Resolves to whether it is as before; whatever happened, what shows the cart is fetched anew. */
export async function undoCartChange(
  queryClient: QueryClient,
  undoIds: readonly string[],
  textOf: (restored: number) => string,
): Promise<boolean> {
  const undo = createChange(queryClient, {
    call: async () => {
      let restored = 0;
      const quantities = new Map<number, number>();
      // The newest first: each finds the cart as it left it.
      for (const undoId of undoIds.toReversed()) {
        const undone = await callApi(cartCalls.undoCartChange, { params: { undoId } });
        restored += undone.restored;
        for (const { positionId, quantity } of undone.positions) quantities.set(positionId, quantity);
      }
      // Before it is told: whoever reads that it is undone goes on from there.
      dropPending([...quantities.keys()]);
      await takeInQuantities(queryClient, quantities);
      return restored;
    },
    success: textOf,
  });
  const restored = await undo.run(null);
  await cartChanged(queryClient);
  return restored !== null;
}
