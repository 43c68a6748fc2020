import { z } from 'zod';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { whole } from '../shared/whole.ts';

const fee = whole.min(0).max(1_000_000);
const goodsValue = whole.min(0).max(100_000_000);

/** Shipping and surcharge terms, in cents; `freeShippingFromCents` null: shipping is never free. */
export const vendorTerms = z.object({
  shippingCents: fee,
  freeShippingFromCents: goodsValue.nullable(),
  surchargeCents: fee,
  surchargeBelowCents: goodsValue,
});

/**
 * Terms a practice agreed on, each on its own; null: the vendor's term, whatever it will be. Shipping that is never
 * free is a word, not a number.
 */
export const ownTerms = z.object({
  shippingCents: fee.nullable().default(null),
  freeShippingFromCents: z
    .union([goodsValue, z.literal('never')])
    .nullable()
    .default(null),
  surchargeCents: fee.nullable().default(null),
  surchargeBelowCents: goodsValue.nullable().default(null),
});

nameSchemas({ VendorTerms: vendorTerms, OwnVendorTerms: ownTerms });
