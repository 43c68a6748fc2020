// Puts a product of the results on the watchlist or takes it off: shown at once, taken back if the server refuses.
import { catalogCalls } from '@praxora/contract/catalog/catalog.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { productIdOf } from '../../lib/search/product-hit.ts';
import type { ProductResults } from '../../lib/search/search-products.ts';
import { notify } from '../../ui/notify.tsx';

export function useWatchHit(productId: number) {
  const queryClient = useQueryClient();
  const show = (gemerkt: boolean) =>
    queryClient.setQueriesData<ProductResults>(
      { queryKey: ['search', 'products'] },
      (known) =>
        known && {
          ...known,
          hits: known.hits.map((hit) => (productIdOf(hit) === productId ? { ...hit, gemerkt } : hit)),
        },
    );
  return useMutation({
    mutationFn: (isWatched: boolean) =>
      callApi(catalogCalls.watchProduct, { params: { productId }, body: { isWatched } }),
    onMutate: (isWatched) => {
      show(isWatched);
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['saved', 'watchlist'] });
      void queryClient.invalidateQueries({ queryKey: ['catalog', 'product', productId] });
    },
    onError: (error, isWatched) => {
      show(!isWatched);
      notify.error(createElement(ApiErrorMessage, { error }));
    },
  });
}
