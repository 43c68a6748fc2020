// Queries of the lines' prices, their best split, and the saved lists.
import { useDebouncedValue } from '@mantine/hooks';
import { orderListCalls } from '@praxora/contract/shop/order-lists.calls';
import { quickOrderCalls } from '@praxora/contract/shop/quick-order.calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { followsCart } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { linesToSend, type OrderedLine, type Prices, type ReadyLine } from './line.ts';

const key = ['quick-order'] as const;
export const orderListsKey = [...key, 'lists'] as const;
const nothing: Prices = new Map();

/** Prices by line key; former prices stay while new ones are loading. */
export function usePrices(addressId: number | null, ready: readonly ReadyLine[]) {
  const lines = ready.map(({ line, product, quantity }) => ({
    productId: product.id,
    quantity,
    vendorId: line.vendorId,
  }));
  const keys = ready.map(({ line }) => line.key);
  const query = useQuery({
    queryKey: [...key, 'prices', addressId, lines, keys],
    queryFn: async ({ signal }) => {
      const body = { addressId, lines };
      const answer = await callApi(quickOrderCalls.priceQuickOrder, { body }, { signal });
      return {
        addressId: answer.addressId,
        sums: answer.sums,
        prices: new Map(answer.lines.map((price, index) => [keys[index] ?? '', price])) as Prices,
      };
    },
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    meta: followsCart,
    staleTime: 0,
  });
  const { data, isPlaceholderData, error, refetch } = query;
  return {
    prices: data?.prices ?? nothing,
    /** Null: no line is ready. */
    sums: lines.length > 0 ? (data?.sums ?? null) : null,
    addressId: data?.addressId ?? addressId,
    isStale: isPlaceholderData || data === undefined,
    error,
    refetch,
  };
}

/** The user types on: nothing is split before the lines stand still. */
const rest = 500;

/** Undefined: it is not known yet, or there is nothing to split. */
export function useSplit(addressId: number | null, ordered: readonly OrderedLine[], isStale: boolean) {
  const now = JSON.stringify({ addressId, lines: isStale ? [] : linesToSend(ordered) });
  const [settled] = useDebouncedValue(now, rest);
  const body = JSON.parse(settled) as { addressId: number | null; lines: ReturnType<typeof linesToSend> };
  const { data } = useQuery({
    queryKey: [...key, 'split', settled],
    queryFn: ({ signal }) =>
      callApi(
        quickOrderCalls.optimizeQuickOrder,
        { body: { addressId: body.addressId ?? 0, lines: body.lines } },
        { signal },
      ),
    enabled: body.addressId !== null && body.lines.length > 1,
    meta: followsCart,
    staleTime: 0,
    // A wrong line is told where it is added.
    retry: false,
  });
  return settled === now ? data : undefined;
}

export function useOrderLists() {
  return useQuery({
    queryKey: orderListsKey,
    queryFn: ({ signal }) => callApi(orderListCalls.listOrderLists, {}, { signal }),
  });
}
