// A vendor's offer as this practice pays it, wherever a product is bought: the input of `priceLine` in the rules.
import { z } from 'zod';
import { whole } from '../shared/whole.ts';
import { availability } from './availability.ts';

export const vendorOffer = z.object({
  offerId: whole,
  vendorId: whole,
  vendorName: z.string(),
  vendorHue: whole,
  isFavorite: z.boolean(),
  orderNumber: z.string(),
  /** From this quantity on, this unit price in cents (own discount not yet taken off). */
  tiers: z.array(z.object({ fromQuantity: whole, unitPriceCents: whole })),
  minimumQuantity: whole,
  orderStep: whole,
  availability,
  deliveryDays: whole.nullable(),
  discountable: z.boolean(),
  /** The practice's own discount with this vendor, in percent; it applies where the offer is discountable. */
  ownDiscountPercent: z.number(),
  vatClass: z.enum(['fullTax', 'reducedTax']),
});
export type VendorOffer = z.infer<typeof vendorOffer>;
