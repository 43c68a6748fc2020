// What of the found products lies in stock: asked for all of them at once, and anew after every booking.
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import type { ProductHit } from '../../../lib/marketplace/product-hit.ts';

/** As many as the call takes. */
const mostIds = 60;

export function useAtHand(hits: readonly ProductHit[]): ReadonlyMap<number, AtHand> {
  const ids = hits.flatMap(({ productId }) => productId ?? []).slice(0, mostIds);
  const { data } = useQuery({
    queryKey: [...inventoryKey, 'at-hand', ids],
    queryFn: ({ signal }) =>
      callApi(catalogCalls.listProducts, { query: { ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
    // What lies there of the others stays in sight while another variant is asked for.
    placeholderData: keepPreviousData,
  });
  return new Map((data ?? []).flatMap(({ id, atHand }) => (atHand ? [[id, atHand]] : [])));
}
