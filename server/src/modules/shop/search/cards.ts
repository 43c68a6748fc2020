// Result card data of the common catalogue, cached in this process from one search to the next. Cached data is never
// older than the search that shows it: the statement that identifies the caller also reads the changes of the catalogue
// since the last look (`catalog_change`, by any process), and changed cards are dropped before anything is shown.
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../../platform/database/tx.ts';
import { type CardRow, listCards } from './documents.repository.ts';

/** Changes of the catalogue between two looks at it. */
export interface CatalogLook {
  /** Position of this look, to be given with the next one. */
  readonly position: string;
  /** Products; null: more than can be named. */
  readonly changed: readonly (number | null)[];
}

/** More than these are not named one by one. */
export const mostNamed = 1000;
/** Maximum number of cached cards, of about 1.5 kB each. */
const mostCards = 10_000;
/** Changes are remembered for a week: whoever did not look for so long begins anew. */
const longestPause = 86_400_000;

export class CatalogCards {
  readonly #cards = new LRUCache<number, CardRow>({ max: mostCards });
  #position: string | null = null;
  #lookedAt = 0;
  /** How often something was forgotten. */
  #changes = 0;

  /** Where the next look goes on from; null: nothing is kept that could be out of date. */
  get position(): string | null {
    if (performance.now() - this.#lookedAt > longestPause) this.#forgetAll();
    return this.#position;
  }

  /**
   * `since` is what the look was given. Looks that overlap may come in any order: one that saw less makes the next one tell some
   * changes again.
   */
  take(since: string | null, { position, changed }: CatalogLook): void {
    this.#lookedAt = performance.now();
    if (since === null || changed.length > mostNamed || changed.includes(null)) this.#forgetAll();
    else if (changed.length > 0) {
      this.#changes += 1;
      for (const id of changed) this.#cards.delete(id as number);
    }
    this.#position = position;
  }

  /** Whether just these are still what is kept. */
  hasAll(cards: ReadonlyMap<number, CardRow>): boolean {
    for (const [id, card] of cards) if (this.#cards.peek(id) !== card) return false;
    return true;
  }

  /** Cards of the given products that exist. Call it after checking for changes in the same request. */
  async of(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, CardRow>> {
    const found = new Map<number, CardRow>();
    const missing: number[] = [];
    for (const id of ids) {
      const card = this.#cards.get(id);
      if (card) found.set(id, card);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const before = this.#changes;
    const read = await listCards(tx, missing);
    // Changes made while the cards were read may have been reported before the cards were cached.
    const canBeKept = before === this.#changes && this.#position !== null;
    for (const card of read) {
      found.set(card.id, card);
      if (canBeKept) this.#cards.set(card.id, card);
    }
    return found;
  }

  #forgetAll(): void {
    this.#changes += 1;
    this.#cards.clear();
    this.#position = null;
  }
}
