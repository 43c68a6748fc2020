// Changes how many of something lie in the cart, from a page that is not the cart: shown at once, sent when the hand rests.
import { cartCalls } from '@praxora/contract/cart/cart.calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { createElement, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorMessage } from '../../lib/api/ApiErrorMessage.tsx';
import { callApi } from '../../lib/api/api.ts';
import { isCancelled } from '../../lib/api/api-error.ts';
import { showAtOnce } from '../../lib/optimistic.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { fetchCartAnew, noteCartChange } from './cart-changes.ts';
import { onLeaving } from './on-leaving.ts';
import { dropPending, setPending } from './pending.ts';
import { createQuantitySender } from './quantity-sender.ts';
import { type Carts, cartsKey } from './queries.ts';
import { undoCartChange } from './undo.ts';

function tell(error: unknown): void {
  if (!isCancelled(error)) notify.error(createElement(ApiErrorMessage, { error }));
}

/** The server's quantity (0: gone) in what is known, so that no older answer shows in between. */
const withQuantity = ({ Warenkoerbe }: Carts, positionId: number, quantity: number): Carts => ({
  Warenkoerbe: Warenkoerbe.map((basket) => ({
    ...basket,
    Positionen: basket.Positionen.flatMap((position) => {
      if (position.wWarenkorbposition.ID !== positionId) return position;
      const wWarenkorbposition = { ...position.wWarenkorbposition, Anzahl: quantity };
      return quantity === 0 ? [] : { ...position, wWarenkorbposition };
    }),
  })),
});

function createChanges(queryClient: QueryClient, t: TFunction<'cart'>) {
  const confirm = async (positionId: number, quantity: number): Promise<void> => {
    await showAtOnce<Carts>(queryClient, cartsKey, (carts) => withQuantity(carts, positionId, quantity));
  };
  const quantities = createQuantitySender({
    send: async (positionId, Anzahl) => {
      const input = { params: { positionId }, body: { data: { Anzahl } } };
      const { wWarenkorbposition } = await callApi(cartCalls.setQuantity, input, { keepalive: true });
      return wWarenkorbposition.Anzahl;
    },
    onConfirmed: confirm,
    onRaised: (_, count) => notify.warning(t('quantity.raised', { count })),
    onFailed: tell,
    onRest: () => void fetchCartAnew(queryClient),
  });
  return {
    set: quantities.choose,
    flush: quantities.flush,
    leave: quantities.leave,
    hide: quantities.hide,
    remove: async (positionId: number, name: string): Promise<void> => {
      const released = quantities.release(positionId);
      setPending(positionId, 0);
      noteCartChange();
      try {
        await released;
        const { undoId } = await callApi(cartCalls.removePosition, { params: { positionId } });
        await confirm(positionId, 0);
        const undo = () => void undoCartChange(queryClient, [undoId], (count) => t('undo.done', { count }));
        notify.success(t('removed', { name }), { action: { label: t('undo.label'), onClick: undo } });
      } catch (error) {
        tell(error);
      }
      dropPending([positionId]);
      await fetchCartAnew(queryClient);
    },
  };
}

export function useLyingQuantity() {
  const { t } = useTranslation('cart');
  const queryClient = useQueryClient();
  const changes = useMemo(() => createChanges(queryClient, t), [queryClient, t]);
  useEffect(() => {
    const stop = onLeaving(changes);
    return () => {
      stop();
      changes.flush();
    };
  }, [changes]);
  return changes;
}
