// "The cart changed": whatever depends on it is fetched anew, and whoever works on an older cart (the optimizer) stops.
import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '../../../lib/store.ts';

/** `meta` of a query whose answer depends on what lies in the cart. */
export const followsCart = { followsCart: true } as const;

const changes = createStore(0);

/** The user changed something: told at once, before the server knows. */
export function noteCartChange(): void {
  changes.set(changes.get() + 1);
}

/** Calls the listener at every change until the returned function is called. */
export function onCartChange(listener: () => void): () => void {
  return changes.subscribe(listener);
}

/** The server changed the cart: everything that shows it is fetched anew. */
export function cartChanged(queryClient: QueryClient): Promise<void> {
  noteCartChange();
  return fetchCartAnew(queryClient);
}

/** A cart that no page shows right now is forgotten: the header must not find an outdated sum there. */
export async function fetchCartAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({ queryKey: ['cart'], type: 'inactive' });
  await queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.followsCart === true });
}
