// Changes how many of something lie in the cart, from a page that is not the cart: shown at once, sent when the hand rests.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Basket } from '../../lib/marketplace/cart.ts';
import { onLeaving } from '../../lib/on-leaving.ts';
import { takeIn } from '../../ui/change/preview.ts';
import { createPositions } from './positions.ts';
import { basketsKey } from './queries.ts';

type Baskets = readonly Basket[];

/** The server's quantity (0: gone) in what is known, so that no older answer shows in between. */
const withQuantity = (baskets: Baskets, positionId: number, quantity: number): Baskets =>
  baskets.map((basket) => ({
    ...basket,
    positions: basket.positions.flatMap((position) => {
      if (position.positionId !== positionId) return position;
      return quantity === 0 ? [] : { ...position, quantity };
    }),
  }));

function createChanges(queryClient: QueryClient, t: TFunction<'cart'>) {
  const { quantities, takeOut } = createPositions({
    queryClient,
    t,
    onConfirmed: (positionId, quantity) =>
      takeIn<Baskets>(queryClient, basketsKey, (baskets) => withQuantity(baskets, positionId, quantity)),
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
