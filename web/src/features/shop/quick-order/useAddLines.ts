// The lines that are ready go into the cart, all of them or none, as they stand or by the cheapest split.
import { quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  cartChanged,
  fetchCartAnew,
  growthToOrder,
  undoCartChange,
  useGrowthText,
} from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { linesToSend, type OrderedLine } from './line.ts';
import type { Lines } from './useLines.ts';

interface Addition {
  readonly addressId: number;
  readonly ordered: readonly OrderedLine[];
  /** As the last split says. */
  readonly isSplit: boolean;
}

export function useAddLines({ add, remove }: Pick<Lines, 'add' | 'remove'>) {
  const { t } = useTranslation(['quickOrder', 'addToCart']);
  const growthText = useGrowthText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useChange({
    call: async ({ addressId, ordered, isSplit }: Addition, key) => {
      const call = isSplit ? quickOrderCalls.applyQuickOrderSplit : quickOrderCalls.addQuickOrder;
      const body = { addressId, lines: linesToSend(ordered) };
      const put = await callApi(call, { body }, key).catch((error: unknown) => {
        // Offers and cart are shown as they are now.
        void fetchCartAnew(queryClient);
        notify.warning(t('notAdded'));
        throw error;
      });
      remove(new Set(ordered.map(({ line }) => line.key)));
      return { ...put, growth: await growthToOrder(queryClient, addressId, put.added, put) };
    },
    success: ({ added, growth, undoId, addressId }, { ordered }) => ({
      text: [t('added', { count: added.length }), growthText(growth)].join(' ').trim(),
      undo: {
        place: 'quickOrder',
        label: t('undo'),
        onClick: () =>
          void undoCartChange(queryClient, [undoId], () => t('undone')).then((isUndone) => {
            if (isUndone) add(...ordered.map(({ line }) => line));
          }),
      },
      action: {
        label: t('toCart'),
        onClick: () => void navigate(pathTo('cart', {}, { address: addressId })),
      },
    }),
    after: () => cartChanged(queryClient),
  });
}
