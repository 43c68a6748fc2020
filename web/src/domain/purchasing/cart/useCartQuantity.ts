// Changes how many of something lie in the cart, from a page that is not the cart: shown at once, sent when the hand rests.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onLeaving } from '../../../lib/on-leaving.ts';
import { createPositions } from './positions.ts';

function createChanges(queryClient: QueryClient, t: TFunction<'cart'>) {
  const { quantities, takeOut } = createPositions({ queryClient, t });
  return {
    set: quantities.choose,
    flush: quantities.flush,
    leave: quantities.leave,
    hide: quantities.hide,
    remove: (positionId: number, name: string) => takeOut(positionId, t('removed', { name })),
  };
}

export function useCartQuantity() {
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
