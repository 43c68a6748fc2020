import type { ProductOffer } from '@praxora/contract/purchasing/product-offer';
import type { Choice } from '@praxora/rules/vendors/best-offer';

/** An offer of a product as the rule of the best offer looks at it, with what lies in the cart. */
export const toChoice = (offer: ProductOffer): Choice => ({
  ...offer,
  conditions: { terms: offer.terms, ownDiscountPercent: offer.ownDiscountPercent },
  basket: {
    positions: offer.inCartPositions,
    goodsCents: offer.inCartCents,
    quantity: offer.inCartQuantity,
  },
});
