// Queries of every screen that shows orders. A change of one order invalidates all of them.
import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { isToBeSent } from '@praxora/rules/purchasing/order-states';
import {
  keepPreviousData,
  type QueryClient,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import type { Change } from '../../../ui/change/change.ts';
import { putIn } from '../../../ui/change/preview.ts';
import { type Changing, useChange } from '../../../ui/change/useChange.ts';
import { reorderKey } from '../reorder/counts.ts';
import { ordersKey } from './counts.ts';

const orderKey = (orderId: number) => [...ordersKey, 'one', orderId] as const;

/** While an order is on its way to the vendor, somebody watches for its arrival. */
const watchOrderMs = 2500;
const watchListMs = 10_000;

type ListQuery = QueryOf<typeof orderCalls.listOrders>;
type FlagName = 'failed' | 'toBeSent' | 'onTheWay';
export type OrderQuery = Partial<Omit<ListQuery, FlagName>> & {
  readonly [flag in FlagName]?: 'true' | 'false';
};

/** The former page stays until the next is there. */
export function useOrders(query: OrderQuery, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [...ordersKey, 'list', query],
    queryFn: ({ signal }) => callApi(orderCalls.listOrders, { query }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    // An order stands here the moment it is placed, and moves on by itself.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some(
        (order) => order.state === 'transmitting' && !order.hasFailed && !order.isToBeSent,
      )
        ? watchListMs
        : false,
  });
}

/** Former purchases of a product. */
export function usePurchases(productId: number) {
  return useQuery({
    queryKey: [...ordersKey, 'purchases', productId],
    queryFn: ({ signal }) => callApi(orderCalls.purchasesOfProduct, { params: { productId } }, { signal }),
  });
}

const orderQuery = (orderId: number) => ({
  queryKey: orderKey(orderId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callApi(orderCalls.getOrder, { params: { orderId } }, { signal }),
  staleTime: 0,
  // A page and its part ask for the same order: the part does not begin anew when the page has failed.
  retryOnMount: false,
  refetchInterval: ({ state: { data } }: { state: { data?: Order | undefined } }) =>
    data && isOnItsWay(data) ? watchOrderMs : (false as const),
});

/**
 * Orders shown before are fetched anew before they are shown again: their goods can be received otherwise by now, and
 * whoever is quick would book by what no longer holds.
 */
export const forgetOrders = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: [...ordersKey, 'one'], type: 'inactive' });

export function useOrder(orderId: number | null) {
  return useQuery({ ...orderQuery(orderId ?? 0), enabled: orderId !== null });
}

/** Orders that have been loaded; others are left out. */
export function useOrdersById(orderIds: readonly number[]) {
  return useQueries({
    queries: orderIds.map((orderId) => orderQuery(orderId)),
    combine: (all) => ({
      loaded: all.flatMap(({ data }) => data ?? []),
      isPending: all.some(({ isPending }) => isPending),
    }),
  });
}

/** An order that the practice sends itself waits for a person. */
const isOnItsWay = (order: Order): boolean =>
  order.state === 'transmitting' && !isToBeSent(order) && order.transmissionError === null;

/** The server answered with the order as it is now. */
export const keepOrder = (queryClient: QueryClient, order: Order): Promise<void> =>
  putIn(queryClient, orderKey(order.id), order);

/** A changed order changes the quantities on order, and with them the re-order list. */
export function invalidateOrders(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: reorderKey });
  return queryClient.invalidateQueries({ queryKey: ordersKey });
}

type OrderChange<Input> = Pick<Change<Input, Order>, 'call' | 'identity' | 'success' | 'refetch'>;

/** A change of one order: the server answers with the changed order, which is shown at once, and every list follows. */
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
