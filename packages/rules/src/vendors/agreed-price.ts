// Offers and conditions as a practice agreed on them, and what the same goods would cost without any agreement.
import { type BasketLine, type Offer, type PriceTier, priceLine } from './pricing.ts';
import { feesAt, type VendorTerms } from './pricing-terms.ts';

/** An offer as a practice buys it. */
export interface AgreedOffer extends Offer {
  /** The vendor's own price where the practice's own price replaces it; left out: it is `tiers`. */
  readonly vendorTiers?: readonly PriceTier[] | undefined;
}

export interface AgreedLine extends BasketLine {
  readonly offer: AgreedOffer;
}

export interface AgreedConditions {
  readonly terms: VendorTerms;
  /** The vendor's own where the practice's stand in their place; left out: `terms` are the vendor's. */
  readonly vendorTerms?: VendorTerms | undefined;
}

/**
 * Net with shipping and surcharge as the vendor asks it of everybody: no own price, no own discount, no own terms. What
 * only the practice's own offer knows (its own vendors) counts at that offer's price, the one price there is.
 */
export function vendorsNetCents(lines: readonly AgreedLine[], conditions: AgreedConditions): number {
  const counted = lines.filter(({ checked }) => checked);
  if (counted.length === 0) return 0;
  const goodsCents = counted.reduce((sum, { offer, quantity }) => {
    const { tiers, vendorTiers, discountable } = offer;
    return sum + priceLine({ tiers: vendorTiers ?? tiers, discountable }, quantity, 0).netCents;
  }, 0);
  const fees = feesAt(conditions.vendorTerms ?? conditions.terms, goodsCents);
  return goodsCents + fees.shippingCents + fees.surchargeCents;
}
