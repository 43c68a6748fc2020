// What a vendor takes for shipping and for small orders, and under which conditions a practice buys there.

export interface VendorTerms {
  readonly shippingCents: number;
  /** The goods value from which shipping is free; null: never. */
  readonly freeShippingFromCents: number | null;
  readonly surchargeCents: number;
  /** The surcharge falls due for a goods value under this; 0: never. */
  readonly surchargeBelowCents: number;
}

/** A vendor delivers to the countries it has conditions for, no others. */
export interface VendorConditions extends VendorTerms {
  readonly country: string;
}

/** A practice's own conditions with a vendor. Own terms replace the vendor's in every country. */
export interface CustomConditions {
  readonly ownDiscountPercent: number;
  readonly terms?: VendorTerms | undefined;
}

export interface BuyingConditions {
  readonly terms: VendorTerms;
  readonly ownDiscountPercent: number;
}

/** Null: the vendor does not deliver to that country and the practice agreed on nothing else. */
export function buyingConditions(
  country: string,
  vendor: readonly VendorConditions[],
  custom?: CustomConditions | undefined,
): BuyingConditions | null {
  const terms = custom?.terms ?? vendor.find((conditions) => conditions.country === country);
  return terms ? { terms, ownDiscountPercent: custom?.ownDiscountPercent ?? 0 } : null;
}

export interface BasketFees {
  readonly shippingCents: number;
  readonly surchargeCents: number;
}

/** For a basket that has at least one checked line; one that has none costs nothing. */
export function feesAt(terms: VendorTerms, goodsCents: number): BasketFees {
  const { freeShippingFromCents: freeFrom } = terms;
  return {
    shippingCents: freeFrom !== null && goodsCents >= freeFrom ? 0 : terms.shippingCents,
    surchargeCents: goodsCents < terms.surchargeBelowCents ? terms.surchargeCents : 0,
  };
}

export interface FeeLevel {
  readonly fromCents: number;
  readonly feeCents: number;
}

/** Shipping and surcharge together as steps of the goods value, the first from 0; what the optimizer reckons with. */
export function feeLevels(terms: VendorTerms): FeeLevel[] {
  const steps = new Set([0, terms.freeShippingFromCents ?? 0, terms.surchargeBelowCents]);
  const levels: FeeLevel[] = [];
  for (const fromCents of [...steps].sort((a, b) => a - b)) {
    const fees = feesAt(terms, fromCents);
    const feeCents = fees.shippingCents + fees.surchargeCents;
    if (levels.at(-1)?.feeCents !== feeCents) levels.push({ fromCents, feeCents });
  }
  return levels;
}
