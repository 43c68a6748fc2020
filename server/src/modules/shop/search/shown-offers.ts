// Data of a result card beside the index's own fields: the pack, the practice's price and vendor, whether it is on the
// watchlist, and its stock.
import type { AtHand } from '@praxora/contract/inventory/at-hand';
import { usualAmount } from '@praxora/rules/purchasing/own-products';
import type { UserContext } from '../../../platform/context.ts';
import { mapInSlices } from '../../../platform/slices.ts';
import { type ArticleSummary, readArticleSummaries } from '../../inventory/index.ts';
import { type Purchases, purchasesByProduct } from '../../purchasing/index.ts';
import type { WrittenAnswer } from './answers.ts';
import type { CardRow } from './documents.repository.ts';
import { cheapest, withOwn } from './own-offers.ts';
import type { Sight } from './practice-view.ts';
import { listWatched } from './search.repository.ts';

export interface ShownOffers {
  readonly packung: { readonly de: string; readonly en: string };
  /** Pieces in a pack, and what one of them is called. */
  readonly packungsgroesse: number;
  readonly inhaltseinheit: { readonly de: string; readonly en: string };
  /** Whether it is on the practice's watchlist. */
  readonly gemerkt: boolean;
  /** Variants of the product that are on the watchlist; undefined if it has no variants to choose from. */
  readonly gemerkteVarianten: readonly string[] | undefined;
  /**
   * Variants, including the product itself, that the practice stocks or has bought; undefined if it has no variants to
   * choose from.
   */
  readonly eigeneVarianten: readonly OwnVariant[] | undefined;
  /** Offers this practice can see. */
  readonly angebote: number;
  /** Vendor of the lowest price; null if nobody sells it. */
  readonly lieferant: string | null;
  /** Its stock; null: it is no article. */
  readonly bestand: AtHand | null;
  /** What the practice has bought of it; null: nothing. */
  readonly gekauft: BoughtMember | null;
  /** Whether it is an article of the practice, also one without stock, and when that was used last; null: it is none. */
  readonly artikel: { readonly benutztAm: string } | null;
}

interface BoughtMember {
  /** When it was bought last, and from whom. */
  readonly am: string;
  readonly lieferant: string;
  /** Paid then for an order unit, in euros. */
  readonly preis: number;
  /** Orders in the last 12 months. */
  readonly mal: number;
  /** Usual amount, without regard to the minimum order. */
  readonly menge: number;
}

type OwnVariant = { readonly objectID: string } & Pick<ShownOffers, 'bestand' | 'gekauft' | 'artikel'>;

/**
 * Members of a product's hit as JSON, each with the comma before it; where a search is narrowed to vendors, of what those offer.
 * All attributes are meant by `shownAttributes` itself.
 */
export type ShownTo = (
  vendors: ReadonlySet<string> | undefined,
  attributes: readonly (keyof ShownOffers)[],
) => string;

/** In the order hits show them. */
export const shownAttributes = [
  'packung',
  'packungsgroesse',
  'inhaltseinheit',
  'gemerkt',
  'gemerkteVarianten',
  'eigeneVarianten',
  'angebote',
  'lieferant',
  'bestand',
  'gekauft',
  'artikel',
] as const satisfies readonly (keyof ShownOffers)[];

/** The products that answers show, and of each those that can be chosen instead of it. */
export interface ShownProducts {
  readonly ids: readonly number[];
  readonly variantIds: ReadonlyMap<string, readonly string[]>;
}

export function productsIn(answers: readonly WrittenAnswer[]): ShownProducts {
  const ids = new Set(answers.flatMap(({ summary }) => summary?.productIds ?? []).map(Number));
  return {
    ids: [...ids],
    variantIds: new Map(answers.flatMap(({ summary }) => summary?.variantIds ?? [])),
  };
}

/** The practice's own data on the shown products. */
export interface OwnFacts {
  readonly articles: ReadonlyMap<number, ArticleSummary>;
  readonly bought: ReadonlyMap<number, Purchases>;
  readonly watched: ReadonlySet<number>;
}

/** Asked at once, so that they go to the database in one message. */
export async function ownFacts(
  context: Pick<UserContext, 'tx' | 'now'>,
  { ids, variantIds }: ShownProducts,
): Promise<OwnFacts> {
  const shown = [...new Set([...ids, ...[...variantIds.values()].flat().map(Number)])];
  const [articles, bought, watchedIds] = await Promise.all([
    readArticleSummaries(context, shown),
    purchasesByProduct(context, shown),
    listWatched(context.tx, shown),
  ]);
  return { articles, bought, watched: new Set(watchedIds) };
}

