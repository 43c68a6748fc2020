import { searchSynonymCalls } from '@praxora/contract/shop/search-synonyms.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Of everything that is searched for: what words mean changes all results. */
export const searchKey = ['search'] as const;

export const useWordGroups = () =>
  useQuery({
    queryKey: [...searchKey, 'words'],
    queryFn: ({ signal }) => callApi(searchSynonymCalls.listSearchSynonyms, {}, { signal }),
  });
