// Messages between the processes that answer requests and the one that holds the search index, over its sockets: one of the process, and
// one of each thread with an index.
import { loggedError } from '../../../platform/error-summary.ts';
import { Unavailable } from '../../../platform/errors.ts';
import type { Charge } from './engine.ts';
import { SearchProblem } from './search-problem.ts';
import type { TransferredView } from './view-transfer.ts';

/** Arguments of a noted search. */
export type SearchNote = readonly [
  searcher: string,
  query: string,
  isFruitless: boolean,
  language: string | null,
];

/** To the process. */
export type EngineRequest = { readonly kind: 'clicks'; readonly queryIds: readonly string[] };

export type ToEngine =
  | (EngineRequest & { readonly id: number })
  /** Not answered. */
  | { readonly kind: 'notes'; readonly notes: readonly SearchNote[] };

/** To the thread that searches. */
export type SearcherRequest =
  | ({
      readonly kind: 'search';
      /** Taken first; null: nothing is charged for it, or it was already. */
      readonly charge: Charge | null;
      readonly practiceId: number;
      /** `ProtocolRequest`s as JSON, which is read faster than many objects. */
      readonly requests: string;
    } & TransferredView)
  | { readonly kind: 'spend'; readonly charge: Charge };

export type ToSearcher = SearcherRequest & { readonly id: number };

export type EngineAnswer =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | {
      readonly kind: 'refused';
      readonly id: number;
      readonly problem: Pick<SearchProblem, 'status' | 'message' | 'retryAfterSeconds'>;
    }
  | { readonly kind: 'unavailable'; readonly id: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

export type FromEngine =
  /** Products can be found by way of the socket there, and from now on by no other. */
  { readonly kind: 'searchable'; readonly path: string } | EngineAnswer;

export function toRefusal(id: number, error: unknown): EngineAnswer {
  if (error instanceof SearchProblem) {
    const { status, message, retryAfterSeconds } = error;
    return { kind: 'refused', id, problem: { status, message, retryAfterSeconds } };
  }
  if (error instanceof Unavailable) return { kind: 'unavailable', id, reason: error.reason };
  const reason = error instanceof Error ? String(loggedError(error).stack) : String(error);
  return { kind: 'failed', id, reason };
}

/** The other way round. */
export function toError(refusal: Exclude<EngineAnswer, { readonly kind: 'answer' }>): Error {
  if (refusal.kind === 'unavailable') return new Unavailable(refusal.reason);
  if (refusal.kind === 'failed') return new Error(`The search process failed: ${refusal.reason}`);
  const { status, message, retryAfterSeconds } = refusal.problem;
  return new SearchProblem(status, message, retryAfterSeconds);
}
