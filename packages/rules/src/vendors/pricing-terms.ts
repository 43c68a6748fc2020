// A vendor's charges for shipping and for small orders, and the conditions under which a practice buys there.

export interface VendorTerms {
  readonly shippingCents: number;
  /** The goods value from which shipping is free; null: never. */
  readonly freeShippingFromCents: number | null;
  readonly surchargeCents: number;
  /** The surcharge falls due for a goods value under this; 0: never. */
  readonly surchargeBelowCents: number;
}

/** Terms a practice agreed on with a vendor, each on its own; null: the vendor's, whatever it will be. */
export interface OwnTerms {
  readonly shippingCents: number | null;
  readonly freeShippingFromCents: number | 'never' | null;
  readonly surchargeCents: number | null;
  readonly surchargeBelowCents: number | null;
}

/** Terms of a practice's own vendor until the practice sets others. */
export const freeDelivery: VendorTerms = {
  shippingCents: 0,
  freeShippingFromCents: null,
  surchargeCents: 0,
  surchargeBelowCents: 0,
};

/**
 * The terms a practice buys under: its own where it has some, else the vendor's. Null: the vendor does not deliver, and no
 * shipping fee was agreed on that would say it does.
 */
export function termsInForce(vendor: VendorTerms | null, own: OwnTerms | null): VendorTerms | null {
  if (own === null) return vendor;
  if (vendor === null && own.shippingCents === null) return null;
  const { shippingCents, freeShippingFromCents, surchargeCents, surchargeBelowCents } =
    vendor ?? freeDelivery;
  const { freeShippingFromCents: ownFrom } = own;
  return {
    shippingCents: own.shippingCents ?? shippingCents,
    freeShippingFromCents: ownFrom === 'never' ? null : (ownFrom ?? freeShippingFromCents),
    surchargeCents: own.surchargeCents ?? surchargeCents,
    surchargeBelowCents: own.surchargeBelowCents ?? surchargeBelowCents,
  };
}

export interface BuyingConditions {
  readonly terms: VendorTerms;
  readonly ownDiscountPercent: number;
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
