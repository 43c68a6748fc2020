// The practice's address book: where goods and invoices go.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pathId, version, versionQuery } from '../ids.ts';
import { nameSchemas } from '../shared-schemas.ts';

const line = z.string().trim().max(120);

const addressFields = z.object({
  kind: z.enum(['billing', 'shipping']),
  type: z.enum(['Praxis', 'Labor', 'Prophylaxe-Shop', 'Sonstiges', 'practice']),
  shortName: line.min(1),
  companyName: line.min(1),
  salutation: z.enum(['Mr', 'Mrs']).nullable(),
  firstName: line,
  lastName: line,
  street: line.min(1),
  postcode: z.string().trim().min(3).max(12),
  location: line.min(1),
  /** ISO code; one of the configuration's countries. */
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: line,
  mobile: line,
  fax: line,
  vatId: z.string().trim().max(20),
});

export const address = addressFields.extend({ id: z.number().int() });
export type Address = z.infer<typeof address>;

/** In the address book, where it can be changed; orders keep the address alone. */
const listedAddress = address.extend({ version });
export type ListedAddress = z.infer<typeof listedAddress>;

const addressParams = z.object({ addressId: pathId });

nameSchemas({ AddressFields: addressFields, Address: address, ListedAddress: listedAddress });

export const addressCalls = {
  listAddresses: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'addresses',
    summary: 'All addresses of the practice, the default one of each kind first',
    access: 'pro20',
    scopes: ['order'],
    data: z.array(listedAddress),
  }),
  createAddress: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'addresses',
    summary: 'Add an address',
    access: 'pro20',
    body: addressFields,
    data: listedAddress,
    errors: ['INCORRECT_VALUE'],
  }),
  updateAddress: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'addresses/{addressId}',
    summary: 'Change an address; orders keep the address they were placed with',
    access: 'pro20',
    params: addressParams,
    body: addressFields.extend({ version: version.optional() }),
    data: listedAddress,
    errors: ['NOT_FOUND', 'INCORRECT_VALUE', 'ADDRESS_IN_USE', 'CHANGED_MEANWHILE'],
  }),
  deleteAddress: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'addresses/{addressId}',
    summary: 'Delete an address, unless it is the last of its kind or used in a shopping cart',
    access: 'pro20',
    params: addressParams,
    query: versionQuery,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'ADDRESS_IN_USE', 'CHANGED_MEANWHILE'],
  }),
} as const;
