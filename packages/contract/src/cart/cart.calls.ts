// The cart at the marketplace edge, in the legacy words. The cart issue adds the calls that change and order it.
import { z } from 'zod';
import { defineCall } from '../call.ts';

const quantity = z.number().int().min(1).max(99_999);

export const cartCalls = {
  addToCart: defineCall({
    base: 'marketplace',
    method: 'POST',
    path: 'wwarenkorbposition',
    summary: "Put a product into the vendor's basket of an address; what lies there already is added to",
    access: 'pro20',
    body: z.object({
      data: z.object({
        productId: z.number().int().positive(),
        /** Left out: the vendor with the lowest price at this quantity. */
        lieferantId: z.number().int().positive().optional(),
        /** Left out: the practice's first delivery address. */
        addressId: z.number().int().positive().optional(),
        Anzahl: quantity,
      }),
    }),
    data: z.object({
      wWarenkorbposition: z.object({ ID: z.number().int(), Anzahl: z.number().int() }),
      lieferantId: z.number().int(),
      lieferant: z.string(),
      addressId: z.number().int(),
    }),
    errors: ['NOT_FOUND', 'OFFER_NOT_VALID', 'NO_VENDOR_OFFERS', 'NO_DELIVERY_ADDRESS'],
  }),
} as const;
