// The chosen lines go into the cart of an address, all of them or none.
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  cartChanged,
  fetchCartAnew,
  growthToOrder,
  reorderKey,
  undoCartChange,
  useGrowthText,
} from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import type { Line } from './lines.ts';
import { rowQueue } from './useRowChange.ts';

interface PutIntoCart {
  readonly addressId: number;
  readonly lines: readonly Line[];
}

export const linesToSend = (lines: readonly Line[]) =>
  lines.map(({ articleId, amount, offer, row }) => ({
    articleId,
    quantity: amount,
    vendorId: offer?.vendorId ?? null,
    needed: row.needed,
  }));

/** Articles that less is needed of by now, with what stood on the list. */
export type FormerAmounts = ReadonlyMap<number, number>;

const formerAmounts = (error: ApiError, lines: readonly Line[]): FormerAmounts => {
  const outdated = new Set(error.articles.map(({ id }) => id));
  return new Map(
    lines.flatMap(({ articleId, amount }) => (outdated.has(articleId) ? [[articleId, amount]] : [])),
  );
};

/**
 * Puts lines into the cart. If another user already ordered some of them, it reports their former amounts and refetches
 * the list.
 */
export function usePutIntoCart(onOutdated: (amounts: FormerAmounts) => void) {
  const { t } = useTranslation(['reorder', 'addToCart']);
  const growthText = useGrowthText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useChange({
    call: async ({ addressId, lines }: PutIntoCart, key) => {
      const body = { addressId, lines: linesToSend(lines) };
      const put = await callApi(reorderCalls.putReorderIntoCart, { body }, key).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'REORDER_NEED_CHANGED') {
          onOutdated(formerAmounts(error, lines));
          void fetchCartAnew(queryClient);
        }
        throw error;
      });
      onOutdated(new Map());
      return { ...put, growth: await growthToOrder(queryClient, addressId, put.added, put) };
    },
    success: ({ added, growth, undoId, addressId }) => ({
      text: [t('added', { count: added.length }), growthText(growth)].join(' ').trim(),
      undo: {
        place: 'reorder',
        label: t('undo'),
        onClick: () => void undoCartChange(queryClient, [undoId], () => t('undone')),
      },
      action: {
        label: t('toCart'),
        onClick: () => void navigate(pathTo('cart', {}, { address: addressId })),
      },
    }),
    after: () => cartChanged(queryClient),
    queue: rowQueue,
    refetch: [reorderKey],
  });
}
