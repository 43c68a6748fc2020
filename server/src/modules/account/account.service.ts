// The practice's address book: where goods and invoices go.
import type { accountCalls } from '@praxora/contract/account/account.calls';
import type { Address, addressCalls, ListedAddress } from '@praxora/contract/account/addresses.calls';
import type { BodyOf, DataOf } from '@praxora/contract/call';
import type { UserContext } from '../../platform/context.ts';
import { lockInPractice } from '../../platform/database/practice-lock.ts';
import { holdVersion, refuseOutdated } from '../../platform/database/versions.ts';
import { Refusal } from '../../platform/errors.ts';
import { InvalidInput } from '../../platform/http/problems.ts';
import * as repository from './account.repository.ts';

type Fields = BodyOf<typeof addressCalls.createAddress>;

export function accountCounts({ tx }: UserContext): Promise<DataOf<typeof accountCalls.accountCounts>> {
  return repository.accountCounts(tx);
}

/** The default one of each kind comes before the others of its kind. */
export function listAddresses({ tx }: Pick<UserContext, 'tx'>): Promise<ListedAddress[]> {
  return repository.listAddresses(tx);
}

export async function createAddress(context: UserContext, fields: Fields): Promise<ListedAddress> {
  refuseOtherCountries(context, fields);
  return repository.insertAddress(context.tx, fields);
}

export async function updateAddress(
  context: UserContext,
  id: number,
  { version, ...fields }: BodyOf<typeof addressCalls.updateAddress>,
): Promise<ListedAddress> {
  refuseOtherCountries(context, fields);
  const { tx } = context;
  await lockInPractice(tx, 'cart');
  const current = await holdVersion(context, 'address', id);
  const address = await addressNeeded(context, id);
  refuseOutdated(version, current, () =>
    (Object.keys(fields) as (keyof Fields)[]).every((name) => fields[name] === address[name]),
  );
  if (fields.kind !== address.kind) await refuseWhenNeeded(context, address);
  return repository.updateAddress(tx, id, fields);
}

export async function deleteAddress(
  context: UserContext,
  id: number,
  version?: number,
): Promise<{ deleted: boolean }> {
  const { tx } = context;
  // Nobody fills its cart, and nobody deletes the other one, while we look.
  await lockInPractice(tx, 'cart');
  const address = await addressNeeded(context, id);
  refuseOutdated(version, await holdVersion(context, 'address', id));
  await refuseWhenNeeded(context, address);
  return { deleted: (await repository.deleteAddress(tx, id)) > 0 };
}

/** Where goods go. */
export async function deliveryAddress(context: UserContext, id: number): Promise<Address> {
  const address = await addressNeeded(context, id);
  if (address.kind !== 'shipping') throw new Refusal('NOT_FOUND');
  return address;
}

/** Where invoices go; without an id the usual one. */
export async function billingAddress(context: UserContext, id?: number): Promise<Address> {
  const addresses = (await listAddresses(context)).filter(({ kind }) => kind === 'billing');
  if (addresses.length === 0) throw new Refusal('NO_BILLING_ADDRESS');
  const address = id === undefined ? addresses[0] : addresses.find((one) => one.id === id);
  if (address === undefined) throw new Refusal('NOT_FOUND');
  return alone(address);
}

async function addressNeeded(context: UserContext, id: number): Promise<Address> {
  const address = (await listAddresses(context)).find((one) => one.id === id);
  if (address === undefined) throw new Refusal('NOT_FOUND');
  return alone(address);
}

/** The address as orders keep it, without its version. */
function alone({ version: _, ...address }: ListedAddress): Address {
  return address;
}

/** The last of its kind stays what it is, and so does one that a cart is delivered to. */
async function refuseWhenNeeded(context: UserContext, { id, kind }: Address): Promise<void> {
  const ofThatKind = (await listAddresses(context)).filter((address) => address.kind === kind);
  if (ofThatKind.length === 1 || (await repository.hasCart(context.tx, id)))
    throw new Refusal('ADDRESS_IN_USE');
}

function refuseOtherCountries({ config }: UserContext, fields: Fields): void {
  if (config.COUNTRIES.includes(fields.country)) return;
  const issue = { code: 'custom' as const, path: ['country'], message: 'INCORRECT_VALUE' };
  throw new InvalidInput('body', [issue], fields);
}
