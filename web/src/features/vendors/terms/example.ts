// Cost of a basket under the vendor's terms and under the practice's, by THE pricing function.
import { priceBasket } from '@praxora/rules/vendors/pricing';
import type { VendorTerms } from '@praxora/rules/vendors/pricing-terms';

export interface Example {
  readonly goodsCents: number;
  readonly shippingCents: number;
  readonly surchargeCents: number;
  readonly netCents: number;
}

/** Everything is told net. */
const noVat = { fullTax: 0, reducedTax: 0 };

/** Example basket with one line of discountable goods; null without terms, since nothing can be bought then. */
export function buildExample(
  terms: VendorTerms | null,
  ownDiscountPercent: number,
  basketCents: number,
): Example | null {
  if (terms === null) return null;
  const offer = {
    tiers: [{ fromQuantity: 1, unitPriceCents: basketCents }],
    minimumQuantity: 1,
    orderStep: 1,
    discountable: true,
    vatClass: 'fullTax' as const,
  };
  return priceBasket([{ offer, quantity: 1, checked: true }], { terms, ownDiscountPercent }, noVat);
}
