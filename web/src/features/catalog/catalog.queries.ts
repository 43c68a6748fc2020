// What the product page asks the server for and what it changes there.
import { catalogCalls, type ProductDetail } from '@praxora/contract/catalog/catalog.calls';
import { type VendorPreference, vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { createElement, useEffect, useRef } from 'react';
import { followsCart } from '../../domain/cart/cart-changes.ts';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { showAtOnce } from '../../lib/optimistic.ts';
import { notify } from '../../ui/feedback/notify.tsx';

const productKey = (productId: number) => ['catalog', 'product', productId] as const;

const productQuery = (productId: number) => ({
  queryKey: productKey(productId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(catalogCalls.getProduct, { params: { productId } }, { signal }),
  meta: followsCart,
});

export function useProduct(productId: number | null) {
  return useQuery({ ...productQuery(productId ?? 0), enabled: productId !== null });
}

/** Those that have arrived: a summary does not say how much a pack holds, so each is asked for whole. */
export function useProducts(productIds: readonly number[]): ProductDetail[] {
  return useQueries({
    queries: productIds.map(productQuery),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

export function usePriceHistory(productId: number) {
  return useQuery({
    queryKey: ['catalog', 'price-history', productId],
    queryFn: ({ signal }) => callApi(catalogCalls.getPriceHistory, { params: { productId } }, { signal }),
  });
}

/** Puts the product into Recently Viewed, once each time it is opened. */
export function useNoteViewed(productId: number): void {
  const queryClient = useQueryClient();
  const noted = useRef<number | null>(null);
  useEffect(() => {
    if (noted.current === productId) return;
    noted.current = productId;
    // Nobody asked for this: its failure is logged and reported, but no news for the user.
    callApi(catalogCalls.noteProductViewed, { params: { productId } }).then(
      () => queryClient.invalidateQueries({ queryKey: ['saved', 'recentlyViewed'] }),
      () => {},
    );
  }, [productId, queryClient]);
}

function tellError(error: unknown): void {
  notify.error(createElement(ApiErrorMessage, { error }));
}

/** Shown at once, taken back if the server refuses. */
export function useWatch(productId: number) {
  const queryClient = useQueryClient();
  const key = productKey(productId);
  return useMutation({
    mutationFn: (isWatched: boolean) =>
      callApi(catalogCalls.watchProduct, { params: { productId }, body: { isWatched } }),
    onMutate: (isWatched) =>
      showAtOnce<ProductDetail>(queryClient, key, (product) => ({ ...product, isWatched })),
    onError: (error, _isWatched, shown) => {
      shown?.takeBack();
      tellError(error);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: ['saved', 'watchlist'] });
      void queryClient.invalidateQueries({ queryKey: ['search', 'products'] });
    },
  });
}

interface PreferenceChange {
  readonly vendorId: number;
  readonly change: Partial<Pick<VendorPreference, 'isFavorite' | 'isHidden'>>;
}

/** Favourite or hide a vendor: shown on this product at once, then fetched anew wherever prices are shown. */
export function useVendorPreference(productId: number) {
  const queryClient = useQueryClient();
  const key = productKey(productId);
  return useMutation({
    mutationFn: ({ vendorId, change }: PreferenceChange) =>
      callApi(vendorCalls.setVendorPreference, { params: { vendorId }, body: change }),
    onMutate: (wanted) =>
      showAtOnce<ProductDetail>(queryClient, key, (product) => withPreference(product, wanted)),
    onError: (error, _wanted, shown) => {
      shown?.takeBack();
      tellError(error);
    },
    // Every price on every page depends on which vendors count.
    onSettled: () => queryClient.invalidateQueries(),
  });
}

function withPreference(product: ProductDetail, { vendorId, change }: PreferenceChange): ProductDetail {
  const shown = product.offers.filter((offer) => offer.vendorId !== vendorId || change.isHidden !== true);
  return {
    ...product,
    offers: shown.map((offer) =>
      offer.vendorId === vendorId ? { ...offer, isFavorite: change.isFavorite ?? offer.isFavorite } : offer,
    ),
  };
}
