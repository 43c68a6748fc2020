// A vendor's row and its figures in the contract's shape.
import type { VendorListed, VendorPreference } from '@praxora/contract/vendors/vendor';
import { termsInForce } from '@praxora/rules/vendors/pricing-terms';
import type { VendorFigures } from './figures.ts';
import type { VendorRow } from './vendors.repository.ts';

const deliveryDays = ({ delivery_days_min: from, delivery_days_max: to }: VendorRow) =>
  from === null || to === null ? null : { from, to };

/** The practice's preferences for the vendor. */
export const preferenceIn = (row: VendorRow): VendorPreference => ({
  isFavorite: row.is_favourite,
  isHidden: row.is_hidden,
  ownDiscount: row.discount_basis_points / 100,
  customerNumber: row.customer_number,
  defaultMessage: row.default_message,
  ownTerms: row.own_terms,
});

export const listed = (row: VendorRow, figures: VendorFigures): VendorListed => ({
  id: row.id,
  version: row.version,
  name: row.name,
  isOwn: row.is_own,
  rating: row.rating,
  hue: row.hue,
  ...preferenceIn(row),
  terms: row.terms,
  termsInForce: termsInForce(row.terms, row.own_terms),
  transmission: row.transmission,
  email: row.email,
  phone: row.phone,
  deliveryDays: deliveryDays(row),
  delivery: figures.delivery,
  offerCount: figures.offerCount,
  lastOrderAt: figures.lastOrderAt,
  spentCents: figures.spentCents,
});
