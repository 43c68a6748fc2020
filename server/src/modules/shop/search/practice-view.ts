// A practice's view of the common index: hidden vendors left out, own discounts and own prices in place of the common
// ones, own words beside them. The last view is cached in this process, and is valid as long as the database's answer
// is the same to the letter and the offers that its own prices were compared with are the same: both are checked for
// every request, so a preference or a price holds from the next one on.
import type { PracticeView } from '@praxora/search/index/document';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../../platform/database/tx.ts';
import { splitIntoParts } from '../../../platform/slices.ts';
import { ownProductIds, ownSince } from '../../purchasing/index.ts';
import type { CatalogCards } from './cards.ts';
import type { CardRow } from './documents.repository.ts';
import { type OwnOffers, offersByProduct, ownPrices } from './own-offers.ts';
import {
  findSearchState,
  lookAtCatalog,
  lookAtCatalogForKey,
  type PracticeSearchState,
} from './search.repository.ts';
import type { KeyContent } from './search-key.ts';

export interface Sight {
  readonly view: PracticeView;
  readonly ownOffers: OwnOffers;
  /** JSON of cards in this view: the same as long as both are. */
  readonly cardTexts: WeakMap<CardRow, CardTexts>;
}

interface CardTexts {
  /** Text of the pack, the same for every practice. */
  readonly pack: string;
  readonly offers: string;
}

interface KeptSight extends Sight {
  readonly standing: PracticeSearchState;
  /** Since when orders make own products. */
  readonly ownSince: string;
  /** Cards of the products for which the practice has own prices. */
  readonly cards: ReadonlyMap<number, CardRow>;
}

/** Own prices of all practices together, of some 300 bytes each; a practice counts as ten. */
const mostKept = 50_000;
const sizeCalculation = ({ ownOffers, view }: Sight): number =>
  10 + ownOffers.size + Math.ceil((view.ownIds?.length ?? 0) / idsPerPrice);
/** So many ids of own products take as much room as one own price. */
const idsPerPrice = 10;
/** Own products beyond this are not known to the search. */
const mostOwn = 20_000;
/** A practice may have very many prices of its own. */
const atOnce = 500;

export class PracticeSights {
  readonly #cards: CatalogCards;
  readonly #kept = new LRUCache<number, KeptSight>({ maxSize: mostKept, sizeCalculation });

  readonly #now: () => Date;

  constructor(cards: CatalogCards, now: () => Date) {
    this.#cards = cards;
    this.#now = now;
  }

  /** The practice's last view: a guess. Only the result of `of` or `ofHolder` is certain. */
  last(practiceId: number): Sight | undefined {
    return this.#kept.get(practiceId);
  }

  /** Search view of the transaction's practice; the same object until something changes. */
  async of(tx: Tx, practiceId: number): Promise<Sight> {
    const since = this.#cards.position;
    const [look, standing] = await Promise.all([lookAtCatalog(tx, since), findSearchState(tx)]);
    this.#cards.take(since, look);
    return this.#from(tx, practiceId, standing);
  }

  /** Search view of a key's holder; null if the session or token of the key has ended. */
  async ofHolder(
    tx: Tx,
    holder: Pick<KeyContent, 'practiceId' | 'sessionId' | 'apiTokenId'>,
  ): Promise<Sight | null> {
    const since = this.#cards.position;
    const [look, standing] = await Promise.all([lookAtCatalogForKey(tx, holder, since), findSearchState(tx)]);
    if (look === null) return null;
    this.#cards.take(since, look);
    return this.#from(tx, holder.practiceId, standing);
  }

  async #from(tx: Tx, practiceId: number, standing: PracticeSearchState): Promise<Sight> {
    const cachedView = this.#kept.get(practiceId);
    const context = { tx, now: this.#now };
    const today = ownSince(context);
    const hasSameOwn =
      cachedView?.ownSince === today && cachedView.standing.own_products === standing.own_products;
    if (
      cachedView &&
      hasSameOwn &&
      isSame(cachedView.standing, standing) &&
      this.#cards.hasAll(cachedView.cards)
    )
      return cachedView;
    const ownIds = hasSameOwn
      ? (cachedView.view.ownIds ?? [])
      : (await ownProductIds(context, mostOwn)).map(String);
    const ownOffers = offersByProduct(JSON.parse(standing.own_offers));
    const cards = new Map<number, CardRow>();
    for (const ids of splitIntoParts([...ownOffers.keys()], atOnce))
      for (const [id, card] of await this.#cards.of(tx, ids)) cards.set(id, card);
    const view = preferencesIn(standing);
    const sight = {
      view: { ...view, ownPrices: await ownPrices(cards, ownOffers, view), ownIds },
      ownOffers,
      cardTexts: new WeakMap<CardRow, CardTexts>(),
    };
    // A product that went while it was looked at may come back without a word about it here.
    if (cards.size < ownOffers.size) return sight;
    this.#kept.set(practiceId, { ...sight, standing, cards, ownSince: today });
    return this.#kept.get(practiceId) ?? sight;
  }
}

const isSame = (a: PracticeSearchState, b: PracticeSearchState): boolean =>
  a.vendors === b.vendors && a.synonyms === b.synonyms && a.own_offers === b.own_offers;

function preferencesIn(standing: PracticeSearchState): PracticeView {
  const vendors = JSON.parse(standing.vendors) as readonly (readonly [
    vendorId: number,
    isHidden: boolean,
    basisPoints: number,
  ])[];
  return {
    hiddenVendorIds: vendors.filter(([, isHidden]) => isHidden).map(([id]) => id),
    discounts: new Map(
      vendors.filter(([, isHidden]) => !isHidden).map(([id, , basisPoints]) => [id, basisPoints / 100]),
    ),
    synonyms: JSON.parse(standing.synonyms),
  };
}
