import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { inventoryKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';

export const catalogPageSize = 50;

/** Pages are counted from 1. */
export const useCatalogArticles = (search: string, page: number) =>
  useQuery({
    queryKey: [...inventoryKey, 'catalog', search, page],
    queryFn: ({ signal }) =>
      callApi(
        articleCalls.listCatalogArticles,
        { query: { search, page: page - 1, pageSize: catalogPageSize } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
