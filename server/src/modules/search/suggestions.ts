// The index of query suggestions: small, built at the start and anew now and then.
import { setTimeout as sleep } from 'node:timers/promises';
import { SuggestionIndex } from '@praxora/search/suggestions';
import type { Platform } from '../../platform/context.ts';
import { listSuggestions } from './search.repository.ts';

const minutesBetweenBuilds = 15;
/** So often must have been searched for what is suggested to others. */
const minimumSearches = 5;
/** So few that building them holds up nobody. */
const mostSuggestions = 5000;

export class Suggestions {
  readonly #platform: Platform;
  readonly #stopping = new AbortController();
  #index: SuggestionIndex | undefined;
  #running: Promise<void> | undefined;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Undefined until the first one is there. */
  get index(): SuggestionIndex | undefined {
    return this.#index;
  }

  start(): Promise<void> {
    const ready = this.#build();
    this.#running = ready.then(() => this.#repeat());
    return ready;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await sleep(minutesBetweenBuilds * 60_000, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.#build();
    }
  }

  /** Never rejects: search works without suggestions. */
  async #build(): Promise<void> {
    const { database, log } = this.#platform;
    try {
      const rows = await listSuggestions(database.plain, minimumSearches, mostSuggestions);
      this.#index = await SuggestionIndex.build(rows);
    } catch (error) {
      log.error({ err: error }, 'query suggestions could not be built');
    }
  }
}
