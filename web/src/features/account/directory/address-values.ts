// An address as its form holds it: what is not chosen is an empty text there.
import type { Address, ListedAddress } from '@praxora/contract/account/addresses.calls';
import { usualAddressType } from '../../../lib/marketplace/address-type.ts';

export type AddressValues = Omit<Address, 'id' | 'salutation'> & {
  salutation: 'Mr' | 'Mrs' | '';
  isDefault: boolean;
  /** New delivery addresses only: invoices go there, too. */
  isAlsoBilling?: boolean;
};

interface Start {
  readonly kind: Address['kind'];
  readonly companyName: string;
  readonly country: string;
  readonly isDefault: boolean;
}

export const newAddress = ({ kind, companyName, country, isDefault }: Start): AddressValues => ({
  kind,
  type: usualAddressType,
  shortName: '',
  companyName,
  salutation: '',
  firstName: '',
  lastName: '',
  street: '',
  postcode: '',
  location: '',
  country,
  phone: '',
  mobile: '',
  fax: '',
  vatId: '',
  isDefault,
});

export function toAddressValues({
  id: _id,
  version: _version,
  salutation,
  ...fields
}: ListedAddress): AddressValues {
  return { ...fields, salutation: salutation ?? '' };
}

/** As the contract takes it. */
export const toAddressBody = ({ salutation, ...fields }: AddressValues) => ({
  ...fields,
  salutation: salutation === '' ? null : salutation,
});

export const isChanged = (before: AddressValues, now: AddressValues): boolean =>
  (Object.keys(before) as (keyof AddressValues)[]).some((name) => before[name] !== now[name]);
