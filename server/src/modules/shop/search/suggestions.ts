// Query suggestions: read at the start and anew now and then, indexed by the thread that searches.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Suggestion } from '@praxora/search/answer/suggestions';
import type { Platform } from '../../../platform/context.ts';
import { listSuggestions } from './search.repository.ts';

const minutesBetweenReads = 15;
/** So often must have been searched for what is suggested to others. */
const minimumSearches = 5;
/** So few that indexing them takes no time worth mentioning. */
const mostSuggestions = 5000;

export class Suggestions {
  readonly #platform: Platform;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  readonly #handOver: (suggestions: readonly Suggestion[]) => Promise<void>;

  constructor(platform: Platform, handOver: (suggestions: readonly Suggestion[]) => Promise<void>) {
    this.#platform = platform;
    this.#handOver = handOver;
  }

  start(): Promise<void> {
    const ready = this.#read();
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
      await sleep(minutesBetweenReads * 60_000, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await this.#read();
    }
  }

  /** Never rejects: search works without suggestions. */
  async #read(): Promise<void> {
    const { database, log } = this.#platform;
    try {
      await this.#handOver(await listSuggestions(database.plain, minimumSearches, mostSuggestions));
    } catch (error) {
      log.error({ err: error }, 'query suggestions could not be made');
    }
  }
}
