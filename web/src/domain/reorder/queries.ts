// What is to be ordered: the list, and how much of it there is. What lies in a cart counts, so both follow the cart.
import { reorderCalls } from '@praxora/contract/reorder/reorder.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';
import { followsCart } from '../cart/cart-changes.ts';

/** Everything that shows the list lies under this key. */
export const reorderKey = ['reorder'] as const;

/** One question for the sidebar and the dashboard. */
export function useReorderCounts() {
  return useQuery({
    queryKey: [...reorderKey, 'counts'],
    queryFn: ({ signal }) => callApi(reorderCalls.countReorder, {}, { signal }),
    meta: followsCart,
    staleTime: 0,
  });
}

/** The list as the default delivery address sees it. */
export function useReorder() {
  return useQuery({
    queryKey: [...reorderKey, 'list'],
    queryFn: ({ signal }) => callApi(reorderCalls.listReorder, {}, { signal }),
    meta: followsCart,
    staleTime: 0,
  });
}
