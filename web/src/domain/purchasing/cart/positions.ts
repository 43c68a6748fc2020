// Changes how many of a position lie in the cart, and takes it out: shown at once, back again if the server says no.
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { callApi } from '../../../lib/api/api.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { setQuantity } from '../../../lib/marketplace/cart.ts';
import { createChange } from '../../../ui/change/change.ts';
import { notify } from '../../../ui/feedback/notify.tsx';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { fetchCartAnew, noteCartChange } from './cart-changes.ts';
import { takeInQuantities } from './known-quantities.ts';
import { dropPending, setPending } from './pending.ts';
import { createQuantitySender } from './quantity-sender.ts';
import { undoCartChange } from './undo.ts';

interface Removal {
  readonly positionId: number;
  /** Message for the user. */
  readonly text: string;
  /** Must be through before the position goes. */
  readonly before: () => Promise<unknown>;
}

interface PositionsOptions {
  readonly queryClient: QueryClient;
  readonly t: TFunction<'cart'>;
}

export function createPositions({ queryClient, t }: PositionsOptions) {
  const onConfirmed = (positionId: number, quantity: number) =>
    takeInQuantities(queryClient, new Map([[positionId, quantity]]));
  const quantities = createQuantitySender({
    // A choice is saved even if the user closes the tab right after it, and waits for a server that is away.
    send: (positionId, quantity) =>
      setQuantity(positionId, quantity, { keepalive: true, idempotencyKey: newIdempotencyKey() }),
    onConfirmed,
    onRaised: (_, count) => notify.warning(t('quantity.raised', { count })),
    onFailed: notifyRefusal,
    onRest: () => void fetchCartAnew(queryClient),
  });

  const undo = (undoId: string): Promise<boolean> =>
    undoCartChange(queryClient, [undoId], (count) => t('undo.done', { count }));

  const undoAction = (undoId: string) => ({
    undo: { place: 'cart', label: t('undo.label'), onClick: () => void undo(undoId) },
  });

  const removal = createChange(queryClient, {
    identity: ({ positionId }: Removal) => positionId,
    call: async ({ positionId, before }: Removal) => {
      await before();
      return callApi(cartCalls.removePosition, { params: { positionId } });
    },
    success: ({ undoId }, { text }) => ({ text, ...undoAction(undoId) }),
    after: (_, { positionId }) => onConfirmed(positionId, 0),
  });

  async function takeOut(positionId: number, text: string, before?: () => Promise<unknown>): Promise<void> {
    const released = quantities.release(positionId);
    setPending(positionId, 0);
    noteCartChange();
    await removal.run({
      positionId,
      text,
      before: async () => {
        await before?.();
        await released;
      },
    });
    dropPending([positionId]);
    await fetchCartAnew(queryClient);
  }

  return { quantities, takeOut, undo, undoAction };
}
