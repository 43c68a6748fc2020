// Actual cost of each vendor's offer to this practice for a quantity, including the present contents of its basket
// there.
import type { ProductOffer } from '@praxora/contract/purchasing/product-offer';
import { type FeeChange, type Growth, rankedOffers } from '@praxora/rules/vendors/best-offer';
import { priceLine, tierFor } from '@praxora/rules/vendors/pricing';
import { pricePerUnit, type TierHint, tierHint } from '@praxora/rules/vendors/pricing-hints';
import { toChoice } from '../../../domain/purchasing/index.ts';

export interface ComparedOffer {
  readonly offer: ProductOffer;
  /** Quantity that would be added: the wanted one, raised to an orderable quantity of the vendor. */
  readonly quantity: number;
  readonly isBuyable: boolean;
  /** The tier reached, counting what lies in the basket. */
  readonly tierFrom: number;
  readonly nextTier: TierHint | null;
  /** For one, own discount taken off; to a hundredth of a cent, for the screen only. */
  readonly unitCents: number;
  /** For one, before the own discount. */
  readonly listUnitCents: number;
  /** Zero where the offer grants none. */
  readonly discountPercent: number;
  /** Increase of the goods value by the quantity. */
  readonly goodsCents: number;
  readonly shipping: FeeChange;
  readonly surcharge: FeeChange;
  /** Amount the basket then still lacks for free shipping; zero: shipping is free; null: it never will be. */
  readonly missingToFreeShippingCents: number | null;
  /** Increase of the whole order: goods and fees. */
  readonly totalCents: number;
  /** True for the offer that "Add" would choose. */
  readonly isBest: boolean;
  /** No other offer that can be bought costs less: the best one may, when it can be had sooner. */
  readonly isCheapest: boolean;
  /** Negative where the best one costs more because it can be had now. */
  readonly moreThanBestCents: number;
}

type Reckoned = Omit<ComparedOffer, 'isBest' | 'isCheapest' | 'moreThanBestCents'>;

/** In the order of the one rule that decides wherever nobody chooses a vendor. */
export function compareOffers(offers: readonly ProductOffer[], wanted: number): ComparedOffer[] {
  const sorted = rankedOffers(offers, wanted, toChoice).map(({ item, growth }) => reckon(item, growth));
  const buyable = sorted.filter(({ isBuyable }) => isBuyable);
  const [best] = buyable;
  const leastCents = Math.min(...buyable.map(({ totalCents }) => totalCents));
  return sorted.map((reckoned) => ({
    ...reckoned,
    isBest: reckoned === best,
    isCheapest: reckoned.isBuyable && reckoned.totalCents === leastCents,
    moreThanBestCents: best ? reckoned.totalCents - best.totalCents : 0,
  }));
}

function reckon(offer: ProductOffer, growth: Growth): Reckoned {
  const { terms, inCartCents, inCartQuantity, ownDiscountPercent } = offer;
  const together = inCartQuantity + growth.quantity;
  const line = priceLine(offer, together, ownDiscountPercent);
  const goodsAfter = inCartCents + growth.goodsCents;
  return {
    ...growth,
    offer,
    isBuyable: offer.availability !== 'unavailable',
    tierFrom: tierFor(offer, together).fromQuantity,
    nextTier: tierHint(offer, together),
    unitCents: pricePerUnit(line.netCents, together),
    listUnitCents: line.unitPriceCents,
    discountPercent: offer.discountable ? ownDiscountPercent : 0,
    missingToFreeShippingCents: missing(growth.shipping.afterCents, terms.freeShippingFromCents, goodsAfter),
  };
}

function missing(shippingCents: number, freeFromCents: number | null, goodsCents: number): number | null {
  if (shippingCents === 0) return 0;
  return freeFromCents === null ? null : freeFromCents - goodsCents;
}

/** How shipping stands once the quantity lies in the basket. */
export type ShippingStory =
  /** The vendor never charges any. */
  | 'neverCharged'
  /** This quantity makes it free. */
  | 'becomesFree'
  /** The basket had passed the threshold already. */
  | 'staysFree'
  /** Due because of this quantity. */
  | 'fallsDue'
  /** Due already for what lies there: the quantity adds nothing. */
  | 'wasDue';

export function shippingStory({ offer, shipping }: Pick<ComparedOffer, 'offer' | 'shipping'>): ShippingStory {
  if (offer.terms.shippingCents === 0) return 'neverCharged';
  if (shipping.afterCents > 0) return shipping.addedCents > 0 ? 'fallsDue' : 'wasDue';
  const wasFree = offer.inCartPositions > 0 && shipping.beforeCents === 0;
  return wasFree ? 'staysFree' : 'becomesFree';
}
