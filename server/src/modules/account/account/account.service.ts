// The practice's address book: where goods and invoices go.
import type { Address, addressCalls, ListedAddress } from '@praxora/contract/account/addresses.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { plainVatId } from '@praxora/rules/account/vat-id';
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { holdVersion, noteWriter, refuseOutdated } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { InvalidInput } from '../../../platform/http/problems.ts';
import { type FieldValues, recordActivity, recordChange } from '../audit/audit.service.ts';
import * as repository from './account.repository.ts';

type Body = BodyOf<typeof addressCalls.createAddress>;

const byName = atFirstUse(() => new Intl.Collator('de', { numeric: true }));

/** The default one of each kind comes before the others of its kind, which come by their names. */
export async function listAddresses({ tx }: Pick<UserContext, 'tx'>): Promise<ListedAddress[]> {
  const addresses = await repository.listAddresses(tx);
  return addresses.sort(
    (a, b) => Number(b.isDefault) - Number(a.isDefault) || byName().compare(a.shortName, b.shortName),
  );
}

export async function createAddress(context: UserContext, body: Body): Promise<ListedAddress> {
  const { isDefault, isAlsoBilling, ...fields } = readBody(context, body);
  // Serializes concurrent changes of the default address: the second one wins.
  await lockInPractice(context.tx, 'cart');
  await noteWriter(context);
  const address = await repository.insertAddress(context.tx, fields);
  await recordActivity(context, { action: 'address.created', subject: toSubject(address) });
  if (isAlsoBilling && fields.kind === 'shipping')
    await createAddress(context, { ...fields, kind: 'billing', isDefault });
  return isDefault && !address.isDefault ? repository.makeDefault(context.tx, address.id) : address;
}

export async function updateAddress(
  context: UserContext,
  id: number,
  { version, ...body }: BodyOf<typeof addressCalls.updateAddress>,
): Promise<ListedAddress> {
  const { isDefault, ...fields } = readBody(context, body);
  const { tx } = context;
  await lockInPractice(tx, 'cart');
  const current = await holdVersion(context, 'address', id);
  const address = await addressNeeded(context, id);
  refuseOutdated(
    version,
    current,
    () =>
      (isDefault !== true || address.isDefault) &&
      (Object.keys(fields) as (keyof typeof fields)[]).every((name) => fields[name] === address[name]),
  );
  if (fields.kind !== address.kind) await refuseWhenNeeded(context, address);
  const updated = await repository.updateAddress(tx, id, fields);
  const result = isDefault && !updated.isDefault ? await repository.makeDefault(tx, id) : updated;
  const activity = { action: 'address.changed', subject: toSubject(result) } as const;
  await recordChange(context, activity, toValues(address), toValues(result));
  return result;
}

export async function deleteAddress(
  context: UserContext,
  id: number,
  version?: number,
): Promise<{ deleted: boolean }> {
  const { tx } = context;
  // Keeps the address's cart from being filled, and the other address from being deleted, during the check.
  await lockInPractice(tx, 'cart');
  const address = await addressNeeded(context, id);
  refuseOutdated(version, await holdVersion(context, 'address', id));
  await refuseWhenNeeded(context, address);
  const isDeleted = (await repository.deleteAddress(tx, id)) > 0;
  if (isDeleted) await recordActivity(context, { action: 'address.deleted', subject: toSubject(address) });
  return { deleted: isDeleted };
}

const toSubject = ({ id, shortName }: Address) => ({ type: 'address', id, name: shortName }) as const;

/** The fields as the activity log names them; those that tell of a person are recorded without their values. */
const toValues = ({ id: _, version: _version, kind, type, ...fields }: ListedAddress): FieldValues => ({
  addressKind: kind,
  addressType: type,
  ...fields,
});

/** Delivery address with this id; refused if there is none. */
export function deliveryAddress(addresses: readonly ListedAddress[], id: number): Address {
  const address = addresses.find((one) => one.id === id && one.kind === 'shipping');
  if (address === undefined) throw new Refusal('NOT_FOUND');
  return alone(address);
}

/** Billing address with this id; without an id the default one. */
export function billingAddress(all: readonly ListedAddress[], id?: number): Address {
  const addresses = all.filter(({ kind }) => kind === 'billing');
  if (addresses.length === 0) throw new Refusal('NO_BILLING_ADDRESS');
  const address = id === undefined ? addresses[0] : addresses.find((one) => one.id === id);
  if (address === undefined) throw new Refusal('NOT_FOUND');
  return alone(address);
}

async function addressNeeded(context: UserContext, id: number): Promise<ListedAddress> {
  const address = (await listAddresses(context)).find((one) => one.id === id);
  if (address === undefined) throw new Refusal('NOT_FOUND');
  return address;
}

/** The address as orders keep it, without what only the address book knows. */
function alone({ version: _version, isDefault: _isDefault, ...address }: ListedAddress): Address {
  return address;
}

/** The last of its kind stays what it is, and so does one that a cart is delivered to. */
async function refuseWhenNeeded(context: UserContext, { id, kind }: Address): Promise<void> {
  const ofThatKind = (await listAddresses(context)).filter((address) => address.kind === kind);
  if (ofThatKind.length === 1 || (await repository.hasCart(context.tx, id)))
    throw new Refusal('ADDRESS_IN_USE');
}

/** A VAT id is kept as it stands on invoices; phone numbers as they were typed. */
function readBody<Fields extends Pick<Body, 'country' | 'vatId'>>(
  { config }: UserContext,
  body: Fields,
): Fields {
  if (config.COUNTRIES.includes(body.country)) return { ...body, vatId: plainVatId(body.vatId) };
  const issue = { code: 'custom' as const, path: ['country'], message: 'INCORRECT_VALUE' };
  throw new InvalidInput('body', [issue], body);
}
