// Takes back what was done to the cart, and tells how it went.
import { cartCalls } from '@praxora/contract/cart/cart.calls';
import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { isCancelled } from '../../lib/api/api-error.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { cartChanged } from './cart-changes.ts';

/** Resolves to whether it is as before; whatever happened, what shows the cart is fetched anew. */
export async function undoCartChange(
  queryClient: QueryClient,
  undoIds: readonly string[],
  told: (restored: number) => string,
): Promise<boolean> {
  try {
    let restored = 0;
    // The newest first: each finds the cart as it left it.
    for (const undoId of undoIds.toReversed())
      restored += (await callApi(cartCalls.undoCartChange, { params: { undoId } })).restored;
    notify.success(told(restored));
    return true;
  } catch (error) {
    if (!isCancelled(error)) notify.error(createElement(ApiErrorMessage, { error }));
    return false;
  } finally {
    await cartChanged(queryClient);
  }
}
