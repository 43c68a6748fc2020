// Counts as the server keeps them: nothing is lost by a reload.
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { inventoryKey } from '../../../domain/inventory/queries.ts';
import { callApi } from '../../../lib/api/api.ts';
import { showAtOnce } from '../../../lib/optimistic.ts';

export function useStocktakings() {
  return useQuery({
    queryKey: [...inventoryKey, 'stocktakings'],
    queryFn: ({ signal }) => callApi(stocktakingCalls.listStocktakings, {}, { signal }),
    staleTime: 0,
  });
}

const countKey = (stocktakingId: number) => [...inventoryKey, 'stocktaking', stocktakingId];

export function useStocktaking(stocktakingId: number) {
  return useQuery({
    queryKey: countKey(stocktakingId),
    queryFn: ({ signal }) =>
      callApi(stocktakingCalls.getStocktaking, { params: { stocktakingId } }, { signal }),
    staleTime: 0,
    retry: false,
  });
}

export type CountLine = (stockId: number, counted: number | null) => Promise<void>;

/** Notes counts one after the other, so that the last one of a line stays; `settled` waits for those on their way. */
export function useCounting(stocktakingId: number): { countLine: CountLine; settled: () => Promise<void> } {
  const queryClient = useQueryClient();
  const underWay = useRef<Promise<void>>(Promise.resolve());
  return {
    countLine: async (stockId, counted) => {
      // Seen at once, so that the next line can be counted while this one is on its way.
      const shown = showAtOnce<Stocktaking>(queryClient, countKey(stocktakingId), (now) =>
        withCount(now, stockId, counted),
      );
      const sent = underWay.current.then(async () => {
        await callApi(stocktakingCalls.countLine, { params: { stocktakingId, stockId }, body: { counted } });
      });
      underWay.current = sent.catch(() => {});
      try {
        await shown;
        await sent;
      } catch (error) {
        await queryClient.invalidateQueries({ queryKey: countKey(stocktakingId) });
        throw error;
      }
    },
    settled: () => underWay.current,
  };
}

function withCount(count: Stocktaking, stockId: number, counted: number | null): Stocktaking {
  return {
    ...count,
    lines: count.lines.map((line) =>
      line.stockId === stockId
        ? { ...line, counted, difference: counted === null ? 0 : counted - line.expected }
        : line,
    ),
  };
}
