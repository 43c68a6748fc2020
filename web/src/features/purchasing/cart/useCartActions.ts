// Everything a user can do to the cart: shown at once where that is possible, told when it failed, undone where the
// server can.
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import { catalogCalls } from '@praxora/contract/shop/catalog.calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cartChanged, createPositions } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { onLeaving } from '../../../lib/on-leaving.ts';
import { createChange } from '../../../ui/change/change.ts';
import { createMoves } from './cart-moves.ts';
import { createNotes } from './cart-notes.ts';

export interface NamedPosition {
  readonly positionId: number;
  readonly productId: number;
  readonly name: string;
}

function createActions(queryClient: QueryClient, t: TFunction<'cart'>) {
  const { quantities, takeOut, undo, undoAction } = createPositions({ queryClient, t });

  const clearing = createChange(queryClient, {
    call: () => callApi(cartCalls.clearCart, {}),
    success: ({ undoId, removed }) => ({
      text: t('clear.done', { count: removed }),
      ...undoAction(undoId),
    }),
    after: () => cartChanged(queryClient),
  });

  const watch = (productId: number) =>
    callApi(catalogCalls.watchProduct, { params: { productId }, body: { isWatched: true } });

  return {
    setQuantity: quantities.choose,
    typeQuantity: quantities.type,
    flush: quantities.flush,
    leave: quantities.leave,
    hide: quantities.hide,
    undo,
    remove: ({ positionId, name }: NamedPosition) => takeOut(positionId, t('removed', { name })),
    saveForLater: ({ positionId, productId, name }: NamedPosition) =>
      takeOut(positionId, t('savedForLater', { name }), () => watch(productId)),
    /** Resolves to what undoes it; null when it failed. */
    clear: async (): Promise<string | null> => (await clearing.run(null))?.undoId ?? null,
    ...createMoves({ queryClient, t, release: quantities.release }),
    ...createNotes(queryClient, t),
  };
}

export type CartActions = ReturnType<typeof createActions>;

/** Actions of the cart; the same object until the language changes, so that rows need not re-render. */
export function useCartActions(): CartActions {
  const { t } = useTranslation('cart');
  const queryClient = useQueryClient();
  const actions = useMemo(() => createActions(queryClient, t), [queryClient, t]);
  useEffect(() => {
    const stop = onLeaving(actions);
    return () => {
      stop();
      actions.flush();
    };
  }, [actions]);
  return actions;
}
