import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ordersKey } from './counts.ts';
import { forgetOrders } from './queries.ts';

it('an order that is not on the screen is forgotten, and nothing else', () => {
  const queryClient = new QueryClient();
  const [shown, former, list] = [
    [...ordersKey, 'one', 1],
    [...ordersKey, 'one', 2],
    [...ordersKey, 'list', {}],
  ];
  for (const key of [shown, former, list]) queryClient.setQueryData(key, {});
  const screen = { queryKey: shown, queryFn: () => ({}), staleTime: Number.POSITIVE_INFINITY };
  const stop = new QueryObserver(queryClient, screen).subscribe(() => {});
  forgetOrders(queryClient);
  const isThere = [shown, former, list].map((key) => queryClient.getQueryData(key) !== undefined);
  expect(isThere).toEqual([true, false, true]);
  stop();
});
