// Queries and changes of the product page.
import { catalogCalls, type ProductDetail } from '@praxora/contract/shop/catalog.calls';
import type { VendorPreference } from '@praxora/contract/vendors/vendor';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { followsCart } from '../../../domain/purchasing/index.ts';
import { productKey } from '../../../domain/shared/query-keys.ts';
import { callApi } from '../../../lib/api/api.ts';
import { everything } from '../../../ui/change/change.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';

const productQuery = (productId: number) => ({
  queryKey: productKey(productId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(catalogCalls.getProduct, { params: { productId } }, { signal }),
  meta: followsCart,
});

export function useProduct(productId: number | null) {
  return useQuery({ ...productQuery(productId ?? 0), enabled: productId !== null });
}

/** Products loaded so far; each is fetched in full, because a summary lacks the pack contents. */
export function useProducts(productIds: readonly number[]): ProductDetail[] {
  return useQueries({
    queries: productIds.map(productQuery),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
}

export function useVariants(productId: number) {
  return useQuery({
    queryKey: ['catalog', 'variants', productId],
    queryFn: ({ signal }) => callApi(catalogCalls.listVariants, { params: { productId } }, { signal }),
    // Stock and prices are those of now, as everywhere on the page.
    meta: followsCart,
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
    // The user did not trigger this call: its failure is logged and reported, but not shown.
    callApi(catalogCalls.noteProductViewed, { params: { productId } }).then(
      () => queryClient.invalidateQueries({ queryKey: ['saved', 'recentlyViewed'] }),
      () => {},
    );
  }, [productId, queryClient]);
}

interface PreferenceChange {
  readonly vendorId: number;
  readonly vendorName: string;
  readonly change: Partial<Pick<VendorPreference, 'isFavorite' | 'isHidden'>>;
}

/** Favourite or hide a vendor: shown on this product at once, then fetched anew wherever prices are shown. */
export function useVendorPreference(productId: number) {
  const { t } = useTranslation('catalog');
  const preference = useChange({
    call: ({ vendorId, change }: PreferenceChange) =>
      callApi(vendorCalls.setVendorPreference, { params: { vendorId }, body: change }),
    previews: [preview<ProductDetail, PreferenceChange>(productKey(productId), withPreference)],
    success: (_preference, { change, ...vendor }) =>
      change.isHidden === true
        ? {
            text: t('vendor.hidden', { vendor: vendor.vendorName }),
            undo: {
              place: `offers ${productId}`,
              label: t('vendor.undo'),
              onClick: () => void preference.run({ ...vendor, change: { isHidden: false } }),
            },
          }
        : null,
    // Every price on every page depends on which vendors count.
    refetch: [everything],
  });
  return preference;
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
