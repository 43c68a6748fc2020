// Remembers what was searched for. Somebody typing on is one search: the last of a row counts, and only once it rests.
import type { Platform } from '../../../platform/context.ts';
import { markLength, normalised, shortestLogged } from './query-id.ts';
import { countClicks, countSearches, type SearchTotal } from './search.repository.ts';

const secondsBetweenWrites = 2;
const secondsToRest = 5;
/** More searchers at a time than this are not followed. */
const mostSearchers = 10_000;

interface Search {
  readonly query: string;
  readonly isFruitless: boolean;
  readonly language: string | null;
  readonly at: number;
}

export class SearchLog {
  readonly #platform: Platform;
  readonly #latest = new Map<string, Search>();
  #settled: Search[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  start(): void {
    this.#timer = setInterval(() => {
      void this.write(this.#now() - secondsToRest * 1000);
    }, secondsBetweenWrites * 1000);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  note(searcher: string, written: string, isFruitless: boolean, language: string | null): void {
    const query = normalised(written);
    if (query.length < shortestLogged) return;
    const before = this.#latest.get(searcher);
    if (before && !isContinued(before.query, query)) this.#settled.push(before);
    else if (!before && this.#latest.size >= mostSearchers) return;
    this.#latest.set(searcher, { query, isFruitless, language, at: this.#now() });
  }

  /** Searches that rested since the given time; all of them, if none is given. */
  write(since = Number.POSITIVE_INFINITY): Promise<void> {
    for (const [searcher, search] of this.#latest) {
      if (search.at > since) continue;
      this.#latest.delete(searcher);
      this.#settled.push(search);
    }
    const searches = this.#settled;
    this.#settled = [];
    if (searches.length > 0) {
      this.#writing = this.#writing
        .then(async () => void (await countSearches(this.#platform.database.plain, totalsOf(searches))))
        .catch((error) => this.#platform.log.warn({ err: error }, 'searches were not counted'));
    }
    return this.#writing;
  }

  /** Clicks tell by their query ids which query they came from. */
  async noteClicks(queryIds: readonly string[]): Promise<void> {
    await this.write();
    await countClicks(
      this.#platform.database.plain,
      queryIds.map((id) => id.slice(0, markLength)),
    );
  }

  #now(): number {
    return this.#platform.now().getTime();
  }
}

const isContinued = (before: string, now: string): boolean =>
  now.startsWith(before) || before.startsWith(now);

/** In one order for all processes, so that they do not wait for each other crosswise. */
function totalsOf(searches: readonly Search[]): SearchTotal[] {
  const totals = new Map<string, SearchTotal>();
  for (const { query, isFruitless, language } of searches) {
    const total = totals.get(query) ?? { query, searches: 0, fruitless: 0, language: null };
    total.language ??= language;
    total.searches += 1;
    total.fruitless += isFruitless ? 1 : 0;
    totals.set(query, total);
  }
  return [...totals.values()].sort((a, b) => (a.query < b.query ? -1 : 1));
}
