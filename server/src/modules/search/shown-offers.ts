// What a result card shows beside the index's own fields: the pack, what the practice pays and
// to whom, whether it is on the watchlist, and what of it lies in stock.
import type { AtHand } from '@praxora/contract/catalog/catalog.calls';
import type { Tx } from '../../platform/database/tx.ts';
import { mapInSlices } from '../../platform/slices.ts';
import { stockAtHand } from '../articles/articles.service.ts';
import { lastVendors } from '../orders/orders.service.ts';
import type { CatalogCards } from './cards.ts';
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
  /** Those of its variants that are; undefined: it has none to choose from. */
  readonly gemerkteVarianten: readonly string[] | undefined;
  /** Offers this practice can see. */
  readonly angebote: number;
  /** Vendor of the lowest price; null if nobody sells it. */
  readonly lieferant: string | null;
  /** What of it lies in stock; null: it is no article. */
  readonly bestand: AtHand | null;
  /** When the practice bought it last, and from whom; null: never. */
  readonly gekauft: { readonly am: string; readonly lieferant: string } | null;
}

/** Of one product; where a search is narrowed to vendors, of what those offer. */
export type ShownTo = (vendors: ReadonlySet<string> | undefined) => ShownOffers;

/** In the order hits show them. */
export const shownAttributes = [
  'packung',
  'packungsgroesse',
  'inhaltseinheit',
  'gemerkt',
  'gemerkteVarianten',
  'angebote',
  'lieferant',
  'bestand',
  'gekauft',
] as const satisfies readonly (keyof ShownOffers)[];

/** Of products the search has found; the sight is of the same request. */
export async function shownOffers(
  tx: Tx,
  cards: CatalogCards,
  objectIds: readonly string[],
  variantIds: ReadonlyMap<string, readonly string[]>,
  { view, ownOffers }: Sight,
): Promise<ReadonlyMap<string, ShownTo>> {
  const ids = [...new Set(objectIds)].map(Number);
  const shown = new Set([...ids, ...[...variantIds.values()].flat().map(Number)]);
  // At once, so that they go to the database in one message.
  const [rows, atHand, lastBought, watchedIds] = await Promise.all([
    cards.of(tx, ids),
    stockAtHand({ tx }, ids),
    lastVendors({ tx }, ids),
    listWatched(tx, [...shown]),
  ]);
  const bought = new Map(lastBought.map((one) => [one.productId, one]));
  const watched = new Set(watchedIds);
  const hidden = new Set(view.hiddenVendorIds);
  return new Map(
    await mapInSlices(rows, ([id, row]): [string, ShownTo] => {
      const last = bought.get(id);
      const gekauft = last ? { am: last.at.toISOString(), lieferant: last.vendorName } : null;
      const offers = withOwn(row.offers, ownOffers.get(id));
      const shownTo: ShownTo = (vendors) => {
        const visible = offers.filter(
          ({ vendorId, vendorName }) => !hidden.has(vendorId) && (vendors?.has(vendorName) ?? true),
        );
        return {
          packung: { de: row.pack_text_de, en: row.pack_text_en },
          packungsgroesse: row.pack_size,
          inhaltseinheit: { de: row.content_unit_de, en: row.content_unit_en },
          gemerkt: watched.has(id),
          gemerkteVarianten: variantIds.get(String(id))?.filter((variant) => watched.has(Number(variant))),
          angebote: visible.length,
          lieferant: cheapest(visible, view)?.vendorName ?? null,
          bestand: atHand.get(id) ?? null,
          gekauft,
        };
      };
      return [String(id), shownTo];
    }),
  );
}
