// The product search: keys of practices, searches in the provider's protocol, and the events that come back.
import { searchIndexes } from '@praxora/contract/shop/search-indexes';
import { LRUCache } from 'lru-cache';
import type { Platform, UserContext } from '../../../platform/context.ts';
import { countAttempt, type Limit } from '../../../platform/rate-limit.ts';
import type { SearchSummary } from './answers.ts';
import { CatalogCards } from './cards.ts';
import type { SearchEngine } from './engine.ts';
import { findingsFor } from './finding.ts';
import { readEvents, stored } from './insights-event.ts';
import { outgoing } from './outgoing.ts';
import { PracticeSights } from './practice-view.ts';
import { type Credentials, isOff, mostHits, type Params, type ProtocolRequest } from './protocol.ts';
import { requestedHits } from './query-allowance.ts';
import { findKeySecret, insertEvents, isHeld } from './search.repository.ts';
import { type KeyContent, readKey, signKey } from './search-key.ts';
import { invalidKey, SearchProblem } from './search-problem.ts';

const hour = 3_600_000;
const keyLifetime = 12 * hour;
/** A page left open overnight still sends its last events with the key it has. */
const eventGrace = 7 * 24 * hour;
const mostKeys = 10_000;
const eventsByIp: Limit = { name: 'search-events:ip', attempts: 600, minutes: 5 };

/** State of the search in this process. */
export interface Search<Engine extends SearchEngine = SearchEngine> {
  readonly platform: Platform;
  readonly engine: Engine;
  readonly cards: CatalogCards;
  readonly sights: PracticeSights;
  /** Contents of keys that we signed: they never change. */
  readonly keys: LRUCache<string, KeyContent>;
  readonly secret: () => Promise<string>;
  /** Called after each request with its searches, which were answered together in so many seconds of the engine's time. */
  onAnswered: (searches: number, seconds: number) => void;
}

/** Finds nothing before the engine is started. */
export function openSearch<Engine extends SearchEngine>(platform: Platform, engine: Engine): Search<Engine> {
  const cards = new CatalogCards();
  let secret: Promise<string> | undefined;
  return {
    platform,
    engine,
    cards,
    sights: new PracticeSights(cards, platform.now),
    keys: new LRUCache({ max: mostKeys }),
    secret: () => {
      secret ??= findKeySecret(platform.database.plain).catch((error) => {
        secret = undefined;
        throw error;
      });
      return secret;
    },
    onAnswered: () => undefined,
  };
}

/** A key for the user's practice, which ends with the session, or with the token that asks. */
export async function issueKey(
  search: Search,
  { user, now, config }: UserContext,
): Promise<{ key: string; expiresAt: string }> {
  const expires = new Date(now().getTime() + keyLifetime);
  // A foreign search knows nothing of our practices: it gets the key its operator configured.
  if (config.SEARCH_API_KEY) return { key: config.SEARCH_API_KEY, expiresAt: expires.toISOString() };
  const { practiceId, sessionId, apiTokenId, isSample } = user;
  const whose = { practiceId, sessionId, apiTokenId, ...(isSample && { isSample }) };
  const content = { ...whose, expires: expires.getTime() };
  const key = signKey(await search.secret(), content);
  return { key, expiresAt: expires.toISOString() };
}

/** Holder of the search key; refuses keys that are foreign or expired. */
async function holderOf(search: Search, credentials: Credentials, grace = 0): Promise<KeyContent> {
  const { config, now } = search.platform;
  const { applicationId = config.SEARCH_APPLICATION_ID, key = '' } = credentials;
  if (applicationId !== config.SEARCH_APPLICATION_ID) throw invalidKey();
  const known = search.keys.get(key);
  const content = known ?? readKey(await search.secret(), key);
  if (content === null) throw invalidKey();
  if (!known) search.keys.set(key, content);
  if (content.expires + grace < now().getTime()) throw new SearchProblem(403, 'The API key has expired');
  return content;
}

/** Answers as JSON, in the order of the requests. */
export async function answerQueries(
  search: Search,
  credentials: Credentials,
  requests: readonly ProtocolRequest[],
): Promise<string[]> {
  const holder = await holderOf(search, credentials);
  refuseTooMuch(requests);
  const { answers, milliseconds, offers } = await findingsFor(search, holder, requests);
  search.onAnswered(requests.length, milliseconds / 1000);
  const took = Math.max(1, Math.round(milliseconds));
  const texts: string[] = [];
  for (const [index, answer] of answers.entries()) {
    const request = requests[index] as ProtocolRequest;
    if (answer.summary && !holder.isSample) noteSearch(search, holder.practiceId, request, answer.summary);
    texts.push(await outgoing(answer, request, offers, took));
  }
  return texts;
}

/** Refuses a request whose searches ask for too many hits in total; each search alone may ask for the maximum. */
function refuseTooMuch(requests: readonly ProtocolRequest[]): void {
  for (const { indexName } of requests)
    if (!(Object.values(searchIndexes) as string[]).includes(indexName))
      throw new SearchProblem(404, `Index ${indexName.slice(0, 100)} does not exist`);
  const hits = requests.reduce((sum, request) => sum + requestedHits(request), 0);
  if (hits > mostHits)
    throw new SearchProblem(400, `requests: at most ${mostHits} hits together, ${hits} were asked for`);
}

/** Only what somebody searched for: no facet counts on the side, no further pages, no look-ups of one product. */
function noteSearch(
  search: Search,
  practiceId: number,
  request: ProtocolRequest,
  summary: SearchSummary,
): void {
  const { indexName, params } = request;
  if (indexName === searchIndexes.suggestions) return;
  if (isOff(params.analytics) || summary.page > 0 || summary.hitsPerPage < 2) return;
  const searcher = `${practiceId} ${String(params.userToken ?? '').slice(0, 64)}`;
  search.engine.log.note(
    searcher,
    summary.query,
    summary.nbHits === 0 && !isFiltered(params),
    languageOf(params),
  );
}

const languages = ['de', 'en'];

/** The one language the searcher reads; null where none, another or several are named. */
function languageOf({ queryLanguages }: Params): string | null {
  const text = typeof queryLanguages === 'string' ? queryLanguages : JSON.stringify(queryLanguages ?? '');
  const named = text.replace(/[[\]"\s]/g, '');
  return languages.find((language) => language === named) ?? null;
}

const isFiltered = ({ filters, facetFilters, numericFilters }: Params): boolean =>
  [filters, facetFilters, numericFilters].some((given) => {
    const text = typeof given === 'string' ? given : JSON.stringify(given ?? '');
    return text.replace(/[[\]"\s]/g, '') !== '';
  });

/** Keeps analytics events: what was clicked feeds the suggestions. */
export async function receiveEvents(
  search: Search,
  credentials: Credentials,
  ip: string,
  body: unknown,
): Promise<void> {
  const { database, now } = search.platform;
  await countAttempt(database.plain, eventsByIp, ip);
  const holder = await holderOf(search, credentials, eventGrace);
  if (!(await database.reading(holder.practiceId, (tx) => isHeld(tx, holder)))) throw invalidKey();
  const events = readEvents(body, now());
  if (typeof events === 'string') throw new SearchProblem(422, events);
  if (holder.isSample) return;
  await insertEvents(database.plain, events.map(stored));
  const clicked = events
    .filter(({ eventType }) => eventType === 'click')
    .flatMap(({ queryID }) => queryID ?? []);
  if (clicked.length > 0) await search.engine.log.noteClicks(clicked);
}
