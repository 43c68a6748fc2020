// Counts as the server keeps them: nothing is lost by a reload.
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { inventoryKey } from '../../../domain/inventory/queries.ts';
import { callApi } from '../../../lib/api/api.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';

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

/** With the label whose scan led to it, which counts no more then. */
export type CountLine = (stockId: number, counted: number | null, labelId?: string) => Promise<unknown>;

interface Count {
  readonly stockId: number;
  readonly counted: number | null;
  readonly labelId?: string | undefined;
}

/** Notes counts one after the other, so that the last one of a line stays; `settled` waits for those on their way. */
export function useCounting(stocktakingId: number): {
  countLine: CountLine;
  settled: () => Promise<unknown>;
} {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const count = useChange({
    call: ({ stockId, counted, labelId }: Count) =>
      callApi(
        stocktakingCalls.countLine,
        {
          params: { stocktakingId, stockId },
          body: { counted, ...(labelId === undefined ? {} : { labelId }) },
        },
        // The last one may be sent while the page goes.
        { keepalive: true },
      ),
    // Seen at once, so that the next line can be counted while this one is on its way.
    previews: [preview<Stocktaking, Count>(countKey(stocktakingId), withCount)],
    isExact: true,
  });
  return {
    countLine: (stockId, counted, labelId) => {
      last.current = count.run({ stockId, counted, labelId });
      return last.current;
    },
    settled: () => last.current,
  };
}

function withCount(count: Stocktaking, { stockId, counted }: Count): Stocktaking {
  return {
    ...count,
    lines: count.lines.map((line) =>
      line.stockId === stockId
        ? { ...line, counted, difference: counted === null ? 0 : counted - line.expected }
        : line,
    ),
  };
}
