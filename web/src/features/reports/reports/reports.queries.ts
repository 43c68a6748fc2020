// Queries of the reports, page by page. Each is fetched again when its page is reopened, to include bookings made
// meanwhile.
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import type { ReportQuery } from './query.ts';

export const reportsKey = ['reports'] as const;
const pageSize = 50;
/** Page sizes of an open group: at first, and once the user requests more. */
export const groupPageSize = 20;
export const wholeGroupSize = 200;

export interface Paged<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Asks for one page of a report. */
export type FetchPage<Page> = (query: ReportQuery, signal: AbortSignal) => Promise<Page>;

export interface ReportPages<Page extends Paged<unknown>> {
  /** The first page: it has the totals, groups and the picture; undefined while it is fetched for the first time. */
  readonly head: Page | undefined;
  readonly items: readonly Page['items'][number][];
  readonly pages: readonly Page[];
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly canLoadMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** The former answer stays until the next one is there. */
export function useReportPages<Page extends Paged<unknown>>(
  name: string,
  fetchPage: FetchPage<Page>,
  query: ReportQuery,
): ReportPages<Page> {
  const pages = useInfiniteQuery({
    queryKey: [...reportsKey, name, query],
    queryFn: ({ signal, pageParam }) =>
      fetchPage({ ...query, page: String(pageParam), pageSize: String(pageSize) }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total }: Page, all: Page[]) =>
      all.length * pageSize < total ? all.length : undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    head: pages.data?.pages[0],
    items: pages.data?.pages.flatMap(({ items }) => items) ?? [],
    pages: pages.data?.pages ?? [],
    hasFailed: pages.isError && !pages.data,
    retry: () => void pages.refetch(),
    canLoadMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}

/** The rows of the groups that are open, each asked for with what makes the group. */
export function useOpenGroups<Page extends Paged<unknown>>(
  name: string,
  fetchPage: FetchPage<Page>,
  groups: readonly { readonly key: string; readonly query: ReportQuery; readonly size: number }[],
): ReadonlyMap<string, Page | undefined> {
  const answers = useQueries({
    queries: groups.map(({ query, size }) => ({
      queryKey: [...reportsKey, name, 'group', query, size],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchPage({ ...query, page: '0', pageSize: String(size) }, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
    })),
  });
  return new Map(groups.map(({ key }, index) => [key, answers[index]?.data]));
}

/** The tree of categories; it changes with the catalogue only. */
export const useCategories = () =>
  useQuery({
    queryKey: ['catalog', 'categories'],
    queryFn: ({ signal }) => callApi(catalogCalls.listCategories, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
