// Asks how many positions lie in the cart, at first and whenever it changed. What answers say beside something else, the last
// of them, is shown until then: the badge never waits.
import { useQuery } from '@tanstack/react-query';
import { countPositions } from '../../../lib/marketplace/cart.ts';
import { useSession } from '../../../lib/session/session.ts';
import { sessionStore, setMeta } from '../../../lib/session/session-store.ts';
import { followsCart } from './cart-changes.ts';

/** Mounted once, in the header. */
export function useCountedCart(): void {
  const { user } = useSession();
  useQuery({
    queryKey: ['cart', 'count'],
    queryFn: async ({ signal }) => {
      const count = await countPositions({ signal });
      const { meta } = sessionStore.get();
      if (meta) setMeta({ ...meta, basket_counter: count });
      return count;
    },
    enabled: user !== null,
    meta: followsCart,
    // Another tab or a colleague may have changed the cart meanwhile.
    refetchOnWindowFocus: 'always',
  });
}
