// Changes how many of something lie in the cart, from a page that is not the cart: shown at once, sent when the hand rests.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { takeIn } from '../../ui/change/preview.ts';
import { onLeaving } from './on-leaving.ts';
import { createPositions } from './positions.ts';
import { type Carts, cartsKey } from './queries.ts';

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
  const { quantities, takeOut } = createPositions({
    queryClient,
    t,
    onConfirmed: (positionId, quantity) =>
      takeIn<Carts>(queryClient, cartsKey, (carts) => withQuantity(carts, positionId, quantity)),
  });
  return {
    set: quantities.choose,
    flush: quantities.flush,
    leave: quantities.leave,
    hide: quantities.hide,
    remove: (positionId: number, name: string) => takeOut(positionId, t('removed', { name })),
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
