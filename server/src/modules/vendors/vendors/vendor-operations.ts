// Operator commands for a vendor of the marketplace, run from the command line.
import { randomBytes } from 'node:crypto';
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
  wanted: VendorDetails,
  rules: AddressRules = usualRules,
): Promise<NewSecret & { id: number }> {
  await refuseUnsendable(wanted.webhookUrl, rules);
  const { name, countries, transmission, email, webhookUrl, webhookSecret, ...terms } = wanted;
  const { newSecret, ...way } = completed({ transmission, email, webhookUrl, webhookSecret });
  const vendor = await repository.insertVendor(tx, { name, slug: slugOf(name), ...way });
  if (vendor === null) throw new OperatorError(`A vendor named ${name} exists already.`);
  for (const country of countries) {
    await repository.insertVendorCondition(tx, { ...terms, country, vendorId: vendor.id });
  }
  return { id: vendor.id, newSecret };
}

type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null };

/** Null leaves a value as it is. */
export async function setTransmission(
  tx: Tx,
  vendorId: number,
  wanted: Nullable<repository.Transmission>,
  rules: AddressRules = usualRules,
) {
  const vendor = await repository.findTransmission(tx, vendorId);
  if (vendor === null) throw new OperatorError(`There is no vendor ${vendorId}.`);
  const { newSecret, ...way } = completed({
    transmission: wanted.transmission ?? vendor.transmission,
    email: wanted.email ?? vendor.email,
    webhookUrl: wanted.webhookUrl ?? vendor.webhookUrl,
    webhookSecret: wanted.webhookSecret ?? vendor.webhookSecret,
  });
  await refuseUnsendable(way.transmission === 'webhook' ? way.webhookUrl : wanted.webhookUrl, rules);
  await repository.updateTransmission(tx, vendorId, way);
  return { name: vendor.name, ...way, newSecret };
}

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

function slugOf(name: string): string {
  const spelled = name
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss');
  return spelled.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'vendor';
}
