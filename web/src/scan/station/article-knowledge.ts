// Article data of this device at runtime: loaded from the device at the start, refreshed where it is old, and fetched
// one by one when somebody looks something up or an answer mentions an article unknown to the device.
import { type Catalogue, emptyCatalogue, type KnownArticles, toCatalogue } from '../catalogue/catalogue.ts';
import { movedArticles, outdatedArticles, withLookedUp, withOwnBookings } from '../catalogue/stock.ts';
import type { Booking } from '../queue/booking.ts';
import { type ArticleQuery, fetchArticles, lookUpArticles, readArticles, writeArticles } from './articles.ts';
import type { Pairing } from './pairing.ts';

const articlesAreFreshMs = 5 * 60_000;

/** Server's answer to a code. */
export interface LookedUp {
  /** Their numbers; none: the practice has no such article. */
  readonly articleIds: readonly number[];
  readonly askedAt: string;
}

export class ArticleKnowledge {
  readonly #database: IDBDatabase;
  readonly #onChange: () => void;
  #known: KnownArticles = emptyCatalogue;

  constructor(database: IDBDatabase, onChange: () => void) {
    this.#database = database;
    this.#onChange = onChange;
  }

  /** With the practice's own bookings in it. */
  catalogue(bookings: readonly Booking[]): Catalogue {
    return toCatalogue(withOwnBookings(this.#known, bookings));
  }

  async recall(pairing: Pairing | null): Promise<void> {
    this.#known = pairing === null ? emptyCatalogue : await readArticles(this.#database, pairing);
  }

  /** Whether the server was asked. */
  async refresh(pairing: Pairing): Promise<boolean> {
    const { fetchedAt, articles } = this.#known;
    const isFresh = fetchedAt !== null && Date.now() - Date.parse(fetchedAt) < articlesAreFreshMs;
    if (isFresh && articles.length > 0) return false;
    await this.#learn(pairing, await fetchArticles(pairing, () => new Date()));
    return true;
  }

  async refreshOutdated(pairing: Pairing, bookings: readonly Booking[]): Promise<void> {
    const outdated = [...outdatedArticles(this.#known, bookings), ...movedArticles(this.#known, bookings)];
    for (const articleId of new Set(outdated)) await this.lookUp(pairing, { articleId });
  }

  async lookUp(pairing: Pairing, query: ArticleQuery): Promise<LookedUp> {
    const askedAt = new Date().toISOString();
    const articles = await lookUpArticles(pairing, query);
    const articleIds = articles.map(({ id }) => id);
    const requestedIds = query.articleId === undefined ? articleIds : [query.articleId];
    await this.#learn(pairing, withLookedUp(this.#known, articles, requestedIds, askedAt));
    return { articleIds, askedAt };
  }

  async #learn(pairing: Pairing, known: KnownArticles): Promise<void> {
    this.#known = known;
    this.#onChange();
    await writeArticles(this.#database, pairing, known);
  }
}
