// The entries of the activity log, page by page: the former answer stays until the next one is there.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ActivityFilter, activityKey, fetchActivity } from '../../../domain/account/index.ts';

const pageSize = 50;

export function useActivity(filter: ActivityFilter) {
  const pages = useInfiniteQuery({
    queryKey: [...activityKey, 'list', filter],
    queryFn: ({ signal, pageParam }) => fetchActivity(filter, { cursor: pageParam, limit: pageSize }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    /** The newest figures; undefined while nothing is known. */
    head: pages.data?.pages[0],
    entries: pages.data?.pages.flatMap(({ entries }) => entries),
    days: pages.data?.pages.flatMap(({ days }) => days) ?? [],
    error: pages.error,
    refetch: pages.refetch,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}
export type ActivityList = ReturnType<typeof useActivity>;
