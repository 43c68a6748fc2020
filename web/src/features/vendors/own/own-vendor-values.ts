// An own vendor as it is typed. Pure.
import type { BodyOf } from '@praxora/contract/shared/call';
import type { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { freeDelivery, termsInForce, type VendorTerms } from '@praxora/rules/vendors/pricing-terms';
import {
  noTerms,
  type TermsValues,
  toTermsValues as termsValuesOf,
  toDiscount,
  toOwnTerms,
} from '../terms/terms-values.ts';

export interface OwnVendorValues extends TermsValues {
  name: string;
  street: string;
  postcode: string;
  location: string;
  country: string;
  contactPerson: string;
  phone: string;
  email: string;
  transmission: 'email' | 'manual';
  customerNumber: string;
  defaultMessage: string;
}

export const newVendor = (country: string): OwnVendorValues => ({
  ...noTerms,
  name: '',
  street: '',
  postcode: '',
  location: '',
  country,
  contactPerson: '',
  phone: '',
  email: '',
  transmission: 'manual',
  customerNumber: '',
  defaultMessage: '',
});

type OwnVendor = VendorDetail & { readonly own: NonNullable<VendorDetail['own']> };

export const isOwnVendor = (vendor: VendorDetail): vendor is OwnVendor => vendor.own !== null;

export const toFormValues = (vendor: OwnVendor): OwnVendorValues => ({
  ...termsValuesOf(vendor),
  name: vendor.name,
  street: vendor.own.street,
  postcode: vendor.own.postcode,
  location: vendor.own.location,
  country: vendor.own.country,
  contactPerson: vendor.own.contactPerson,
  phone: vendor.phone,
  email: vendor.email,
  transmission: vendor.transmission === 'email' ? 'email' : 'manual',
  customerNumber: vendor.customerNumber,
  defaultMessage: vendor.defaultMessage,
});

type Body = Omit<BodyOf<typeof ownVendorCalls.createOwnVendor>, 'priceListId'>;

export const toBody = (values: OwnVendorValues): Body => ({
  name: values.name,
  street: values.street,
  postcode: values.postcode,
  location: values.location,
  country: values.country,
  contactPerson: values.contactPerson,
  phone: values.phone,
  email: values.email,
  transmission: values.transmission,
  customerNumber: values.customerNumber,
  defaultMessage: values.defaultMessage,
  ownDiscount: toDiscount(values),
  ownTerms: toOwnTerms(values),
});

/** Delivery terms as typed: a cost left empty is not charged. */
export const toTerms = (values: TermsValues): VendorTerms =>
  termsInForce(freeDelivery, toOwnTerms(values)) ?? freeDelivery;

const folded = (name: string): string => name.trim().toLowerCase();

/** As the server compares them; a vendor may keep its own name. */
export const isNameTaken = (
  name: string,
  vendors: readonly { readonly id: number; readonly name: string }[],
  ownId: number | null,
): boolean => vendors.some((vendor) => vendor.id !== ownId && folded(vendor.name) === folded(name));
