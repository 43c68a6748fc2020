import type { Order } from '@praxora/contract/orders/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderChanged } from '../../../domain/orders/queries.ts';
import { ApiErrorMessage } from '../../../lib/api/ApiErrorMessage.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';

/** After the server changed an order: it is told, shown, and every list follows. */
export function useTellChanged(): (order: Order, text: string) => Promise<void> {
  const queryClient = useQueryClient();
  return (order, text) => {
    notify.success(text);
    return orderChanged(queryClient, order);
  };
}

/** For a change that asks nothing before it: a refusal is told as well. */
export function useOrderChange(): [isBusy: boolean, (work: () => Promise<Order>, text: string) => void] {
  const tellChanged = useTellChanged();
  const [isBusy, setBusy] = useState(false);
  return [
    isBusy,
    (work, text) => {
      setBusy(true);
      work()
        .then((order) => tellChanged(order, text))
        .catch((error: unknown) => notify.error(<ApiErrorMessage error={error} />))
        .finally(() => setBusy(false));
    },
  ];
}
