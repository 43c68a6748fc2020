// A practice's own vendors: made by name alone, changed, and deleted while nothing depends on them.
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { refusedWhenTaken } from '../../../platform/database/unique.ts';
import {
  holdVersion,
  noteWriter,
  refuseOutdated,
  type Version,
} from '../../../platform/database/versions.ts';
import { concerning, Refusal } from '../../../platform/errors.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import { recordActivity, recordChange, refuseOthersThanApprovers } from '../../account/index.ts';
import { removeOwnOffersAt } from '../offers/own-offers.ts';
import { vendorDetail } from './detail.ts';
import * as repository from './own-vendors.repository.ts';
import { changedFields, readPreference, savePreference } from './preferences.ts';
import { recordPreference } from './recorded-preferences.ts';

type OwnVendor = repository.OwnVendorRow;
type Creation = BodyOf<typeof ownVendorCalls.createOwnVendor>;
type Change = BodyOf<typeof ownVendorCalls.updateOwnVendor>;

/** Commits the prices of a previewed list at a vendor, in the transaction of the context, all or nothing. */
export type CommitPriceList = (
  context: UserContext,
  vendorId: number,
  priceListId: string,
) => Promise<unknown>;

export async function createOwnVendor(
  context: UserContext,
  { priceListId, ...fields }: Creation,
  commitPriceList: CommitPriceList,
): Promise<VendorDetail> {
  const { tx, user } = context;
  await refuseOthersThanApprovers(context);
  const vendor = withChange({ ...unsaid, country: user.country }, fields);
  refuseWrongFields(context, vendor);
  if (await repository.isNameTaken(tx, vendor.name)) throw new Refusal('RESOURCE_EXISTS');
  await noteWriter(context);
  const vendorId = await refusedWhenTaken('RESOURCE_EXISTS', () =>
    repository.insertOwnVendor(tx, `own-${randomUUID()}`, vendor),
  );
  await recordActivity(context, { action: 'vendor.created', subject: toSubject(vendorId, vendor) });
  await saveAgreement(context, vendorId, fields);
  if (priceListId !== undefined) await commitPriceList(context, vendorId, priceListId);
  return vendorDetail(context, vendorId);
}

export async function updateOwnVendor(
  context: UserContext,
  vendorId: number,
  { version, ...fields }: Change,
): Promise<VendorDetail> {
  const { tx } = context;
  const current = await holdOwnVendor(context, vendorId);
  const before = await ownVendorNeeded(context, vendorId);
  await refuseOthersThanApprovers(context);
  const preference = await readPreference(context, vendorId);
  const isSame = changedFields({ ...preference, ...before }, fields).length === 0;
  refuseOutdated(version, current, () => isSame);
  const vendor = withChange(before, fields);
  refuseWrongFields(context, vendor);
  if (await repository.isNameTaken(tx, vendor.name, vendorId)) throw new Refusal('RESOURCE_EXISTS');
  await refusedWhenTaken('RESOURCE_EXISTS', () => repository.updateOwnVendor(tx, vendorId, vendor));
  const activity = { action: 'vendor.changed', subject: toSubject(vendorId, vendor) } as const;
  await recordChange(context, activity, { ...before }, { ...vendor });
  await saveAgreement(context, vendorId, fields);
  return vendorDetail(context, vendorId);
}

const toSubject = (id: number, { name }: Pick<OwnVendor, 'name'>) => ({ type: 'vendor', id, name }) as const;

type Clearing = (tx: Tx, vendorId: number) => Promise<unknown>;
const clearings = new Set<Clearing>();

/** A domain above registers here what it keeps about an own vendor and clears, in the same transaction, when it is deleted. */
export function registerVendorClearing(clearing: Clearing): void {
  clearings.add(clearing);
}

/** Past orders there keep the vendor's name. */
export async function deleteOwnVendor(
  context: UserContext,
  vendorId: number,
  version?: number,
): Promise<{ deleted: boolean }> {
  const { tx } = context;
  await repository.lockForDeletion(tx, vendorId);
  const current = await holdOwnVendor(context, vendorId);
  const vendor = await ownVendorNeeded(context, vendorId);
  await refuseOthersThanApprovers(context);
  refuseOutdated(version, current);
  const priced = await repository.listPricedArticles(tx, vendorId);
  if (priced.length > 0)
    throw new Refusal(
      'VENDOR_HAS_PRICE_OFFERS',
      { count: priced.length },
      concerning(...priced.slice(0, mostNamed)),
    );
  if (await repository.hasCartPositions(tx, vendorId)) throw new Refusal('VENDOR_IN_CART');
  for (const clear of clearings) await clear(tx, vendorId);
  await removeOwnOffersAt(tx, vendorId);
  await repository.markDeleted(tx, vendorId);
  await recordActivity(context, { action: 'vendor.deleted', subject: toSubject(vendorId, vendor) });
  return { deleted: true };
}

/** A page of names tells enough. */
const mostNamed = 20;

const unsaid: Omit<OwnVendor, 'name' | 'country'> = {
  street: '',
  postcode: '',
  location: '',
  contactPerson: '',
  phone: '',
  email: '',
  transmission: 'manual',
};

/** Fields left out stay unchanged. */
const withChange = (before: Omit<OwnVendor, 'name'>, change: Creation | Change): OwnVendor => ({
  name: change.name,
  street: change.street ?? before.street,
  postcode: change.postcode ?? before.postcode,
  location: change.location ?? before.location,
  country: change.country ?? before.country,
  contactPerson: change.contactPerson ?? before.contactPerson,
  phone: change.phone ?? before.phone,
  email: change.email ?? before.email,
  transmission: change.transmission ?? before.transmission,
});

async function saveAgreement(
  context: UserContext,
  vendorId: number,
  { name, customerNumber, defaultMessage, ownDiscount, ownTerms }: Creation | Change,
): Promise<void> {
  const before = await readPreference(context, vendorId);
  const changes = changedFields(before, { customerNumber, defaultMessage, ownDiscount, ownTerms });
  if (changes.length === 0) return;
  const next = { ...before, ...Object.fromEntries(changes) };
  await savePreference(context.tx, vendorId, next);
  await recordPreference(context, { id: vendorId, name }, before, next);
}

function refuseWrongFields({ config }: UserContext, vendor: OwnVendor): void {
  if (vendor.country !== '' && !config.COUNTRIES.includes(vendor.country))
    throw wrongFields([{ field: 'country', code: 'INCORRECT_VALUE' }], vendor);
  if (vendor.transmission === 'email' && vendor.email === '')
    throw wrongFields([{ field: 'email', code: 'EMAIL_REQUIRED' }], vendor);
}

async function ownVendorNeeded({ tx }: UserContext, vendorId: number): Promise<OwnVendor> {
  const row = await repository.findOwnVendor(tx, vendorId);
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}

/** The form holds the vendor and what was agreed on with it: both only count up, so that their sum tells any change. */
async function holdOwnVendor(context: UserContext, vendorId: number): Promise<Version> {
  const vendor = await holdVersion(context, 'vendor', vendorId);
  const preference = await holdVersion(context, 'vendor_preference', vendorId);
  const isLater = (preference.changed_at?.getTime() ?? 0) > (vendor.changed_at?.getTime() ?? 0);
  return { ...(isLater ? preference : vendor), version: vendor.version + preference.version };
}