/** Offers shown for the products found by the search; cards, facts and practice view belong to the same request. */
export async function shownOffers(
  cards: ReadonlyMap<number, CardRow>,
  facts: OwnFacts,
  variantIds: ReadonlyMap<string, readonly string[]>,
  sight: Sight,
): Promise<ReadonlyMap<string, ShownTo>> {
  const shown = await mapInSlices(cards, ([id, card]): [string, ShownTo] => {
    const own = ownMembers(id, facts, variantIds.get(String(id)));
    return [
      String(id),
      (vendors, attributes) =>
        vendors === undefined && attributes === shownAttributes
          ? allMembers(card, own, sight)
          : chosenMembers(attributes, { ...own, ...cardMembers(card, sight, vendors) }),
    ];
  });
  return new Map(shown);
}

type OwnMember = 'gemerkt' | 'gemerkteVarianten' | 'eigeneVarianten' | 'bestand' | 'gekauft' | 'artikel';

function ownMembers(
  id: number,
  facts: OwnFacts,
  variantIds: readonly string[] | undefined,
): Pick<ShownOffers, OwnMember> {
  const { watched, articles, bought } = facts;
  return {
    gemerkt: watched.has(id),
    gemerkteVarianten: variantIds?.filter((variant) => watched.has(Number(variant))),
    eigeneVarianten: variantIds
      ?.filter((variant) => articles.has(Number(variant)) || bought.has(Number(variant)))
      .map((objectID) => ({ objectID, ...useByPractice(Number(objectID), facts) })),
    ...useByPractice(id, facts),
  };
}

/** The practice's use of a product. */
function useByPractice(id: number, { articles, bought }: OwnFacts): Omit<OwnVariant, 'objectID'> {
  const article = articles.get(id);
  const last = bought.get(id);
  return {
    bestand: article?.atHand ?? null,
    gekauft: last ? boughtMember(last) : null,
    artikel: article ? { benutztAm: article.usedAt.toISOString() } : null,
  };
}

const boughtMember = ({ lastAt, lastVendor, lastUnitCents, timesBought, medianQuantity }: Purchases) => ({
  am: lastAt.toISOString(),
  lieferant: lastVendor.name,
  preis: lastUnitCents / 100,
  mal: timesBought,
  menge: usualAmount(medianQuantity, 1),
});

function cardMembers(
  card: CardRow,
  { view, ownOffers }: Sight,
  vendors: ReadonlySet<string> | undefined,
): Omit<ShownOffers, OwnMember> {
  const hidden = new Set(view.hiddenVendorIds);
  const visible = withOwn(card.offers, ownOffers.get(card.id)).filter(
    ({ vendorId, vendorName }) => !hidden.has(vendorId) && (vendors?.has(vendorName) ?? true),
  );
  return {
    packung: { de: card.pack_text_de, en: card.pack_text_en },
    packungsgroesse: card.pack_size,
    inhaltseinheit: { de: card.content_unit_de, en: card.content_unit_en },
    angebote: visible.length,
    lieferant: cheapest(visible, view)?.vendorName ?? null,
  };
}

const chosenMembers = (attributes: readonly (keyof ShownOffers)[], offers: ShownOffers): string =>
  members(Object.fromEntries(attributes.map((name) => [name, offers[name]])));

/** The members that are the same for everybody with this view of the card are written once. */
function allMembers(
  card: CardRow,
  { gemerkt, gemerkteVarianten, eigeneVarianten, ...use }: Pick<ShownOffers, OwnMember>,
  sight: Sight,
): string {
  let texts = sight.cardTexts.get(card);
  if (!texts) {
    const { packung, packungsgroesse, inhaltseinheit, angebote, lieferant } = cardMembers(
      card,
      sight,
      undefined,
    );
    texts = {
      pack: members({ packung, packungsgroesse, inhaltseinheit }),
      offers: members({ angebote, lieferant }),
    };
    sight.cardTexts.set(card, texts);
  }
  return texts.pack + members({ gemerkt, gemerkteVarianten, eigeneVarianten }) + texts.offers + members(use);
}

function members(object: object): string {
  const text = JSON.stringify(object);
  return text === '{}' ? '' : `,${text.slice(1, -1)}`;
}
