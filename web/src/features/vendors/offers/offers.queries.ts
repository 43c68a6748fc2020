// The practice's own prices at a vendor, and the articles a new one may be for.
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { priceOfferCalls } from '@praxora/contract/vendors/price-offers.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { articlesQuery, stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';

const vendorsKey = ['vendors'] as const;
export const offersPageSize = 25;

/** An own price changes what the article costs everywhere, and what the vendor's pages count. */
export const changedByOffers = [...stockKeys, vendorsKey];

export const useVendorOffers = (vendorId: number, search: string, page: number) =>
  useQuery({
    queryKey: [...vendorsKey, 'price-offers', vendorId, search, page],
    queryFn: ({ signal }) =>
      callApi(
        priceOfferCalls.listVendorPriceOffers,
        {
          params: { vendorId },
          query: { search, page: String(page - 1), pageSize: String(offersPageSize) } as never,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** Products ordered from the vendor that are no articles yet, the latest first. */
export const useOrderedProducts = (vendorId: number) =>
  useQuery({
    queryKey: [...vendorsKey, 'ordered', vendorId],
    queryFn: ({ signal }) => callApi(articleCalls.suggestArticles, { params: { vendorId } }, { signal }),
  });

const articlesShown = 20;

export const useArticleChoice = (search: string) =>
  useQuery({
    ...articlesQuery({ search, pageSize: articlesShown, sort: 'name' }),
    placeholderData: keepPreviousData,
  });
