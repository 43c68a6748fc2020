import { searchSynonymCalls } from '@praxora/contract/shop/search-synonyms.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Query key of all searches: changed synonyms affect all results. */
export const searchKey = ['search'] as const;

export const useWordGroups = () =>
  useQuery({
    queryKey: [...searchKey, 'words'],
    queryFn: ({ signal }) => callApi(searchSynonymCalls.listSearchSynonyms, {}, { signal }),
  });
