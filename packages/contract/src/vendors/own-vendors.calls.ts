// A practice's own vendors: dealers that are not on the marketplace. Nobody else sees them.
import { z } from 'zod';
import { optionalEmailField } from '../account/identity.calls.ts';
import { defineCall } from '../shared/call.ts';
import { pathId, version, versionQuery } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { vendorDetail, vendorPreference } from './vendor.ts';

const line = lineText.max(120);

const ownVendorFields = z.object({
  name: line.min(1),
  street: line,
  postcode: lineText.max(12),
  location: line,
  /** ISO code; one of the configuration's countries. */
  country: z.string().regex(/^[A-Z]{2}$/),
  contactPerson: line,
  phone: line,
  /** Where orders go; needed when they go by e-mail. */
  email: optionalEmailField,
  /** Own vendors have no webhooks: the server never calls an address typed by a practice. */
  transmission: z.enum(['email', 'manual']),
  ...vendorPreference.pick({ customerNumber: true, defaultMessage: true, ownDiscount: true, ownTerms: true })
    .shape,
});
const givenFields = ownVendorFields.partial().required({ name: true });

interface Transmitted {
  readonly transmission?: 'email' | 'manual' | undefined;
  readonly email?: string | undefined;
}

const ownVendorParams = z.object({ vendorId: pathId });

/** Where what is left out stays as it was, the address may be there already. */
const needsAddress = ({ transmission, email }: Transmitted): boolean =>
  transmission === 'email' && email === '';

const emailNeeded = { path: ['email'], error: 'EMAIL_REQUIRED' };

const newOwnVendor = givenFields
  .extend({
    /** A previewed price list: its prices are committed with the vendor, all or nothing. */
    priceListId: z.uuid().optional(),
  })
  .refine(({ transmission, email = '' }) => !needsAddress({ transmission, email }), emailNeeded);

const changedOwnVendor = givenFields
  .extend({ version: version.optional() })
  .refine((fields) => !needsAddress(fields), emailNeeded);

nameSchemas({ NewOwnVendor: newOwnVendor, ChangedOwnVendor: changedOwnVendor });

export const ownVendorCalls = {
  createOwnVendor: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'vendors/custom',
    summary: "Create a practice's own vendor; only the name is needed, and orders go by hand then",
    access: 'pro20',
    permission: 'manageVendors',
    body: newOwnVendor,
    data: vendorDetail,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'APPROVERS_ONLY', 'IMPORT_HAS_ERRORS', 'IMPORT_NOTHING_LEFT'],
  }),
  updateOwnVendor: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'vendors/custom/{vendorId}',
    summary: 'Change an own vendor; what is left out stays as it is',
    access: 'pro20',
    permission: 'manageVendors',
    params: ownVendorParams,
    body: changedOwnVendor,
    data: vendorDetail,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'APPROVERS_ONLY', 'CHANGED_MEANWHILE'],
  }),
  deleteOwnVendor: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'vendors/custom/{vendorId}',
    summary: 'Delete an own vendor without own prices that lies in no cart; orders keep its name',
    access: 'pro20',
    permission: 'manageVendors',
    params: ownVendorParams,
    query: versionQuery,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'VENDOR_HAS_PRICE_OFFERS', 'VENDOR_IN_CART', 'APPROVERS_ONLY', 'CHANGED_MEANWHILE'],
  }),
} as const;
