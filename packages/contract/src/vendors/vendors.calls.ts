// Vendors as a practice sees them, what it prefers of them, and what it bought there.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId, version } from '../shared/ids.ts';
import { vendorDetail, vendorListed, vendorPreference, vendorPurchases } from './vendor.ts';

const vendorParams = z.object({ vendorId: pathId });

export const vendorCalls = {
  listVendors: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'vendors',
    summary: "All vendors with the practice's preferences, the hidden ones too",
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    data: z.array(vendorListed),
  }),
  getVendor: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'vendors/{vendorId}',
    summary: 'A vendor with its terms, deliveries and ratings',
    access: 'pro20',
    permission: 'view',
    scopes: ['catalog.read'],
    params: vendorParams,
    data: vendorDetail,
    errors: ['NOT_FOUND'],
  }),
  getVendorPurchases: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'vendors/{vendorId}/purchases',
    summary: 'What was bought at a vendor in the last 12 months, by month and by article',
    access: 'pro20',
    permission: 'reports',
    scopes: ['orders.read'],
    params: vendorParams,
    query: z.object({
      /** Only the articles of this month; the months come all the same. */
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    data: vendorPurchases,
    errors: ['NOT_FOUND'],
  }),
  setVendorPreference: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'vendors/{vendorId}/preferences',
    summary: 'Favourite, hide, own discount and conditions of a vendor; what is left out stays as it is',
    access: 'pro20',
    permission: 'manageVendors',
    params: vendorParams,
    body: vendorPreference.partial().extend({ version: version.optional() }),
    data: vendorListed,
    errors: ['NOT_FOUND', 'APPROVERS_ONLY', 'CHANGED_MEANWHILE'],
  }),
} as const;
