// How many positions lie in the cart: what the server counted, less those the user has taken out and the server has not
// confirmed yet. The cart page counts the same way.
import { useSession } from '../../../lib/session/session.ts';
import { useStore } from '../../../lib/store.ts';
import { pendingQuantities } from './pending.ts';

export function useCartCount(): number {
  const { meta } = useSession();
  const pending = useStore(pendingQuantities);
  const takenOut = [...pending.values()].filter((quantity) => quantity === 0).length;
  return Math.max((meta?.basket_counter ?? 0) - takenOut, 0);
}
