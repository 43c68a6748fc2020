// Unit price at each vendor for the smallest quantity that can be ordered there; the offer that "Order" would choose
// comes first.
import type { ProductOffer } from '@praxora/contract/purchasing/product-offer';
import { rankedOffers } from '@praxora/rules/vendors/best-offer';
import { priceLine } from '@praxora/rules/vendors/pricing';
import { nextOrderableQuantity, pricePerUnit } from '@praxora/rules/vendors/pricing-hints';
import { toChoice } from '../../../domain/purchasing/index.ts';

export interface PricedOffer {
  readonly offer: ProductOffer;
  readonly unitCents: number;
  /** The least that can be ordered. */
  readonly quantity: number;
  readonly isBuyable: boolean;
}

export function pricedOffers(offers: readonly ProductOffer[], wanted: number): PricedOffer[] {
  return rankedOffers(offers, wanted, toChoice).map(({ item: offer }) => {
    const quantity = nextOrderableQuantity(offer, 1);
    const { netCents } = priceLine(offer, quantity, offer.ownDiscountPercent);
    return {
      offer,
      quantity,
      unitCents: pricePerUnit(netCents, quantity),
      isBuyable: offer.availability !== 'unavailable',
    };
  });
}
