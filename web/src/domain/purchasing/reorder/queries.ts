// The re-order list. It follows from stock, carts and orders.
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { followsCart } from '../cart/cart-changes.ts';
import { reorderKey } from './counts.ts';

export const reorderListKey = [...reorderKey, 'list'] as const;

/** As the address sees it whose cart the offers are reckoned with; null: the default one. */
export function useReorder(addressId: number | null = null) {
  return useQuery({
    queryKey: [...reorderListKey, addressId],
    queryFn: ({ signal }) =>
      callApi(
        reorderCalls.listReorder,
        { query: addressId === null ? {} : { addressId: String(addressId) } },
        { signal },
      ),
    meta: followsCart,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // A colleague orders too.
    refetchOnWindowFocus: 'always',
  });
}
