// Takes back what was done to the cart, and tells how it went.
import { cartCalls } from '@praxora/contract/cart/cart.calls';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';
import { createChange } from '../../ui/change/change.ts';
import { cartChanged } from './cart-changes.ts';

/** Resolves to whether it is as before; whatever happened, what shows the cart is fetched anew. */
export async function undoCartChange(
  queryClient: QueryClient,
  undoIds: readonly string[],
  textOf: (restored: number) => string,
): Promise<boolean> {
  const undo = createChange(queryClient, {
    call: async () => {
      let restored = 0;
      // The newest first: each finds the cart as it left it.
      for (const undoId of undoIds.toReversed())
        restored += (await callApi(cartCalls.undoCartChange, { params: { undoId } })).restored;
      return restored;
    },
    success: textOf,
  });
  const restored = await undo.run(null);
  await cartChanged(queryClient);
  return restored !== null;
}
