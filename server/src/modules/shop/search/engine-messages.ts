// Messages between the processes that answer requests and the one that holds the search index, over its socket.
import type { Charge } from './engine.ts';
import type { ProtocolRequest } from './protocol.ts';
import type { SearchProblem } from './search-problem.ts';
import type { TransferredView } from './view-transfer.ts';

/** Arguments of a noted search. */
export type SearchNote = readonly [
  searcher: string,
  query: string,
  isFruitless: boolean,
  language: string | null,
];

export type EngineRequest =
  | ({
      readonly kind: 'search';
      /** Taken first; null: nothing is charged for it, or it was already. */
      readonly charge: Charge | null;
      readonly practiceId: number;
      readonly requests: readonly ProtocolRequest[];
    } & TransferredView)
  | { readonly kind: 'spend'; readonly charge: Charge }
  | { readonly kind: 'clicks'; readonly queryIds: readonly string[] };

export type ToEngine =
  | (EngineRequest & { readonly id: number })
  /** Not answered. */
  | { readonly kind: 'notes'; readonly notes: readonly SearchNote[] };

export type FromEngine =
  /** Products can be found. */
  | { readonly kind: 'searchable' }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly problem: Pick<SearchProblem, 'status' | 'message' | 'retryAfterSeconds'>;
    }
  | { readonly kind: 'unavailable'; readonly id: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };
