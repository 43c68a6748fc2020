import { orderCalls } from '@praxora/contract/orders/orders.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api.ts';

export const ordersPageSize = 40;

export function useOrders(page: number) {
  return useQuery({
    queryKey: ['orders', page],
    queryFn: ({ signal }) =>
      callApi(orderCalls.listOrders, { query: { page, pageSize: ordersPageSize } }, { signal }),
    placeholderData: keepPreviousData,
    // An order stands here the moment it is placed, and moves on by itself.
    staleTime: 0,
  });
}
