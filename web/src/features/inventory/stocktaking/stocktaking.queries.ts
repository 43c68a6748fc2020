// Counts as the server keeps them: nothing is lost by a reload.
import { type Stocktaking, stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { inventoryKey, type OtherCount, otherCountInRefusal } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { onLeaving } from '../../../lib/on-leaving.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';

export function useStocktakings() {
  return useQuery({
    queryKey: [...inventoryKey, 'stocktakings'],
    queryFn: ({ signal }) => callApi(stocktakingCalls.listStocktakings, {}, { signal }),
    staleTime: 0,
  });
}

const countKey = (stocktakingId: number) => [...inventoryKey, 'stocktaking', stocktakingId];

/** What a change of a count itself fetches anew. */
export const countKeys = (stocktakingId: number) => [
  countKey(stocktakingId),
  [...inventoryKey, 'stocktakings'],
];

const lookAgainEvery = 10_000;

export function useStocktaking(stocktakingId: number) {
  return useQuery({
    queryKey: countKey(stocktakingId),
    queryFn: ({ signal }) =>
      callApi(stocktakingCalls.getStocktaking, { params: { stocktakingId } }, { signal }),
    staleTime: 0,
    // Other users count at the same time: their counts appear without a reload.
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? lookAgainEvery : false),
  });
}

export interface Count {
  readonly stockId: number;
  readonly counted: number | null;
  /** The label whose scan led to it, which counts no more then. */
  readonly labelId?: string | undefined;
  /** Count by somebody else that the user has seen. */
  readonly over?: number | undefined;
}

/** Refused, as its answer tells: null, or what somebody else counted meanwhile. */
export type CountLine = (count: Count) => Promise<{ readonly refused: OtherCount | null } | 'counted'>;

/**
 * Notes counts one after the other, so that the last one of a line stays; `settled` waits for those on their way. When the page is
 * left, those whose turn has not come go out at once.
 */
export function useCounting(stocktakingId: number): {
  countLine: CountLine;
  settled: () => Promise<unknown>;
} {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(new Map<Count, Promise<Stocktaking> | null>());
  const send = ({ stockId, ...body }: Count, key: { readonly idempotencyKey: string }) =>
    callApi(
      stocktakingCalls.countLine,
      { params: { stocktakingId, stockId }, body },
      // The last one may be sent while the page goes.
      { ...key, keepalive: true },
    );
  const count = useChange({
    call: (one: Count, key) => {
      const sent = waiting.current.get(one);
      waiting.current.delete(one);
      return sent ?? send(one, key);
    },
    // Seen at once, so that the next line can be counted while this one is on its way.
    previews: [preview<Stocktaking, Count>(countKey(stocktakingId), withCount)],
    isExact: true,
  });
  const sendWaiting = useEffectEvent(() => {
    for (const [one, alreadySent] of waiting.current) {
      if (alreadySent) continue;
      const sent = send(one, { idempotencyKey: newIdempotencyKey() });
      // Where the user stays after all, its refusal is told in its turn.
      sent.catch(() => undefined);
      waiting.current.set(one, sent);
    }
  });
  useEffect(() => onLeaving({ leave: () => sendWaiting() }), []);
  return {
    countLine: (line) => {
      waiting.current.set(line, null);
      const answer = count.send(line).then(() => 'counted' as const, refusedCount);
      last.current = answer;
      return answer;
    },
    settled: () => last.current,
  };
}

/** A different count by another user leads to a question; every other error is shown as a message. */
function refusedCount(error: unknown): { readonly refused: OtherCount | null } {
  if (error instanceof ApiError && error.code === 'COUNTED_MEANWHILE')
    return { refused: otherCountInRefusal(error.params) };
  notifyRefusal(error);
  return { refused: null };
}

function withCount(count: Stocktaking, { stockId, counted }: Count): Stocktaking {
  return {
    ...count,
    lines: count.lines.map((line) =>
      line.stockId === stockId
        ? {
            ...line,
            counted,
            difference: counted === null || line.expected === null ? 0 : counted - line.expected,
            countedBy: counted === null ? null : { name: '', at: new Date().toISOString(), isOwn: true },
          }
        : line,
    ),
  };
}
