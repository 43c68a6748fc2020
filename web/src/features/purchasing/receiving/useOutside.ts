// Goods without an order: the chosen articles, finding more of them by a code, and booking.
import type { ProductCode } from '@praxora/barcode/product-code';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { type DueLabels, receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inventoryKey, labelsKey, stockKeys } from '../../../domain/inventory/index.ts';
import { labelsOfLine, refusedAt, toReceived } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { noneReceived, showFirstProblem } from './failures.ts';
import { type ShownLine, useOnlyStorage } from './order-lines.ts';
import { articleLine, emptyOutside, type OutsideDraft, outsideDraft, withArticle } from './outside.ts';
import { useExpiredQuestion } from './useExpiredQuestion.tsx';
import { type Lines, useLines } from './useLines.ts';
import { type ScanReport, useScans } from './useScans.ts';
import { type StoredDraft, useStoredDraft } from './useStoredDraft.ts';

const articleQuery = (articleId: number) => ({
  queryKey: [...inventoryKey, 'article', articleId],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(articleCalls.getArticle, { params: { articleId } }, { signal }),
});

/** State of a receipt without an order: its draft, lines, scans and booking. */
export function useOutsideReceipt() {
  const stored = useStoredDraft('outside', outsideDraft, emptyOutside);
  const { lines, failed } = useArticleLines(stored.draft.articleIds);
  const api = useLines(lines, stored);
  const booking = useBookOutside(lines, stored, api);
  const scans = useScans({ lines, api, onMiss: useFindByCode(stored) });
  return {
    stored,
    lines,
    failed,
    api,
    booking,
    scans,
    units: lines.reduce((sum, line) => sum + api.draftOf(line).delivered, 0),
    labels: lines.reduce((sum, line) => sum + labelsOfLine(line, api.draftOf(line)), 0),
  };
}

export type OutsideReceipt = ReturnType<typeof useOutsideReceipt>;

function useArticleLines(articleIds: readonly number[]) {
  const onlyStorage = useOnlyStorage();
  const queries = useQueries({ queries: articleIds.map(articleQuery) });
  return {
    lines: queries.flatMap(({ data }) => (data ? [articleLine(data, onlyStorage)] : [])),
    /** Articles that cannot be shown: deleted meanwhile, or failed to load. */
    failed: articleIds.filter((_, index) => queries[index]?.error),
  };
}

/** A code is of one article: it joins the others. */
function useFindByCode({ update }: StoredDraft<OutsideDraft>) {
  const { t } = useTranslation('receiving');
  const queryClient = useQueryClient();
  const onlyStorage = useOnlyStorage();
  return async (code: ProductCode): Promise<ScanReport | ShownLine> => {
    const { positions, articles } = await callApi(receivingCalls.findReceivable, { query: code });
    const [article, another] = articles;
    if (positions.length > 0) {
      const orders = positions.filter(
        ({ orderId }, index) => positions.findIndex((one) => one.orderId === orderId) === index,
      );
      return {
        tone: 'warn',
        text: t('scan.ordered', { count: orders.length }),
        links: orders.slice(0, 3).map(({ orderId, orderNumber, vendorName }) => ({
          label: t('scan.openOrder', { number: orderNumber, vendor: vendorName }),
          to: pathTo('order', { orderId }),
          takesScan: true,
        })),
      };
    }
    if (!article) return { tone: 'warn', text: t('scan.unknown'), unknown: code };
    if (another) {
      const names = articles.map(({ name }) => name).join(', ');
      return { tone: 'warn', text: t('scan.several', { names }) };
    }
    const detail = await queryClient.fetchQuery(articleQuery(article.id));
    update((before) => withArticle(before, article.id));
    return articleLine(detail, onlyStorage);
  };
}

type ReceiptBody = Omit<BodyOf<typeof receivingCalls.bookOutside>, 'note'>;

export interface OutsideBooked {
  readonly receiptId: number;
  readonly units: number;
  readonly labels: readonly DueLabels[];
}

function useBookOutside(lines: readonly ShownLine[], stored: StoredDraft<OutsideDraft>, api: Lines) {
  const booking = useChange({
    call: (body: ReceiptBody) => callApi(receivingCalls.bookOutside, { body }, stored.keyOf(body)),
    after: ({ receiptId, labels }, { articles }) => {
      const units = articles.flatMap(({ lots }) => lots).reduce((sum, { quantity }) => sum + quantity, 0);
      stored.clear();
      api.forget();
      setBooked({ receiptId, units, labels });
    },
    refetch: [labelsKey, ...stockKeys],
  });
  const [failure, setFailure] = useState<unknown>(null);
  const [booked, setBooked] = useState<OutsideBooked | null>(null);
  const expired = useExpiredQuestion(lines);
  const { draft } = stored;

  async function send() {
    const received = toReceived(lines, draft.lines);
    const body: ReceiptBody = {
      deliveryNote: draft.deliveryNote.trim(),
      ...(draft.happenedOn === null ? {} : { happenedOn: draft.happenedOn }),
      vendorId: draft.vendorId,
      articles: received.map(({ key, lots }) => ({
        articleId: key,
        orderUnitPriceCents: draft.prices[key] ?? null,
        lots,
      })),
    };
    try {
      await booking.send(body);
    } catch (error) {
      const atLines = error instanceof ApiError ? refusedAt(error.fields, received) : {};
      if (Object.keys(atLines).length > 0) {
        api.refuse(atLines);
        showFirstProblem();
      } else setFailure(error);
    }
  }

  return {
    isBusy: booking.isBusy,
    failure,
    booked,
    expiredQuestion: expired.question,
    putAway: () => setBooked(null),
    book: () => {
      setFailure(null);
      if (toReceived(lines, draft.lines).length === 0) setFailure(noneReceived);
      else if (Object.keys(api.check()).length > 0) showFirstProblem();
      else expired.ask(draft.lines, () => void send());
    },
  };
}
