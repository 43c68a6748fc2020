// How much one session, or one API token, may search: so many queries at once, and so many a second from then on.
//
// Counted in memory, since a search writes nothing, in the process that holds the index: each machine allows as much.
import { requestedHitsPerPage } from '@praxora/search/answer/request';
import type { ProtocolRequest } from './protocol.ts';
import { SearchProblem } from './search-problem.ts';

/** Far more than anybody types: a page of results with all its filters is ten queries. */
export const allowance = { atOnce: 600, perSecond: 20 } as const;

/** As many hits as a page of results shows count as one query. */
const hitsOfAQuery = 40;
/** From so many on, those that have all of their allowance again are forgotten now and then. */
const manySessions = 10_000;

interface Balance {
  readonly queries: number;
  readonly at: number;
}

export function requestCost(requests: readonly ProtocolRequest[]): number {
  return requests.reduce(
    (cost, request) => cost + Math.max(1, Math.ceil(requestedHits(request) / hitsOfAQuery)),
    // Also asking for nothing is a request.
    requests.length === 0 ? 1 : 0,
  );
}

export const requestedHits = ({ facet, params }: ProtocolRequest): number =>
  facet === undefined ? requestedHitsPerPage(params) : 0;

export class QueryAllowance {
  readonly #balances = new Map<string, Balance>();
  #enough: number = manySessions;

  /** Takes the cost off what the holder of the key has left, or refuses and tells when there will be enough. */
  spend(holder: string, cost: number, now: number): void {
    const { queries, at } = this.#balances.get(holder) ?? { queries: allowance.atOnce, at: now };
    const balance = grown(queries, now - at);
    if (balance < cost) {
      const seconds = Math.max(1, Math.ceil((cost - balance) / allowance.perSecond));
      throw new SearchProblem(429, 'Too many requests', seconds);
    }
    this.#balances.set(holder, { queries: balance - cost, at: now });
    if (this.#balances.size > this.#enough) this.#forget(now);
  }

  #forget(now: number): void {
    for (const [holder, { queries, at }] of this.#balances)
      if (grown(queries, now - at) >= allowance.atOnce) this.#balances.delete(holder);
    this.#enough = Math.max(manySessions, this.#balances.size * 2);
  }
}

const grown = (queries: number, milliseconds: number): number =>
  Math.min(allowance.atOnce, queries + (Math.max(0, milliseconds) / 1000) * allowance.perSecond);
