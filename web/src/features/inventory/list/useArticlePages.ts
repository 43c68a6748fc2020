// The list's pages as they come into sight: one request a page, kept while other pages are looked at.
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { articlesQuery } from '../../../domain/inventory/index.ts';
import { listPages, type RowRange } from '../../../ui/table/row-window.ts';
import { type ListView, toQuery } from './address.ts';

const pageSize = 100;

export function useArticlePages(view: ListView, storageId: number | null, range: RowRange) {
  const pageOf = (page: number) =>
    articlesQuery({ ...toQuery(view), page, pageSize }, storageId ?? undefined);
  // Another filter: the former rows stay until the new ones are there. Alone, as only then the query knows what was before.
  const first = useQuery({ ...pageOf(0), placeholderData: keepPreviousData });
  const further = listPages(range, pageSize).filter((page) => page > 0);
  const others = useQueries({ queries: further.map(pageOf) });
  const results = [first, ...others];
  const byPage = new Map([0, ...further].map((page, index) => [page, results[index]?.data?.items]));
  const loaded = [...byPage.values()].flatMap((items) => items ?? []);
  return {
    head: first.data,
    error: first.error,
    isStale: first.isPlaceholderData,
    refetch: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
    loaded: loaded as readonly ArticleListed[],
    /** Undefined: not there yet. */
    rowAt: (row: number): ArticleListed | undefined =>
      byPage.get(Math.floor(row / pageSize))?.[row % pageSize],
  };
}
