import { z } from 'zod';
import { nameSchemas } from '../shared-schemas.ts';

/** Shipping and surcharge terms, in cents; `freeShippingFromCents` null: shipping is never free. */
export const vendorTerms = z.object({
  shippingCents: z.number().int().min(0).max(1_000_000),
  freeShippingFromCents: z.number().int().min(0).max(100_000_000).nullable(),
  surchargeCents: z.number().int().min(0).max(1_000_000),
  surchargeBelowCents: z.number().int().min(0).max(100_000_000),
});

nameSchemas({ VendorTerms: vendorTerms });
