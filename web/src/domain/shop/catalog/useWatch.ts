// Puts a product on the watchlist or takes it off: shown at once wherever the product is, taken back if the server refuses.
import { catalogCalls, type ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { callApi } from '../../../lib/api/api.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { productKey, resultsKey } from '../../shared/query-keys.ts';
import type { ProductResults } from '../search/search-products.ts';

export function useWatch(productId: number) {
  return useChange({
    call: (isWatched: boolean) =>
      callApi(catalogCalls.watchProduct, { params: { productId }, body: { isWatched } }),
    previews: [
      preview<ProductDetail, boolean>(productKey(productId), (product, isWatched) => ({
        ...product,
        isWatched,
        targetCents: isWatched ? product.targetCents : null,
      })),
      preview<ProductResults, boolean>(resultsKey, (results, isWatched) =>
        withMark(results, productId, isWatched),
      ),
    ],
    refetch: [
      ['saved', 'watchlist'],
      ['dashboard', 'priceAlerts'],
    ],
  });
}

function withMark(results: ProductResults, productId: number, isWatched: boolean): ProductResults {
  return {
    ...results,
    hits: results.hits.map((hit) => (hit.productId === productId ? { ...hit, isWatched } : hit)),
  };
}
