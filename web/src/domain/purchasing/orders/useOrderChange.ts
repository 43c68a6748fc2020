// A change of one order: the server answers with the order as it is now, which is shown at once, and every list follows.
import type { Order } from '@praxora/contract/purchasing/order';
import { useQueryClient } from '@tanstack/react-query';
import type { Change } from '../../../ui/change/change.ts';
import { type Changing, useChange } from '../../../ui/change/useChange.ts';
import { reorderKey } from '../reorder/counts.ts';
import { ordersKey } from './counts.ts';
import { keepOrder } from './queries.ts';

type OrderChange<Input> = Pick<Change<Input, Order>, 'call' | 'identity' | 'success' | 'refetch'>;

export function useOrderChange<Input = void>({
  refetch = [],
  ...change
}: OrderChange<Input>): Changing<Input, Order> {
  const queryClient = useQueryClient();
  return useChange<Input, Order>({
    ...change,
    after: (order) => keepOrder(queryClient, order),
    refetch: [ordersKey, reorderKey, ...refetch],
  });
}
