// Entries of the activity log about what a practice agreed on with a vendor and prefers of it.
import type { VendorPreference } from '@praxora/contract/vendors/vendor';
import type { UserContext } from '../../../platform/context.ts';
import { recordChange } from '../../account/index.ts';

export async function recordPreference(
  context: UserContext,
  vendor: { readonly id: number; readonly name: string },
  before: VendorPreference,
  after: VendorPreference,
): Promise<void> {
  const subject = { type: 'vendor', id: vendor.id, name: vendor.name } as const;
  const terms = { action: 'vendor.termsChanged', subject } as const;
  await recordChange(context, terms, toTerms(before), toTerms(after));
  const preferences = { action: 'vendor.preferencesChanged', subject } as const;
  await recordChange(context, preferences, toPreferences(before), toPreferences(after));
}

const toTerms = ({ ownDiscount, ownTerms }: VendorPreference) => ({
  ownDiscount,
  shippingCents: ownTerms?.shippingCents ?? null,
  freeShippingFromCents: ownTerms?.freeShippingFromCents ?? null,
  surchargeCents: ownTerms?.surchargeCents ?? null,
  surchargeBelowCents: ownTerms?.surchargeBelowCents ?? null,
});

const toPreferences = ({ isFavorite, isHidden, customerNumber, defaultMessage }: VendorPreference) => ({
  isFavorite,
  isHidden,
  customerNumber,
  defaultMessage,
});
