// The chosen lines go into the cart of an address, all of them or none.
import { reorderCalls } from '@praxora/contract/reorder/reorder.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { cartChanged } from '../../domain/cart/cart-changes.ts';
import { growthToOrder } from '../../domain/cart/growth.ts';
import { undoCartChange } from '../../domain/cart/undo.ts';
import { useGrowthText } from '../../domain/cart/useAdditionText.ts';
import { reorderKey } from '../../domain/reorder/counts.ts';
import { callApi } from '../../lib/api/api.ts';
import { pathTo } from '../../lib/paths.ts';
import { useChange } from '../../ui/change/useChange.ts';
import type { Line } from './lines.ts';

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

export function usePutIntoCart() {
  const { t } = useTranslation(['reorder', 'addToCart']);
  const growthText = useGrowthText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useChange({
    call: async ({ addressId, lines }: PutIntoCart, key) => {
      const body = { addressId, lines: linesToSend(lines) };
      const put = await callApi(reorderCalls.putReorderIntoCart, { body }, key);
      return { ...put, growth: await growthToOrder(queryClient, addressId, put.added, put) };
    },
    success: ({ added, growth, undoId, addressId }) => ({
      text: [t('added', { count: added.length }), growthText(growth)].join(' ').trim(),
      action: {
        label: t('undo'),
        onClick: () => void undoCartChange(queryClient, [undoId], () => t('undone')),
      },
      otherAction: {
        label: t('toCart'),
        onClick: () => void navigate(pathTo('cart', {}, { address: addressId })),
      },
    }),
    after: () => cartChanged(queryClient),
    refetch: [reorderKey],
  });
}
