// Vendors as a practice sees them, and what it prefers of them.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pathId, version } from '../ids.ts';
import { nameSchemas } from '../shared-schemas.ts';
import { vendorTerms } from './terms.ts';

export const vendorPreference = z.object({
  isFavorite: z.boolean(),
  isHidden: z.boolean(),
  /** Own discount in percent with two decimals. */
  ownDiscount: z.number().min(0).max(100).multipleOf(0.01),
  customerNumber: z.string().trim().max(64),
  defaultMessage: z.string().trim().max(2000),
  /** Replaces the vendor's terms for this practice; null: the vendor's apply. */
  ownTerms: vendorTerms.nullable(),
});
export type VendorPreference = z.infer<typeof vendorPreference>;

export const vendorListed = vendorPreference.extend({
  id: z.number().int(),
  /** 0: the practice has said nothing of this vendor yet. */
  version,
  name: z.string(),
  rating: z.number().nullable(),
  hue: z.number().int(),
  /** Terms for the practice's country; null: the vendor does not deliver there. */
  terms: vendorTerms.nullable(),
});
export type VendorListed = z.infer<typeof vendorListed>;

nameSchemas({ ListedVendor: vendorListed });

export const vendorCalls = {
  listVendors: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'vendors',
    summary: "All vendors with the practice's preferences",
    access: 'pro20',
    scopes: ['catalog:read'],
    data: z.array(vendorListed),
  }),
  setVendorPreference: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'vendors/{vendorId}/preferences',
    summary: 'Favourite, hide, own discount and conditions of a vendor; what is left out stays as it is',
    access: 'pro20',
    params: z.object({ vendorId: pathId }),
    body: vendorPreference.partial().extend({ version: version.optional() }),
    data: vendorListed,
    errors: ['NOT_FOUND', 'APPROVERS_ONLY', 'CHANGED_MEANWHILE'],
  }),
} as const;
