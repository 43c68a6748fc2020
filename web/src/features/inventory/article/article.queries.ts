// Queries of an article's page besides the article itself.
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { priceOfferCalls } from '@praxora/contract/vendors/price-offers.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { followsCart } from '../../../domain/purchasing/index.ts';
import { productKey } from '../../../domain/shared/query-keys.ts';
import { callApi } from '../../../lib/api/api.ts';

export function useStock(articleId: number) {
  return useQuery({
    queryKey: [...inventoryKey, 'stock', articleId],
    queryFn: ({ signal }) => callApi(stockCalls.listStock, { params: { articleId } }, { signal }),
  });
}

export function useMovements(articleId: number, page: number, pageSize: number) {
  return useQuery({
    queryKey: [...inventoryKey, 'movements', articleId, page, pageSize],
    queryFn: ({ signal }) =>
      callApi(stockCalls.listMovements, { params: { articleId }, query: { page, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useMonthlyUse(articleId: number) {
  return useQuery({
    queryKey: [...inventoryKey, 'use', articleId],
    queryFn: ({ signal }) => callApi(stockCalls.getUse, { params: { articleId } }, { signal }),
  });
}

/** The product the article is bought as, with the offers of all vendors. */
export function useArticleProduct(productId: number) {
  return useQuery({
    queryKey: productKey(productId),
    queryFn: ({ signal }) => callApi(catalogCalls.getProduct, { params: { productId } }, { signal }),
    meta: followsCart,
  });
}

export function usePriceOffers(articleId: number) {
  return useQuery({
    queryKey: [...inventoryKey, 'price-offers', articleId],
    queryFn: ({ signal }) => callApi(priceOfferCalls.listPriceOffers, { params: { articleId } }, { signal }),
  });
}

/** The article's known prices: the highest, the average and the lowest, in cents. */
export function useDefaultPrices(articleId: number) {
  return useQuery({
    queryKey: [...inventoryKey, 'default-prices', articleId],
    queryFn: ({ signal }) => callApi(stockCalls.defaultPrices, { params: { articleId } }, { signal }),
  });
}
