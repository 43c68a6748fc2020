// What one costs at each vendor, at the least that can be ordered there; what can be bought and is cheapest comes first.
import type { ProductOffer } from '@praxora/contract/catalog/catalog.calls';
import { priceLine } from '@praxora/rules/pricing';
import { nextOrderableQuantity, pricePerUnit } from '@praxora/rules/pricing-hints';

export interface PricedOffer {
  readonly offer: ProductOffer;
  readonly unitCents: number;
  /** The least that can be ordered. */
  readonly quantity: number;
  readonly isBuyable: boolean;
}

export function pricedOffers(offers: readonly ProductOffer[]): PricedOffer[] {
  return offers
    .map((offer) => {
      const quantity = nextOrderableQuantity(offer, 1);
      const { netCents } = priceLine(offer, quantity, offer.ownDiscountPercent);
      return {
        offer,
        quantity,
        unitCents: pricePerUnit(netCents, quantity),
        isBuyable: offer.availability !== 'unavailable',
      };
    })
    .toSorted((a, b) => Number(b.isBuyable) - Number(a.isBuyable) || a.unitCents - b.unitCents);
}

export const availabilityTexts = {
  available: 'availability.available',
  low: 'availability.low',
  backorder: 'availability.backorder',
  unavailable: 'availability.unavailable',
} as const;
