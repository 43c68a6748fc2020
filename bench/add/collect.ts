// Fills a basket item by item, each time from the vendor that the given rule chooses.
import { bestOffer, isInStock } from '../../packages/rules/src/vendors/best-offer.ts';
import { priceLine } from '../../packages/rules/src/vendors/pricing.ts';
import { soldQuantity } from '../../packages/rules/src/vendors/pricing-hints.ts';
import type { Offer, Offers, PlannedAddition } from './planned-additions.ts';

/** A line of the basket, with all that could be had instead. */
export interface Line {
  readonly offer: Offer;
  readonly quantity: number;
  readonly others: readonly Offer[];
}

type Rule = (lines: readonly Line[], offers: readonly Offer[], quantity: number) => Line | undefined;

export const lineCents = ({ offer, quantity }: Pick<Line, 'offer' | 'quantity'>): number =>
  priceLine(offer, quantity, offer.conditions.ownDiscountPercent).netCents;

/** As the product does it. */
export const addedByRule: Rule = (lines, offers, wanted) => {
  const best = bestOffer(offers, wanted, (offer) => {
    const own = lines.filter((line) => line.offer.vendorId === offer.vendorId);
    const goodsCents = own.reduce((sum, line) => sum + lineCents(line), 0);
    return { ...offer, basket: { positions: own.length, goodsCents, quantity: 0 } };
  });
  return best && { offer: best.item, quantity: best.growth.quantity, others: offers };
};

/** The lowest price of one, whatever shipping and surcharge make of it. */
export const addedByUnitPrice: Rule = (_, offers, wanted) => {
  const inStock = offers.filter(isInStock);
  const lines = (inStock.length > 0 ? inStock : offers).map((offer) => ({
    offer,
    quantity: soldQuantity(offer, wanted),
    others: offers,
  }));
  const unitCents = (line: Line) => lineCents(line) / line.quantity;
  return lines.toSorted((a, b) => unitCents(a) - unitCents(b) || a.offer.vendorId - b.offer.vendorId)[0];
};

export function collect(wishes: readonly PlannedAddition[], offers: Offers, rule: Rule): Line[] {
  const lines: Line[] = [];
  for (const { productId, quantity } of wishes) {
    const line = rule(lines, offers.get(productId) ?? [], quantity);
    if (line) lines.push(line);
  }
  return lines;
}
