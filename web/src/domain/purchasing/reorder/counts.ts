// How much is to be ordered. What lies in a cart counts, so it follows the cart.
import { reorderCountCalls } from '@praxora/contract/purchasing/reorder-counts.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { followsCart } from '../cart/cart-changes.ts';

/** Everything that shows the list lies under this key, and it under the inventory's: every booking makes it outdated. */
export const reorderKey = ['inventory', 'reorder'] as const;

/** Re-order counts, a single request for the sidebar and the dashboard. */
export function useReorderCounts() {
  return useQuery({
    queryKey: [...reorderKey, 'counts'],
    queryFn: ({ signal }) => callApi(reorderCountCalls.countReorder, {}, { signal }),
    meta: followsCart,
    staleTime: 0,
  });
}
