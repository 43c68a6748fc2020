// The practice's own prices at a vendor, and the articles a new one may be for.
import { priceOfferCalls } from '@praxora/contract/inventory/price-offers.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { articlesQuery, stockKeys } from '../../../domain/inventory/queries.ts';
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

const articlesShown = 20;

export const useArticleChoice = (search: string) =>
  useQuery({
    ...articlesQuery({ search, pageSize: articlesShown, sort: 'name' }),
    placeholderData: keepPreviousData,
  });
