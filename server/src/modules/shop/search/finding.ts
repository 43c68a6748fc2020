// Finds what a practice asks for, and all that the answer shows of it.
//
// Who asks, and what the practice sees, is read for every request. The search does not wait for it: it begins with what the practice
// saw last. Nearly always that still holds; then the database is asked once, for everything. Otherwise nothing of it is shown.

import type { PracticeView } from '@praxora/search/index/document';
import type { Platform } from '../../../platform/context.ts';
import { articleProducts } from '../../inventory/index.ts';
import { boughtProducts } from '../../purchasing/index.ts';
import type { CatalogCards } from './cards.ts';
import type { SearchEngine } from './engine.ts';
import type { PracticeSights, Sight } from './practice-view.ts';
import type { ProtocolRequest } from './protocol.ts';
import { requestCost } from './query-allowance.ts';
import type { SearchOutcome } from './query-thread.ts';
import { holderName, type KeyContent } from './search-key.ts';
import { invalidKey, noIndex, SearchProblem } from './search-problem.ts';
import { ownFacts, productsIn, type ShownTo, shownOffers } from './shown-offers.ts';

// The practice's own data that filters need: the products it has bought, and those that are its articles. Read only for
// requests filtered by them.
/** Maximum number of own product ids passed to the search; the rest is left out. */
const mostProducts = 20_000;

async function ownProductIds(
  { database }: Platform,
  practiceId: number,
  requests: readonly ProtocolRequest[],
): Promise<Pick<PracticeView, 'boughtIds' | 'stockedIds'>> {
  const { bought, stocked } = namedIn(requests);
  if (!bought && !stocked) return {};
  return database.reading(practiceId, async (tx) => ({
    ...(bought ? { boughtIds: (await boughtProducts({ tx }, mostProducts)).map(String) } : {}),
    ...(stocked ? { stockedIds: (await articleProducts({ tx }, mostProducts)).map(String) } : {}),
  }));
}

/** Whether they are narrowed by what the practice has bought or has in stock. */
function narrowsToOwn(requests: readonly ProtocolRequest[]): boolean {
  const { bought, stocked } = namedIn(requests);
  return bought || stocked;
}

function namedIn(requests: readonly ProtocolRequest[]): { bought: boolean; stocked: boolean } {
  if (requests.every(({ params }) => params.filters === undefined && params.facetFilters === undefined))
    return { bought: false, stocked: false };
  const filterKey = JSON.stringify(requests.map(({ params }) => [params.filters, params.facetFilters]));
  return { bought: filterKey.includes('gekauft'), stocked: filterKey.includes('imBestand') };
}

interface Search {
  readonly platform: Platform;
  readonly engine: SearchEngine;
  readonly cards: CatalogCards;
  readonly sights: PracticeSights;
}

export interface Findings extends SearchOutcome {
  /** Offers by object id. */
  readonly offers: ReadonlyMap<string, ShownTo>;
}

/** Charges the holder of the key for the requests, before anything is asked for them. */
export async function findingsFor(
  search: Search,
  holder: KeyContent,
  requests: readonly ProtocolRequest[],
): Promise<Findings> {
  const { practiceId } = holder;
  const { platform, engine, sights } = search;
  const charge = { holder: holderName(holder), cost: requestCost(requests) };
  const last = narrowsToOwn(requests) ? undefined : sights.last(practiceId);
  if (!last) {
    await engine.spend(charge);
    const sight = await platform.database.reading(practiceId, (tx) => sights.ofHolder(tx, holder));
    return findWith(search, holder, requests, sight);
  }
  const attempt = await attempted(() => engine.spendAndSearch(charge, practiceId, requests, last.view));
  const shown = productsIn(attempt.outcome?.answers ?? []);
  const { sight, facts } = await platform.database.reading(practiceId, async (tx) => {
    const [sight, facts] = await Promise.all([
      sights.ofHolder(tx, holder),
      shown.ids.length > 0 ? ownFacts({ tx, now: platform.now }, shown) : undefined,
    ]);
    return {
      sight,
      facts: facts && sight === last ? { ...facts, cards: await search.cards.of(tx, shown.ids) } : undefined,
    };
  });
  if (sight !== last) return findWith(search, holder, requests, sight);
  if (!attempt.outcome) throw attempt.problem;
  const offers = facts ? await shownOffers(facts.cards, facts, shown.variantIds, sight) : noOffers;
  return { ...attempt.outcome, offers };
}

const noOffers: ReadonlyMap<string, ShownTo> = new Map();

/**
 * Holds back errors of a request: they are returned only to callers whose key is valid, after it was checked. Who may not search so
 * much is told at once: the check would cost as much as a search.
 */
async function attempted(
  work: () => Promise<SearchOutcome>,
): Promise<{ readonly outcome?: SearchOutcome; readonly problem?: unknown }> {
  try {
    return { outcome: await work() };
  } catch (problem) {
    if (problem instanceof SearchProblem && problem.status === 429) throw problem;
    return { problem };
  }
}

async function findWith(
  { platform, engine, cards }: Search,
  { practiceId }: KeyContent,
  requests: readonly ProtocolRequest[],
  sight: Sight | null,
): Promise<Findings> {
  if (sight === null) throw invalidKey();
  const own = await ownProductIds(platform, practiceId, requests);
  // Only now: a new index may have come while the database was asked, and the one before has ended.
  const { thread } = engine.products;
  if (!thread) throw noIndex();
  const outcome = await thread.search(practiceId, requests, sight.view, own);
  const shown = productsIn(outcome.answers);
  if (shown.ids.length === 0) return { ...outcome, offers: noOffers };
  const [rows, facts] = await platform.database.reading(practiceId, (tx) =>
    Promise.all([cards.of(tx, shown.ids), ownFacts({ tx, now: platform.now }, shown)]),
  );
  return { ...outcome, offers: await shownOffers(rows, facts, shown.variantIds, sight) };
}
