// Products by what somebody calls them, many names at once: for the lines of an order, not for a page of results.
import { searchIndexes } from '@praxora/contract/shop/search-indexes';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal, Unavailable } from '../../../platform/errors.ts';
import { hitsIn, type WrittenAnswer } from './answers.ts';
import type { SearchEngine } from './engine.ts';
import type { PracticeSights } from './practice-view.ts';
import { SearchProblem } from './search-problem.ts';

export interface NamedProducts {
  /** Best first; only what has every word. */
  readonly productIds: readonly number[];
  readonly count: number;
  /** Words that find something, where the name finds little. */
  readonly nearer: readonly string[];
}

/** Enough to see whether one of them was bought before. */
const looksAt = 20;
const title = ['titel'];

/** In the order of the names. Each counts as a query of whoever asks. */
export async function productsCalled(
  search: {
    readonly engine: SearchEngine;
    readonly sights: PracticeSights;
  },
  { tx, user }: Pick<UserContext, 'tx' | 'user'>,
  names: readonly string[],
): Promise<NamedProducts[]> {
  if (names.length === 0) return [];
  const requests = names.map((query) => ({
    indexName: searchIndexes.products,
    params: { query, hitsPerPage: looksAt, attributesToRetrieve: title, attributesToHighlight: [] },
  }));
  const { view } = await search.sights.of(tx, user.practiceId);
  // Asked for only now: the one of a moment ago may have ended, since a new index came.
  const { thread } = search.engine.products;
  if (!thread) throw new Unavailable('the search index is being built');
  try {
    await search.engine.spend({ holder: `lines of user ${user.userId}`, cost: names.length });
    const { answers } = await thread.search(user.practiceId, requests, view);
    return answers.map(namedProducts);
  } catch (error) {
    if (!(error instanceof SearchProblem)) throw error;
    if (error.status === 429) throw new Refusal('TOO_MANY_REQUESTS', { minutes: 1 });
    throw new Unavailable(error.message);
  }
}

function namedProducts({ summary, rest }: WrittenAnswer): NamedProducts {
  const { didYouMean, understoodAs } = JSON.parse(`{${rest}}`) as {
    didYouMean?: string;
    understoodAs?: string;
  };
  const hits = summary ? hitsIn(summary) : [];
  const full = hits.flatMap((hit, place) => {
    const lacksWords = 'lacks' in (JSON.parse(hit) as object);
    return lacksWords ? [] : Number(summary?.productIds[place]);
  });
  const isFull = full.length === hits.length;
  return {
    productIds: understoodAs === undefined ? full : [],
    count: isFull ? (summary?.nbHits ?? 0) : full.length,
    nearer: [didYouMean, understoodAs].flatMap((words) => words ?? []),
  };
}
