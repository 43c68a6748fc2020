import { useQuery } from '@tanstack/react-query';
import { resultsKey } from '../../../domain/shared/query-keys.ts';
import { repeatWhenBusy, searchProducts } from '../../../domain/shop/index.ts';
import type { SearchState } from './useSearchState.ts';

/** Results belong to what was asked for: a late answer to an earlier question is never shown as the present one's. */
export function useResults({ address: { query, page, sort, price, only }, refinements }: SearchState) {
  return useQuery({
    queryKey: [...resultsKey, query, page, sort, refinements, price, only],
    queryFn: () =>
      searchProducts({ query, page: page - 1, sort, refinements: refinements ?? {}, price, only }),
    enabled: refinements !== null,
    refetchInterval: repeatWhenBusy,
    // While a filter or a page changes, what is there stays; another query's results would be misleading.
    placeholderData: (previous, asked) => (asked?.queryKey[2] === query ? previous : undefined),
  });
}
