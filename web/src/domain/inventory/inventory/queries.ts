// Server queries of the inventory's screens. Every booking invalidates all of them: see stockKeys.
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { referenceCalls } from '@praxora/contract/system/reference.calls';
import { keepPreviousData, type QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { productsKey, resultsKey } from '../../shared/query-keys.ts';

/** Everything that follows from articles and stock lies under this key. */
export const inventoryKey = ['inventory'] as const;

export type ArticleQuery = Partial<QueryOf<typeof articleCalls.listArticles>>;

/** Numbers and flags as an address carries them. */
type Written = { [Name in keyof ArticleQuery]?: string };

/** A page of the list, of one storage where one is given. */
export const articlesQuery = (wanted: ArticleQuery, storageId?: number | undefined) => ({
  queryKey: [...inventoryKey, 'articles', storageId ?? null, wanted],
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const query = writtenQuery(wanted) as never;
    return storageId === undefined
      ? callApi(articleCalls.listArticles, { query }, { signal })
      : callApi(articleCalls.listArticlesOfStorage, { params: { storageId }, query }, { signal });
  },
});

/** The former page stays until the next is there. */
function useArticles(wanted: ArticleQuery, storageId?: number) {
  return useQuery({ ...articlesQuery(wanted, storageId), placeholderData: keepPreviousData });
}

/** Everything the inventory holds, whatever is filtered. */
export const useWholeInventory = () => useArticles({ pageSize: 1 });

/** How many articles the inventory has. */
export const useArticlesCount = () =>
  useQuery({
    queryKey: [...inventoryKey, 'count'],
    queryFn: async ({ signal }) => (await callApi(articleCalls.countArticles, {}, { signal })).articlesCount,
  });

/** Articles that are ordered, but of which no stock is kept. */
export const useNonInventory = () => useArticles({ pageSize: 1, nonInventory: true });

export function writtenQuery(query: ArticleQuery): Written {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}

export function useArticle(articleId: number | null) {
  return useQuery({
    queryKey: [...inventoryKey, 'article', articleId],
    queryFn: ({ signal }) =>
      callApi(articleCalls.getArticle, { params: { articleId: articleId ?? 0 } }, { signal }),
    enabled: articleId !== null,
  });
}

export function useStorages() {
  return useQuery({
    queryKey: [...inventoryKey, 'storages'],
    queryFn: ({ signal }) => callApi(storageCalls.listStorages, {}, { signal }),
  });
}

/** These change with a new version of the product only. */
export function useUnits() {
  return useQuery({
    queryKey: ['units'],
    queryFn: ({ signal }) => callApi(articleCalls.listConsumptionUnits, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useManufacturers() {
  return useQuery({
    queryKey: ['manufacturers'],
    queryFn: ({ signal }) => callApi(referenceCalls.listManufacturers, {}, { signal }),
  });
}

/** Outdated by a booking or a change: whatever shows articles, stock or storages. */
export const stockKeys: readonly QueryKey[] = [inventoryKey, resultsKey, productsKey];

/** Fetches anew what a booking or a change made outdated; inside of useChange() it is `refetch: stockKeys`. */
export function invalidateInventory(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: resultsKey });
  void queryClient.invalidateQueries({ queryKey: productsKey });
  return queryClient.invalidateQueries({ queryKey: inventoryKey });
}
