// The re-order list. What lies in a cart counts, so it follows the cart.
import { reorderCalls } from '@praxora/contract/reorder/reorder.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';
import { followsCart } from '../cart/cart-changes.ts';
import { reorderKey } from './counts.ts';

/** The list as the default delivery address sees it. */
export function useReorder() {
  return useQuery({
    queryKey: [...reorderKey, 'list'],
    queryFn: ({ signal }) => callApi(reorderCalls.listReorder, {}, { signal }),
    meta: followsCart,
    staleTime: 0,
  });
}
