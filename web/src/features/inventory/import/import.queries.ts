// The import that waits, its rows, and every change of it.
import {
  type ArticleImport,
  articleImportCalls,
  type ImportRowStatus,
} from '@praxora/contract/inventory/article-import.calls';
import { finishedImportCalls } from '@praxora/contract/inventory/finished-imports.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../../../lib/i18n.ts';
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

const finishedKey = ['finished-imports'] as const;

export const useFinishedImports = () =>
  useQuery({
    queryKey: finishedKey,
    queryFn: ({ signal }) => callApi(finishedImportCalls.listFinishedImports, {}, { signal }),
    staleTime: 0,
  });

export function useUndoImport(file: string) {
  const { t } = useTranslation('articleImport');
  return useChange({
    call: (importId: string) =>
      callApi(
        finishedImportCalls.undoImport,
        { params: { importId } },
        { idempotencyKey: `undo-import-${importId}`, timeoutMs: 600_000 },
      ),
    success: () => t('undo.done', { file }),
    refetch: [finishedKey, ...stockKeys],
  });
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

export function useImportRows(importId: string, status: ImportRowStatus | null, page: number) {
  const language = useLanguage();
  const query = { page, pageSize: rowsPerPage, language, ...(status ? { status } : {}) };
  return useQuery({
    queryKey: [...rowsKey, importId, query],
    queryFn: ({ signal }) =>
      callApi(articleImportCalls.listImportRows, { params: { importId }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type Correction = { readonly row: number } & Omit<
  BodyOf<typeof articleImportCalls.correctImportRow>,
  'language'
>;

/** The corrected row stays where it is, so that nothing moves away under the hand; the counts follow at once. */
export function useCorrectRow(importId: string) {
  const queryClient = useQueryClient();
  const show = useShowImport();
  const language = useLanguage();
  return useChange({
    queue,
    call: ({ row, ...body }: Correction) =>
      callApi(articleImportCalls.correctImportRow, {
        params: { importId, row },
        body: { ...body, language },
      }),
    after: async ({ import: draft, row: corrected }) => {
      await show(draft);
      await takeIn<Rows>(queryClient, rowsKey, (rows) => ({
        ...rows,
        items: rows.items.map((row) => (row.row === corrected.row ? corrected : row)),
      }));
    },
  });
}
