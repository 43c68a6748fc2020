// Articles of the practice and vendors whose names match a search that found no products.
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { namedLike } from './partial-matches.ts';

const mostShown = 3;

/** Articles by the whole query; where there are none, by the part that finds something. */
export function useOwnMatches(query: string, part: string | undefined) {
  const { data: articles = [] } = useQuery({
    queryKey: [...inventoryKey, 'named-like', query, part],
    queryFn: async ({ signal }) => {
      const named = (text: string) =>
        callApi(articleCalls.searchArticles, { query: { query: text.slice(0, 200) } }, { signal });
      const whole = await named(query);
      return whole.length > 0 || part === undefined ? whole : named(part);
    },
  });
  const { data: vendors = [] } = useQuery({
    queryKey: ['vendors', 'named-like', query],
    queryFn: ({ signal }) => callApi(vendorCalls.listVendors, {}, { signal }),
    select: (all) => namedLike(all, query),
  });
  return { articles: articles.slice(0, mostShown), vendors: vendors.slice(0, mostShown) };
}
