// Puts a product of the results on the watchlist or takes it off: shown at once, taken back if the server refuses.
import { catalogCalls } from '@praxora/contract/catalog/catalog.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { productIdOf } from '../../domain/search/product-hit.ts';
import type { ProductResults } from '../../domain/search/search-products.ts';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { showAtOnce } from '../../lib/optimistic.ts';
import { notify } from '../../ui/feedback/notify.tsx';

const resultsKey = ['search', 'products'];

export function useWatchHit(productId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isWatched: boolean) =>
      callApi(catalogCalls.watchProduct, { params: { productId }, body: { isWatched } }),
    onMutate: (isWatched) =>
      showAtOnce<ProductResults>(queryClient, resultsKey, (results) =>
        withMark(results, productId, isWatched),
      ),
    onError: (error, _isWatched, shown) => {
      shown?.takeBack();
      notify.error(createElement(ApiErrorMessage, { error }));
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: resultsKey });
      void queryClient.invalidateQueries({ queryKey: ['saved', 'watchlist'] });
      void queryClient.invalidateQueries({ queryKey: ['catalog', 'product', productId] });
    },
  });
}

function withMark(results: ProductResults, productId: number, gemerkt: boolean): ProductResults {
  return {
    ...results,
    hits: results.hits.map((hit) => (productIdOf(hit) === productId ? { ...hit, gemerkt } : hit)),
  };
}
