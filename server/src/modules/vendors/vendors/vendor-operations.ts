// Operator commands for a vendor of the marketplace, run from the command line.
import { randomBytes } from 'node:crypto';
import { toSlug } from '@praxora/rules/shared/slug';
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { leadsOutside } from '../../../platform/outside-address.ts';
import * as repository from './vendor-operations.repository.ts';

export interface VendorDetails extends repository.Transmission {
  readonly name: string;
  readonly countries: readonly string[];
  readonly shippingCents: number;
  readonly freeShippingFromCents: number | null;
  readonly surchargeCents: number;
  readonly surchargeBelowCents: number;
}

interface NewSecret {
  /** Made up here: the operator must be told. */
  readonly newSecret: string | null;
}

export async function createVendor(
  tx: Tx,
  details: VendorDetails,
  rules: AddressRules = usualRules,
): Promise<NewSecret & { id: number }> {
  await refuseUnsendable(details.webhookUrl, rules);
  const { name, countries, transmission, email, webhookUrl, webhookSecret, ...terms } = details;
  const { newSecret, ...way } = completed({ transmission, email, webhookUrl, webhookSecret });
  const made = { name, slug: toSlug(name) || 'vendor', ...way };
  if (await repository.isVendorThere(tx, made)) throw nameTaken(name);
  const vendor = await repository.insertVendor(tx, made);
  for (const country of new Set(countries)) {
    await repository.insertVendorCondition(tx, { ...terms, country, vendorId: vendor.id });
  }
  return { id: vendor.id, newSecret };
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

export type CompleteTransmission = repository.Transmission & NewSecret & { readonly name: string };

/** How orders would reach the vendor with these changes; null leaves a value as it is. Nothing is saved yet. */
export async function completeTransmission(
  tx: Tx,
  vendorId: number,
  change: Nullable<repository.Transmission>,
  rules: AddressRules = usualRules,
): Promise<CompleteTransmission> {
  const vendor = await repository.findTransmission(tx, vendorId);
  if (vendor === null) throw unknownVendor(vendorId);
  const way = completed({
    transmission: change.transmission ?? vendor.transmission,
    email: change.email ?? vendor.email,
    webhookUrl: change.webhookUrl ?? vendor.webhookUrl,
    webhookSecret: change.webhookSecret ?? vendor.webhookSecret,
  });
  await refuseUnsendable(way.transmission === 'webhook' ? way.webhookUrl : change.webhookUrl, rules);
  return { name: vendor.name, ...way };
}

export const saveTransmission = (tx: Tx, vendorId: number, way: CompleteTransmission): Promise<number> =>
  repository.updateTransmission(tx, vendorId, way);

/** As the server that sends the orders has it. */
interface AddressRules {
  readonly WEBHOOK_PRIVATE_ADDRESSES: boolean;
}
const usualRules: AddressRules = { WEBHOOK_PRIVATE_ADDRESSES: false };

/** Told now, and not when the first order cannot be sent. */
async function refuseUnsendable(webhookUrl: string | null, rules: AddressRules): Promise<void> {
  if (webhookUrl === null || (await leadsOutside(new URL(webhookUrl), rules.WEBHOOK_PRIVATE_ADDRESSES)))
    return;
  throw new OperatorError(
    `No order would be sent to ${webhookUrl}: it must be an https address outside of private networks and of this machine. ` +
      'WEBHOOK_PRIVATE_ADDRESSES=true, for this command and for the server, allows others.',
  );
}

function completed(way: repository.Transmission): repository.Transmission & NewSecret {
  if (way.transmission === 'email' && way.email === null)
    throw new OperatorError('Orders by e-mail need --email, the address they go to.');
  if (way.transmission === 'webhook' && way.webhookUrl === null)
    throw new OperatorError('Orders by webhook need --webhook-url, the address they are posted to.');
  const newSecret =
    way.transmission === 'webhook' && way.webhookSecret === null
      ? randomBytes(32).toString('base64url')
      : null;
  return { ...way, webhookSecret: way.webhookSecret ?? newSecret, newSecret };
}

export const { listMarketplaceVendors } = repository;

export interface MarketplaceVendor extends repository.MarketplaceVendor {
  /** Positions in the carts of all practices. */
  readonly cartPositions: number;
}

export async function findVendor(tx: Tx, vendorId: number): Promise<MarketplaceVendor> {
  const vendor = await repository.findMarketplaceVendor(tx, vendorId);
  if (vendor === null) throw unknownVendor(vendorId);
  return { ...vendor, cartPositions: await repository.countCartPositions(tx, vendorId) };
}

/** Fields left out stay; false where everything was so already. Links to the vendor stay, too: its slug is not changed. */
export async function changeVendor(
  tx: Tx,
  vendorId: number,
  change: Partial<repository.ContactDetails>,
): Promise<boolean> {
  const vendor = await findVendor(tx, vendorId);
  const fields = Object.keys(change) as (keyof repository.ContactDetails)[];
  if (fields.every((field) => change[field] === vendor[field])) return false;
  const details = { ...vendor, ...change };
  if (await repository.isNameTaken(tx, details.name, vendorId)) throw nameTaken(details.name);
  await repository.updateContactDetails(tx, vendorId, details);
  return true;
}

/** Nobody can order there any more; orders that were placed stay. Answers the vendor as it was. */
export async function retireVendor(tx: Tx, vendorId: number): Promise<MarketplaceVendor> {
  const vendor = await findVendor(tx, vendorId);
  if (vendor.retiredAt !== null) throw new OperatorError(`${vendor.name} is retired already.`);
  await repository.markRetired(tx, vendorId, true);
  return vendor;
}

/** Takes a retirement back: offers and terms are those of before. */
export async function reinstateVendor(tx: Tx, vendorId: number): Promise<MarketplaceVendor> {
  const vendor = await findVendor(tx, vendorId);
  if (vendor.retiredAt === null) throw new OperatorError(`${vendor.name} is not retired.`);
  if (await repository.isNameTaken(tx, vendor.name, vendorId)) throw nameTaken(vendor.name);
  await repository.markRetired(tx, vendorId, false);
  return vendor;
}

const nameTaken = (name: string): OperatorError =>
  new OperatorError(`A vendor named ${name} exists already.`);

const unknownVendor = (id: number): OperatorError =>
  new OperatorError(`The marketplace has no vendor ${id}. See: npm run admin -- vendor list`);
