// The practice's address book: where goods and invoices go.
import { addressFaults } from '@praxora/rules/account/address';
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId, version, versionQuery } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const line = lineText.max(120);
const kind = z.enum(['billing', 'shipping']);
const type = z.enum(['Praxis', 'Labor', 'Prophylaxe-Shop', 'Sonstiges', 'practice']);
const salutation = z.enum(['Mr', 'Mrs']).nullable();

const typedFields = z.object({
  kind,
  type,
  shortName: line.min(1),
  companyName: line.min(1),
  salutation,
  firstName: line,
  lastName: line,
  street: line.min(1),
  postcode: lineText.min(1).max(12),
  location: line.min(1),
  /** ISO code; one of the configuration's countries. */
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: line,
  mobile: line,
  fax: line,
  vatId: lineText.max(30),
  /** True makes it the default of its kind. It stays the default until another one is made it. */
  isDefault: z.boolean().optional(),
});

function checkFields(fields: z.infer<typeof typedFields>, context: z.RefinementCtx): void {
  for (const { field, code } of addressFaults(fields)) {
    // Empty fields are already reported as missing.
    if (fields[field] !== '') context.addIssue({ code: 'custom', path: [field], message: code });
  }
}

const addressFields = typedFields
  .extend({
    /** A delivery address that invoices go to as well: a billing address is made with the same fields. */
    isAlsoBilling: z.boolean().optional(),
  })
  .superRefine(checkFields);

/** Stored address: not validated, so that addresses written before today's checks stay readable. */
export const address = z.object({
  id: whole,
  kind,
  type,
  shortName: z.string(),
  companyName: z.string(),
  salutation,
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  postcode: z.string(),
  location: z.string(),
  country: z.string(),
  phone: z.string(),
  mobile: z.string(),
  fax: z.string(),
  vatId: z.string(),
});
export type Address = z.infer<typeof address>;

/** In the address book, where it can be changed; orders keep the address alone. */
const listedAddress = address.extend({ isDefault: z.boolean(), version });
export type ListedAddress = z.infer<typeof listedAddress>;

const addressParams = z.object({ addressId: pathId });

nameSchemas({ AddressFields: addressFields, Address: address, ListedAddress: listedAddress });

const fieldErrors = [
  'INCORRECT_VALUE',
  'POSTCODE_DE',
  'POSTCODE_AT',
  'PHONE_FORM',
  'VAT_ID_FORM',
  'VAT_ID_CHECK_DIGIT',
] as const;

export const addressCalls = {
  listAddresses: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'addresses',
    summary: 'All addresses of the practice, the default one of each kind first',
    access: 'pro20',
    permission: 'view',
    scopes: ['order'],
    data: z.array(listedAddress),
  }),
  createAddress: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'addresses',
    summary: 'Add an address',
    access: 'pro20',
    permission: 'manageSettings',
    body: addressFields,
    data: listedAddress,
    errors: [...fieldErrors],
  }),
  updateAddress: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'addresses/{addressId}',
    summary: 'Change an address; orders keep the address they were placed with',
    access: 'pro20',
    permission: 'manageSettings',
    params: addressParams,
    body: typedFields.extend({ version: version.optional() }).superRefine(checkFields),
    data: listedAddress,
    errors: [...fieldErrors, 'NOT_FOUND', 'ADDRESS_IN_USE', 'CHANGED_MEANWHILE'],
  }),
  deleteAddress: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'addresses/{addressId}',
    summary: 'Delete an address, unless it is the last of its kind or used in a shopping cart',
    access: 'pro20',
    permission: 'manageSettings',
    params: addressParams,
    query: versionQuery,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'ADDRESS_IN_USE', 'CHANGED_MEANWHILE'],
  }),
} as const;
