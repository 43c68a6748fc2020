// Queries of the assortment: its page, and the panel of the dashboard.
import type { QueryOf } from '@praxora/contract/shared/call';
import { assortmentCalls } from '@praxora/contract/shop/assortment.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

const assortmentKey = ['assortment'] as const;

export type AssortmentQuery = Partial<QueryOf<typeof assortmentCalls.listAssortment>>;

export const assortmentQuery = (query: AssortmentQuery) => ({
  queryKey: [...assortmentKey, 'list', query],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(assortmentCalls.listAssortment, { query: query as never }, { signal }),
});

export const useAssortmentCounts = () =>
  useQuery({
    queryKey: [...assortmentKey, 'counts'],
    queryFn: ({ signal }) => callApi(assortmentCalls.countAssortment, {}, { signal }),
  });
