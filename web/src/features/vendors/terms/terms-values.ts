// The practice's own terms as they are typed, in euros; an empty field follows the vendor's term. Pure.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import type { OwnTerms } from '@praxora/rules/vendors/pricing-terms';

export interface TermsValues {
  shipping: NumberEntry;
  freeFrom: NumberEntry;
  /** Shipping is paid however much is ordered: a choice of its own, not an empty field. */
  isNeverFree: boolean;
  surcharge: NumberEntry;
  surchargeBelow: NumberEntry;
  discount: NumberEntry;
}

export const noTerms: TermsValues = {
  shipping: null,
  freeFrom: null,
  isNeverFree: false,
  surcharge: null,
  surchargeBelow: null,
  discount: null,
};

const euros = (cents: number | null | undefined): number | null => (cents == null ? null : cents / 100);

export function toTermsValues({
  ownTerms,
  ownDiscount,
}: Pick<VendorListed, 'ownTerms' | 'ownDiscount'>): TermsValues {
  const freeFrom = ownTerms?.freeShippingFromCents;
  return {
    shipping: euros(ownTerms?.shippingCents),
    freeFrom: euros(freeFrom === 'never' ? null : freeFrom),
    isNeverFree: freeFrom === 'never',
    surcharge: euros(ownTerms?.surchargeCents),
    surchargeBelow: euros(ownTerms?.surchargeBelowCents),
    discount: ownDiscount === 0 ? null : ownDiscount,
  };
}

const cents = (entry: NumberEntry): number | null => {
  const value = toNumber(entry);
  return value === null ? null : Math.round(value * 100);
};

/** Terms of the form; unreadable input counts as empty; null: nothing was agreed on. */
export function toOwnTerms(values: TermsValues): OwnTerms | null {
  const terms: OwnTerms = {
    shippingCents: cents(values.shipping),
    freeShippingFromCents: values.isNeverFree ? 'never' : cents(values.freeFrom),
    surchargeCents: cents(values.surcharge),
    surchargeBelowCents: cents(values.surchargeBelow),
  };
  return Object.values(terms).every((term) => term === null) ? null : terms;
}

export const toDiscount = ({ discount }: Pick<TermsValues, 'discount'>): number => toNumber(discount) ?? 0;

export const isSame = (one: TermsValues, other: TermsValues): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
