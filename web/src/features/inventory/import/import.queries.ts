// The import that waits, its rows, and every change of it.

import type { BodyOf, DataOf } from '@praxora/contract/call';
import {
  type ArticleImport,
  articleImportCalls,
  type ImportRowStatus,
} from '@praxora/contract/inventory/article-import.calls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

const draftKey = ['article-import'] as const;
const rowsKey = ['article-import-rows'] as const;

/** One change after the other: what is shown last is what the server knew last. */
const scope = { id: 'article-import' };

export const rowsPerPage = 50;

/** Null: none waits. */
export const useImport = () =>
  useQuery({
    queryKey: draftKey,
    queryFn: ({ signal }) => callApi(articleImportCalls.getImport, {}, { signal }),
    staleTime: 0,
  });

/** Puts what the server answered in the place of what was shown. */
export function useShowImport(): (draft: ArticleImport | null) => void {
  const queryClient = useQueryClient();
  return (draft) => {
    // A request on its way was asked before the change.
    void queryClient.cancelQueries({ queryKey: draftKey });
    queryClient.setQueryData(draftKey, draft);
    void queryClient.invalidateQueries({ queryKey: rowsKey });
  };
}

/** After a refusal: what is true now may be something else. */
export function useReloadImport(): () => void {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: draftKey });
    void queryClient.invalidateQueries({ queryKey: rowsKey });
  };
}

type Change = BodyOf<typeof articleImportCalls.changeImport>;

export function useChangeImport(importId: string) {
  const show = useShowImport();
  return useMutation({
    scope,
    mutationFn: (body: Change) => callApi(articleImportCalls.changeImport, { params: { importId }, body }),
    onSuccess: show,
  });
}

type Rows = DataOf<typeof articleImportCalls.listImportRows>;

export const useImportRows = (importId: string, status: ImportRowStatus | null, page: number) =>
  useQuery({
    queryKey: [...rowsKey, importId, status, page],
    queryFn: ({ signal }) =>
      callApi(
        articleImportCalls.listImportRows,
        { params: { importId }, query: { page, pageSize: rowsPerPage, ...(status ? { status } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The corrected row stays where it is, so that nothing moves away under the hand; the counts follow at once. */
export function useCorrectRow(importId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    scope,
    mutationFn: ({ row, ...body }: { row: number } & BodyOf<typeof articleImportCalls.correctImportRow>) =>
      callApi(articleImportCalls.correctImportRow, { params: { importId, row }, body }),
    onSuccess: ({ import: draft, row: corrected }) => {
      queryClient.setQueryData(draftKey, draft);
      queryClient.setQueriesData<Rows>({ queryKey: rowsKey }, (rows) =>
        rows
          ? { ...rows, items: rows.items.map((row) => (row.row === corrected.row ? corrected : row)) }
          : rows,
      );
    },
  });
}
