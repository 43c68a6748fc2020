// How many orders there are of each kind: for tabs, filters, the sidebar and the dashboard.
import { orderCountCalls } from '@praxora/contract/purchasing/order-counts.calls';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

/** Everything that shows orders lies under this key. */
export const ordersKey = ['orders'] as const;

/** Order counts, a single request for tabs, filters and the sidebar. */
export function useOrderCounts() {
  return useQuery({
    queryKey: [...ordersKey, 'counts'],
    queryFn: ({ signal }) => callApi(orderCountCalls.orderCounts, {}, { signal }),
  });
}
