// How much to order of an article: the server's one number, wherever "Order n" stands.
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { inventoryKey } from '../../inventory/index.ts';
import { followsCart } from '../cart/cart-changes.ts';

/** Under the inventory's key: every booking makes it outdated. */
export function useOrderAmount(articleId: number) {
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'reorder', 'amount', articleId],
    queryFn: ({ signal }) =>
      callApi(reorderCalls.getOrderAmounts, { query: { ids: String(articleId) as never } }, { signal }),
    meta: followsCart,
  });
  return data?.[0];
}
