// Puts the lines into the cart as the result says: to be looked at there, or to be ordered right away.
import { reorderCalls } from '@praxora/contract/purchasing/reorder.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  cartChanged,
  fetchCartAnew,
  growthToOrder,
  openedVendors,
  pricedCartQuery,
  type ResultKind,
  reorderKey,
  uncheckedNow,
  undoCartChange,
  useGrowthText,
} from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { sessionStore } from '../../../../lib/session/session-store.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import { markOutdated, type SplitParameters, splitBody } from './split-runs.ts';

interface Application {
  readonly kind: ResultKind;
  readonly parameters: SplitParameters;
  readonly then: 'cart' | 'order';
}

/** The result is no longer one of what would be ordered now. */
const outdatedCodes: readonly (string | null)[] = ['OPTIMIZED_CART_OUTDATED', 'REORDER_NEED_CHANGED'];

export function useApplySplit(addressId: number) {
  const { t } = useTranslation(['reorder', 'addToCart', 'optimizer']);
  const growthText = useGrowthText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useChange({
    // Where people go next changes nothing about what is booked.
    identity: ({ kind, parameters }: Application) => ({ kind, parameters }),
    call: async ({ kind, parameters }: Application, key) => {
      const put = await apply(parameters, kind, key);
      const before = uncheckedNow();
      const growth = await growthToOrder(queryClient, addressId, put.added, put);
      const isEverythingChecked = before.suppliers.size === 0 && before.positions.size === 0;
      const query = pricedCartQuery(addressId, sessionStore.get().user?.dentalOfficeId);
      const cart = isEverythingChecked ? null : await queryClient.fetchQuery(query).catch(() => null);
      return { ...put, growth, opened: cart ? openedVendors(cart, put.added, before) : [] };
    },
    failure: t('optimizer:apply.failed'),
    success: ({ added, growth, undoId }, { then }) =>
      then === 'order'
        ? null
        : {
            text: [t('added', { count: added.length }), growthText(growth)].join(' ').trim(),
            undo: {
              place: 'cart',
              label: t('undo'),
              onClick: () => void undoCartChange(queryClient, [undoId], () => t('undone')),
            },
          },
    after: ({ opened }, { then }) => {
      // First of all: what offered this result goes with it.
      if (then === 'order') void navigate(pathTo('cartReview', { addressId }), { state: { opened } });
      else void navigate(pathTo('cart', {}, { address: addressId }));
      void cartChanged(queryClient);
    },
    refetch: [reorderKey],
  });

  async function apply(parameters: SplitParameters, kind: ResultKind, key: { idempotencyKey: string }) {
    try {
      const body = splitBody(addressId, parameters, kind);
      return await callApi(reorderCalls.applyReorderSplit, { body }, key);
    } catch (error) {
      if (error instanceof ApiError && outdatedCodes.includes(error.code)) {
        markOutdated(addressId);
        void fetchCartAnew(queryClient);
      }
      throw error;
    }
  }
}
