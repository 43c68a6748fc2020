// What a result card shows beside the index's own fields: the pack, what the practice pays and
// to whom, whether it is on the watchlist, and what of it lies in stock.
import type { AtHand } from '@praxora/contract/catalog/catalog.calls';
import { priceLine } from '@praxora/rules/pricing';
import type { OwnPrice, PracticeView } from '@praxora/search/index/document';
import type { Tx } from '../../platform/database/tx.ts';
import { mapInSlices, partsOf } from '../../platform/slices.ts';
import { stockAtHand } from '../articles/articles.service.ts';
import { listOwnPriced, listShown, type VendorOffer } from './documents.repository.ts';
import { buyable } from './documents.ts';

export interface ShownOffers {
  readonly packung: { readonly de: string; readonly en: string };
  /** Pieces in a pack, and what one of them is called. */
  readonly packungsgroesse: number;
  readonly inhaltseinheit: { readonly de: string; readonly en: string };
  /** Whether it is on the practice's watchlist. */
  readonly gemerkt: boolean;
  /** Offers this practice can see. */
  readonly angebote: number;
  /** Vendor of the lowest price; null if nobody sells it. */
  readonly lieferant: string | null;
  /** What of it lies in stock; null: it is no article. */
  readonly bestand: AtHand | null;
}

/** Of one product; where a search is narrowed to vendors, of what those offer. */
export type ShownTo = (vendors: ReadonlySet<string> | undefined) => ShownOffers;

/** In the order hits show them. */
export const shownAttributes = [
  'packung',
  'packungsgroesse',
  'inhaltseinheit',
  'gemerkt',
  'angebote',
  'lieferant',
  'bestand',
] as const satisfies readonly (keyof ShownOffers)[];

export async function shownOffers(
  tx: Tx,
  objectIds: readonly string[],
  view: PracticeView,
): Promise<ReadonlyMap<string, ShownTo>> {
  const ids = [...new Set(objectIds)].map(Number);
  const rows = await listShown(tx, ids);
  const atHand = await stockAtHand({ tx }, ids);
  const hidden = new Set(view.hiddenVendorIds);
  return new Map(
    await mapInSlices(rows, (row): [string, ShownTo] => {
      const shownTo: ShownTo = (vendors) => {
        const visible = row.offers.filter(
          ({ vendorId, vendorName }) => !hidden.has(vendorId) && (vendors?.has(vendorName) ?? true),
        );
        return {
          packung: { de: row.pack_text_de, en: row.pack_text_en },
          packungsgroesse: row.pack_size,
          inhaltseinheit: { de: row.content_unit_de, en: row.content_unit_en },
          gemerkt: row.is_watched,
          angebote: visible.length,
          lieferant: cheapest(visible, view)?.vendorName ?? null,
          bestand: atHand.get(row.id) ?? null,
        };
      };
      return [String(row.id), shownTo];
    }),
  );
}

/** A practice may have very many prices of its own. */
const atOnce = 500;

/** What the practice pays for products it has own prices for: the common index knows only the common ones. */
export async function ownPrices(
  tx: Tx,
  view: PracticeView,
): Promise<ReadonlyMap<string, readonly OwnPrice[]>> {
  const prices = new Map<string, readonly OwnPrice[]>();
  const hidden = new Set(view.hiddenVendorIds);
  for (const ids of partsOf(await listOwnPriced(tx), atOnce)) {
    await mapInSlices(await listShown(tx, ids), (row) => {
      const visible = buyable(row.offers.filter(({ vendorId }) => !hidden.has(vendorId)));
      const own = visible.map((offer) => ({ vendorId: offer.vendorId, cents: paid(offer, view) }));
      if (own.length > 0) prices.set(String(row.id), own);
    });
  }
  return prices;
}

function cheapest(offers: readonly VendorOffer[], view: PracticeView): VendorOffer | undefined {
  return [...buyable(offers)].sort((a, b) => paid(a, view) - paid(b, view) || a.vendorId - b.vendorId)[0];
}

/** Net cents of one unit. */
const paid = ({ vendorId, priceCents, discountable }: VendorOffer, view: PracticeView): number =>
  priceLine(
    { tiers: [{ fromQuantity: 1, unitPriceCents: priceCents }], discountable },
    1,
    view.discounts?.get(vendorId) ?? 0,
  ).netCents;
