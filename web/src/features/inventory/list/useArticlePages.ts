// The list's pages as they come into sight: one request a page, kept while other pages are looked at.
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { articlesQuery } from '../../../lib/inventory/queries.ts';
import { type ListView, queryOf } from './address.ts';
import { pagesOf, type RowRange } from './rowWindow.ts';

const pageSize = 100;

export function useArticlePages(view: ListView, storageId: number | null, range: RowRange) {
  const numbers = pagesOf(range, pageSize);
  const results = useQueries({
    queries: numbers.map((page) => ({
      ...articlesQuery({ ...queryOf(view), page, pageSize }, storageId ?? undefined),
      // Another filter: the former rows stay until the new ones are there.
      ...(page === 0 ? { placeholderData: keepPreviousData } : {}),
    })),
  });
  const first = results[0];
  const byPage = new Map(numbers.map((page, index) => [page, results[index]?.data?.items]));
  const loaded = [...byPage.values()].flatMap((items) => items ?? []);
  return {
    head: first?.data,
    error: first?.error ?? null,
    isStale: first?.isPlaceholderData ?? false,
    refetch: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
    loaded: loaded as readonly ArticleListed[],
    /** Undefined: not there yet. */
    rowAt: (row: number): ArticleListed | undefined =>
      byPage.get(Math.floor(row / pageSize))?.[row % pageSize],
  };
}
