import type { DataOf } from '@praxora/contract/shared/call';
import { savedCalls } from '@praxora/contract/shop/saved.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import type { SavedArticleTab } from '../../../lib/paths.ts';

export type SavedArticle = DataOf<typeof savedCalls.listSavedArticles>['items'][number];

export const savedPageSize = 24;

export function useSavedArticles(tab: SavedArticleTab, page: number) {
  return useQuery({
    queryKey: ['saved', tab, page],
    queryFn: ({ signal }) =>
      callApi(savedCalls.listSavedArticles, { query: { tab, page, pageSize: savedPageSize } }, { signal }),
    placeholderData: keepPreviousData,
    // The watchlist and what was seen change on other pages: a look back shows them as they are now.
    staleTime: 0,
  });
}
