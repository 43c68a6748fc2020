// A practice's own prices beside everybody's: its own stands in the place of the same vendor's.
import { priceLine } from '@praxora/rules/vendors/pricing';
import type { OwnPrice, PracticeView } from '@praxora/search/index/document';
import { mapInSlices } from '../../../platform/slices.ts';
import type { CardRow, VendorOffer } from './documents.repository.ts';
import { buyable } from './documents.ts';
import type { OwnOffer } from './search.repository.ts';

/** The compared fields of an offer; its order number is not compared. */
export type PricedOffer = Omit<VendorOffer, 'orderNumber'>;

/** The practice's own offers by product id. */
export type OwnOffers = ReadonlyMap<number, readonly PricedOffer[]>;

export function offersByProduct(rows: readonly OwnOffer[]): OwnOffers {
  const offers = new Map<number, PricedOffer[]>();
  for (const [productId, vendorId, vendorName, priceCents, discountable, isAvailable] of rows) {
    const offer = { vendorId, vendorName, priceCents, discountable, isAvailable, inStock: isAvailable };
    const before = offers.get(productId);
    if (before) before.push(offer);
    else offers.set(productId, [offer]);
  }
  return offers;
}

/** Offers for the practice, unsorted. */
export const withOwn = (
  common: readonly PricedOffer[],
  own: readonly PricedOffer[] | undefined,
): readonly PricedOffer[] =>
  own === undefined
    ? common
    : [...common.filter(({ vendorId }) => !own.some((one) => one.vendorId === vendorId)), ...own];

/**
 * The practice's prices for products it has own prices for: the common index has only the common ones. `cards` are
 * those of the products, and no others.
 */
export async function ownPrices(
  cards: ReadonlyMap<number, CardRow>,
  ownOffers: OwnOffers,
  view: PracticeView,
): Promise<ReadonlyMap<string, readonly OwnPrice[]>> {
  const prices = new Map<string, readonly OwnPrice[]>();
  const hidden = new Set(view.hiddenVendorIds);
  await mapInSlices(cards, ([id, card]) => {
    const offers = withOwn(card.offers, ownOffers.get(id)).filter(({ vendorId }) => !hidden.has(vendorId));
    const own = buyable(offers).map((offer) => ({
      vendorId: offer.vendorId,
      cents: paid(offer, view),
      inStock: offer.inStock,
    }));
    if (own.length > 0) prices.set(String(id), own);
  });
  return prices;
}

/** Available offers come before unavailable ones; then the lowest cost for the practice. */
export function cheapest(offers: readonly PricedOffer[], view: PracticeView): PricedOffer | undefined {
  let best: { readonly offer: PricedOffer; readonly cents: number } | undefined;
  for (const offer of buyable(offers)) {
    const cents = paid(offer, view);
    const order = best === undefined ? -1 : cents - best.cents || offer.vendorId - best.offer.vendorId;
    if (order < 0) best = { offer, cents };
  }
  return best?.offer;
}

/** Net cents of one unit. */
const paid = ({ vendorId, priceCents, discountable }: PricedOffer, view: PracticeView): number =>
  priceLine(
    { tiers: [{ fromQuantity: 1, unitPriceCents: priceCents }], discountable },
    1,
    view.discounts?.get(vendorId) ?? 0,
  ).netCents;
