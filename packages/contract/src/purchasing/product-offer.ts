// A vendor's offer of a product beside what the practice has in its cart.
import { z } from 'zod';
import { whole } from '../shared/whole.ts';
import { vendorTerms } from '../vendors/terms.ts';
import { vendorOffer } from '../vendors/vendor-offer.ts';

/** One vendor's offer as this practice pays it: own discount applied, hidden vendors left out. */
export const productOffer = vendorOffer.extend({
  vendorRating: z.number().nullable(),
  /** Terms in force for this practice: its own or the vendor's for its country. */
  terms: vendorTerms,
  /** Positions and goods value in cents that already lie in this vendor's basket of the default address. */
  inCartPositions: whole,
  inCartCents: whole,
  /** Quantity of this product that already lies there. */
  inCartQuantity: whole,
});
export type ProductOffer = z.infer<typeof productOffer>;
