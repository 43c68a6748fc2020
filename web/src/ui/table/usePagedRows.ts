// The pages of a windowed list as they come into sight: one request a page, kept while other pages are looked at.
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listPages, type RowRange } from './row-window.ts';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

interface PageQuery<Head> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Head>;
}

/** Rows of one request. */
export const rowsPerPage = 100;

export function usePagedRows<Row, Head extends Page<Row>>(
  pageOf: (page: number) => PageQuery<Head>,
  range: RowRange,
) {
  // With another filter the former rows stay until the new ones arrive. The first page is a query of its own, since
  // only then the query knows its previous data.
  const first = useQuery<Head>({
    queryKey: pageOf(0).queryKey,
    queryFn: pageOf(0).queryFn,
    placeholderData: keepPreviousData as never,
  });
  const further = listPages(range, rowsPerPage).filter((page) => page > 0);
  const others = useQueries({ queries: further.map(pageOf) });
  const results = [first, ...others];
  const byPage = new Map([0, ...further].map((page, index) => [page, results[index]?.data?.items]));
  const lists = useSteady([...byPage.values()]);
  const loaded = useMemo(() => lists.flatMap((items) => items ?? []), [lists]);
  return {
    head: first.data,
    error: first.error,
    isStale: first.isPlaceholderData,
    refetch: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
    loaded,
    /** Undefined: not there yet. */
    rowAt: (row: number): Row | undefined => byPage.get(Math.floor(row / rowsPerPage))?.[row % rowsPerPage],
  };
}

/** The same list as before while it holds the same: scrolling within the pages that are there changes nothing. */
function useSteady<Value>(values: readonly Value[]): readonly Value[] {
  const [kept, keep] = useState(values);
  const isSame = kept.length === values.length && kept.every((value, index) => value === values[index]);
  if (!isSame) keep(values);
  return isSame ? kept : values;
}
