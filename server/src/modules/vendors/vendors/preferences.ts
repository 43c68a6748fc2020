// Preferences of a practice for a vendor, and the conditions it agreed on.
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { VendorListed, VendorPreference } from '@praxora/contract/vendors/vendor';
import type { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { refuseOthersThanApprovers } from '../../account/index.ts';
import { readFigures } from './figures.ts';
import { listed, preferenceIn } from './listed.ts';
import { recordPreference } from './recorded-preferences.ts';
import * as repository from './vendors.repository.ts';

/** Fields that affect prices: with approvals in use only approvers may change them; all others are open to every user. */
const approversOnly: ReadonlySet<string> = new Set<keyof VendorPreference>(['ownDiscount', 'ownTerms']);

export async function setPreference(
  context: UserContext,
  vendorId: number,
  { version, ...change }: BodyOf<typeof vendorCalls.setVendorPreference>,
): Promise<VendorListed> {
  const { tx } = context;
  // Before what is said of it, as whoever changes or deletes it does, so that nobody waits in a circle.
  await repository.holdOwnVendor(tx, vendorId);
  const current = await holdVersion(context, 'vendor_preference', vendorId);
  const before = await readPreference(context, vendorId);
  const changes = changedFields(before, change);
  if (changes.some(([name]) => approversOnly.has(name))) await refuseOthersThanApprovers(context);
  refuseOutdated(version, current, () => changes.length === 0);
  const next = { ...before, ...Object.fromEntries(changes) };
  await savePreference(tx, vendorId, next);
  const row = await rowOf(context, vendorId);
  await recordPreference(context, row, before, next);
  return listed(row, (await readFigures(context, vendorId)).of(vendorId, row.delivery_days_max));
}

/** Fields that a change would alter; fields left out, or equal to the present value, do not count. */
export const changedFields = <Fields extends object>(
  before: Fields,
  change: { readonly [Name in keyof Fields]?: Fields[Name] | undefined },
): [string, unknown][] =>
  Object.entries(change).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof Fields]),
  );

async function rowOf({ tx }: UserContext, vendorId: number): Promise<repository.VendorRow> {
  const [row] = await repository.listVendors(tx, vendorId);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

export const readPreference = async (context: UserContext, vendorId: number): Promise<VendorPreference> =>
  preferenceIn(await rowOf(context, vendorId));

export const savePreference = (tx: Tx, vendorId: number, next: VendorPreference): Promise<number> =>
  repository.savePreference(tx, vendorId, {
    isFavourite: next.isFavorite,
    isHidden: next.isHidden,
    discountBasisPoints: Math.round(next.ownDiscount * 100),
    customerNumber: next.customerNumber,
    defaultMessage: next.defaultMessage,
    ownTerms: next.ownTerms,
  });
