// The import that waits, its rows, and every change of it.
import {
  type ArticleImport,
  articleImportCalls,
  type ImportRowStatus,
} from '@praxora/contract/inventory/article-import.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { putIn, takeIn } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';

export const draftKey = ['article-import'] as const;
export const rowsKey = ['article-import-rows'] as const;

/** Queue that sends changes one after the other, so that the last state shown is the server's latest. */
const queue = 'article-import';

export const rowsPerPage = 50;

/** Null: none waits. */
export const useImport = () =>
  useQuery({
    queryKey: draftKey,
    queryFn: ({ signal }) => callApi(articleImportCalls.getImport, {}, { signal }),
    staleTime: 0,
  });

/** Puts what the server answered in the place of what was shown. */
export function useShowImport(): (draft: ArticleImport | null) => Promise<void> {
  const queryClient = useQueryClient();
  return (draft) => putIn(queryClient, draftKey, draft);
}

type ImportChange = BodyOf<typeof articleImportCalls.changeImport>;

export function useChangeImport(importId: string) {
  const show = useShowImport();
  return useChange({
    queue,
    call: (body: ImportChange) => callApi(articleImportCalls.changeImport, { params: { importId }, body }),
    after: show,
    refetch: [rowsKey],
  });
}

export function useLeaveOut(importId: string) {
  const show = useShowImport();
  return useChange({
    queue,
    call: (rows: BodyOf<typeof articleImportCalls.leaveOutRows>['rows']) =>
      callApi(articleImportCalls.leaveOutRows, { params: { importId }, body: { rows } }),
    after: show,
    refetch: [rowsKey],
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

type Correction = { readonly row: number } & BodyOf<typeof articleImportCalls.correctImportRow>;

/** The corrected row stays where it is, so that nothing moves away under the hand; the counts follow at once. */
export function useCorrectRow(importId: string) {
  const queryClient = useQueryClient();
  const show = useShowImport();
  return useChange({
    queue,
    call: ({ row, ...body }: Correction) =>
      callApi(articleImportCalls.correctImportRow, { params: { importId, row }, body }),
    after: async ({ import: draft, row: corrected }) => {
      await show(draft);
      await takeIn<Rows>(queryClient, rowsKey, (rows) => ({
        ...rows,
        items: rows.items.map((row) => (row.row === corrected.row ? corrected : row)),
      }));
    },
  });
}
