// Vendors as a practice sees them: their terms in its country, and what it prefers.
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@praxora/contract/call';
import type { VendorListed, vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { holdVersion, refuseOutdated } from '../../platform/database/versions.ts';
import { Refusal } from '../../platform/errors.ts';
import { refuseOthersThanApprovers } from '../clinics/clinics.service.ts';
import * as repository from './vendors.repository.ts';

export async function listVendors({ tx, user }: UserContext): Promise<VendorListed[]> {
  return (await repository.listVendors(tx, user.country)).map(listed);
}

/** Which vendors one likes is everybody's; the conditions one buys under are approvers' where there are approvals. */
const everybodys: ReadonlySet<string> = new Set(['isFavorite', 'isHidden']);

export async function setPreference(
  context: UserContext,
  vendorId: number,
  { version, ...change }: BodyOf<typeof vendorCalls.setVendorPreference>,
): Promise<VendorListed> {
  const { tx, user } = context;
  const current = await holdVersion(context, 'vendor_preference', vendorId);
  const row = await repository.findVendor(tx, user.country, vendorId);
  if (row === null) throw new Refusal('NOT_FOUND');
  const before = listed(row);
  const changes = Object.entries(change).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof typeof change]),
  );
  if (changes.some(([name]) => !everybodys.has(name))) await refuseOthersThanApprovers(context);
  refuseOutdated(version, current, () => changes.length === 0);
  const next: VendorListed = { ...before, ...Object.fromEntries(changes) };
  await repository.savePreference(tx, vendorId, {
    isFavourite: next.isFavorite,
    isHidden: next.isHidden,
    discountBasisPoints: Math.round(next.ownDiscount * 100),
    customerNumber: next.customerNumber,
    defaultMessage: next.defaultMessage,
    ownShippingCents: next.ownTerms?.shippingCents ?? null,
    ownFreeShippingFromCents: next.ownTerms?.freeShippingFromCents ?? null,
    ownSurchargeCents: next.ownTerms?.surchargeCents ?? null,
    ownSurchargeBelowCents: next.ownTerms?.surchargeBelowCents ?? null,
  });
  return { ...next, version: (await holdVersion(context, 'vendor_preference', vendorId)).version };
}

/** Of these vendors those that exist for the practice, with whether it has hidden them. */
export async function vendorMarks(
  { tx }: Pick<UserContext, 'tx'>,
  vendorIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly isHidden: boolean }>> {
  if (vendorIds.length === 0) return new Map();
  return new Map((await repository.listMarks(tx, vendorIds)).map((one) => [one.id, one]));
}

/** Empty where the practice has none yet. */
export const customerNumberAt = (tx: Tx, vendorId: number): Promise<string> =>
  repository.findCustomerNumber(tx, vendorId);

/** What search must know of this practice to count offers and prices as it would buy them. */
export interface PriceView {
  /** Hidden by the practice, or not delivering to its country. */
  readonly hiddenVendorIds: number[];
  readonly discounts: { readonly vendorId: number; readonly basisPoints: number }[];
}

export async function priceViewOf({
  tx,
  user,
}: {
  readonly tx: UserContext['tx'];
  readonly user: Pick<UserContext['user'], 'country'>;
}): Promise<PriceView> {
  const rows = await repository.listPriceView(tx, user.country);
  return {
    hiddenVendorIds: rows.filter((row) => row.is_hidden).map((row) => row.vendor_id),
    discounts: rows
      .filter((row) => !row.is_hidden && row.discount_basis_points > 0)
      .map((row) => ({ vendorId: row.vendor_id, basisPoints: row.discount_basis_points })),
  };
}

function listed(row: repository.VendorRow): VendorListed {
  const ownTerms =
    row.own_shipping_cents === null
      ? null
      : {
          shippingCents: row.own_shipping_cents,
          freeShippingFromCents: row.own_free_shipping_from_cents,
          surchargeCents: row.own_surcharge_cents ?? 0,
          surchargeBelowCents: row.own_surcharge_below_cents ?? 0,
        };
  const terms =
    row.shipping_cents === null
      ? null
      : {
          shippingCents: row.shipping_cents,
          freeShippingFromCents: row.free_shipping_from_cents,
          surchargeCents: row.surcharge_cents ?? 0,
          surchargeBelowCents: row.surcharge_below_cents ?? 0,
        };
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    rating: row.rating,
    hue: row.hue,
    isFavorite: row.is_favourite,
    isHidden: row.is_hidden,
    ownDiscount: row.discount_basis_points / 100,
    customerNumber: row.customer_number,
    defaultMessage: row.default_message,
    ownTerms,
    terms,
  };
}
