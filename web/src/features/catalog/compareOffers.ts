// What each vendor's offer would really cost this practice for a quantity, with what already lies in its basket there.
import type { ProductOffer } from '@praxora/contract/catalog/catalog.calls';
import { priceLine, tierFor } from '@praxora/rules/pricing';
import { nextOrderableQuantity, pricePerUnit, type TierHint, tierHint } from '@praxora/rules/pricing-hints';
import { feesAt } from '@praxora/rules/pricing-terms';

/** A fee of the vendor's basket: what it is without and with the quantity, and the difference. */
interface FeeChange {
  readonly beforeCents: number;
  readonly afterCents: number;
  readonly addedCents: number;
}

export interface ComparedOffer {
  readonly offer: ProductOffer;
  /** The wanted quantity, raised to what the vendor sells. */
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
  /** What the quantity adds to the goods value. */
  readonly goodsCents: number;
  readonly shipping: FeeChange;
  readonly surcharge: FeeChange;
  /** What the basket then still lacks; zero: shipping is free; null: it never will be. */
  readonly missingToFreeShippingCents: number | null;
  /** What the whole order grows by: goods and fees. */
  readonly totalCents: number;
  /** The cheapest real total among what can be bought. */
  readonly isBest: boolean;
  readonly moreThanBestCents: number;
}

type Reckoned = Omit<ComparedOffer, 'isBest' | 'moreThanBestCents'>;

/** What can be bought first, by its real total; what costs the same by how soon and how gladly it is bought. */
export function compareOffers(offers: readonly ProductOffer[], wanted: number): ComparedOffer[] {
  const sorted = offers.map((offer) => reckon(offer, wanted)).sort(inOrder(wanted));
  const best = sorted.find(({ isBuyable }) => isBuyable);
  return sorted.map((reckoned) => ({
    ...reckoned,
    isBest: reckoned === best,
    moreThanBestCents: best ? reckoned.totalCents - best.totalCents : 0,
  }));
}

function reckon(offer: ProductOffer, wanted: number): Reckoned {
  const { terms, inCartCents, inCartQuantity, ownDiscountPercent } = offer;
  const quantity = nextOrderableQuantity(offer, wanted);
  const together = inCartQuantity + quantity;
  const line = priceLine(offer, together, ownDiscountPercent);
  const lineBefore = inCartQuantity > 0 ? priceLine(offer, inCartQuantity, ownDiscountPercent).netCents : 0;
  const goodsCents = line.netCents - lineBefore;
  const goodsAfter = inCartCents + goodsCents;
  const isEmpty = inCartCents === 0 && inCartQuantity === 0;
  const before = isEmpty ? { shippingCents: 0, surchargeCents: 0 } : feesAt(terms, inCartCents);
  const after = feesAt(terms, goodsAfter);
  const shipping = feeChange(before.shippingCents, after.shippingCents);
  const surcharge = feeChange(before.surchargeCents, after.surchargeCents);
  return {
    offer,
    quantity,
    isBuyable: offer.availability !== 'unavailable',
    tierFrom: tierFor(offer, together).fromQuantity,
    nextTier: tierHint(offer, together),
    unitCents: pricePerUnit(line.netCents, together),
    listUnitCents: line.unitPriceCents,
    discountPercent: offer.discountable ? ownDiscountPercent : 0,
    goodsCents,
    shipping,
    surcharge,
    missingToFreeShippingCents: missing(after.shippingCents, terms.freeShippingFromCents, goodsAfter),
    totalCents: goodsCents + shipping.addedCents + surcharge.addedCents,
  };
}

function feeChange(beforeCents: number, afterCents: number): FeeChange {
  return { beforeCents, afterCents, addedCents: afterCents - beforeCents };
}

function missing(shippingCents: number, freeFromCents: number | null, goodsCents: number): number | null {
  if (shippingCents === 0) return 0;
  return freeFromCents === null ? null : freeFromCents - goodsCents;
}

const readiness = { available: 0, low: 1, backorder: 2, unavailable: 3 } as const;

function inOrder(wanted: number) {
  const marks = ({ offer, quantity, isBuyable, totalCents }: Reckoned): readonly number[] => [
    isBuyable ? 0 : 1,
    totalCents,
    quantity - wanted,
    readiness[offer.availability],
    offer.isFavorite ? 0 : 1,
    offer.deliveryDays ?? Number.MAX_SAFE_INTEGER,
    offer.vendorId,
  ];
  return (a: Reckoned, b: Reckoned): number => {
    const others = marks(b);
    return marks(a).reduce((order, mark, index) => order || mark - (others[index] ?? 0), 0);
  };
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
  const wasFree = offer.inCartCents > 0 && shipping.beforeCents === 0;
  return wasFree ? 'staysFree' : 'becomesFree';
}
