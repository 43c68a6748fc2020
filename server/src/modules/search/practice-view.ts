// What a practice sees of the common index: hidden vendors left out, own discounts and own prices in place of the common ones, own words
// beside them.
import type { PracticeView } from '@praxora/search/index/document';
import type { Tx } from '../../platform/database/tx.ts';
import type { CatalogCards } from './cards.ts';
import { type OwnOffers, offersByProduct, ownPrices } from './own-offers.ts';
import { findStanding, findStandingOf, type Standing } from './search.repository.ts';
import type { KeyContent } from './search-key.ts';

/** Read anew for every request, so that a preference or a price holds from the next one on. */
export interface Sight {
  readonly view: PracticeView;
  readonly ownOffers: OwnOffers;
}

/** Of the transaction's practice. */
export async function sightOf(tx: Tx, cards: CatalogCards): Promise<Sight> {
  const since = cards.position;
  return sightFrom(tx, cards, since, await findStanding(tx, since));
}

/** Of a key's holder; null where the key holds no longer than the session or token that has ended. */
export async function sightOfHolder(
  tx: Tx,
  cards: CatalogCards,
  holder: Pick<KeyContent, 'sessionId' | 'apiTokenId'>,
): Promise<Sight | null> {
  const since = cards.position;
  const standing = await findStandingOf(tx, holder, since);
  return standing && sightFrom(tx, cards, since, standing);
}

async function sightFrom(
  tx: Tx,
  cards: CatalogCards,
  since: string | null,
  standing: Standing,
): Promise<Sight> {
  cards.take(since, standing);
  const { vendors, synonyms } = standing;
  const ownOffers = offersByProduct(standing.own_offers);
  const view: PracticeView = {
    hiddenVendorIds: vendors.filter(([, isHidden]) => isHidden).map(([id]) => id),
    discounts: new Map(
      vendors.filter(([, isHidden]) => !isHidden).map(([id, , basisPoints]) => [id, basisPoints / 100]),
    ),
    synonyms,
  };
  return { view: { ...view, ownPrices: await ownPrices(tx, cards, ownOffers, view) }, ownOffers };
}
