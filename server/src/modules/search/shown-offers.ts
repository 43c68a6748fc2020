// What a result card shows beside the index's own fields: the pack, the number of offers, and who sells cheapest.
import { priceLine } from '@praxora/rules/pricing';
import type { PracticeView } from '@praxora/search/document';
import type { Tx } from '../../platform/database/tx.ts';
import { listShown, type OfferedBy } from './documents.repository.ts';
import { buyable } from './documents.ts';

export interface ShownOffers {
  readonly packung: { readonly de: string; readonly en: string };
  /** Offers this practice can see. */
  readonly angebote: number;
  /** Vendor of the lowest price; null if nobody sells it. */
  readonly lieferant: string | null;
}

export async function shownOffers(
  tx: Tx,
  objectIds: readonly string[],
  view: PracticeView,
): Promise<ReadonlyMap<string, ShownOffers>> {
  const ids = [...new Set(objectIds)].map(Number);
  const rows = ids.length === 0 ? [] : await listShown(tx, ids);
  const hidden = new Set(view.hiddenVendorIds);
  return new Map(
    rows.map((row) => {
      const visible = row.offers.filter(({ vendorId }) => !hidden.has(vendorId));
      const packung = { de: row.pack_text_de, en: row.pack_text_en };
      return [
        String(row.id),
        { packung, angebote: visible.length, lieferant: cheapest(visible, view)?.vendorName ?? null },
      ];
    }),
  );
}

function cheapest(offers: readonly OfferedBy[], view: PracticeView): OfferedBy | undefined {
  const paid = ({ vendorId, priceCents, discountable }: OfferedBy): number =>
    priceLine(
      { tiers: [{ fromQuantity: 1, unitPriceCents: priceCents }], discountable },
      1,
      view.discounts?.get(vendorId) ?? 0,
    ).netCents;
  return [...buyable(offers)].sort((a, b) => paid(a) - paid(b) || a.vendorId - b.vendorId)[0];
}
