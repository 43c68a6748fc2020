// What an operator may do from the command line, over all practices.
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/database/tx.ts';
import { leadsOutside } from '../../../platform/outside-address.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import * as repository from './operators.repository.ts';

/** Told to the operator as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Since when there is the practice: nothing can be booked for a day before; left out: today. */
export const createPractice = (
  tx: Tx,
  name: string,
  country: string,
  edition: string,
  since: string | null = null,
) => repository.insertPractice(tx, name, country, edition, since);

export const { listPractices, listMail, listMailFiles, listErrorReports, listTraces, listFruitlessSearches } =
  repository;

/** The account's main e-mail address: on orders, and where we write about the account. Logins stay as they are. */
export async function setAccountEmail(tx: Tx, practiceId: number, email: string): Promise<void> {
  await refuseUnknownPractice(tx, practiceId);
  await repository.updateAccountEmail(tx, practiceId, email.toLowerCase());
}

export interface UserDetails {
  readonly practiceId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly password: string;
}

/** `hash`: another one for tests, which log in a thousand times. */
export async function createUser(tx: Tx, wanted: UserDetails, hash = hashPassword): Promise<number> {
  await refuseUnknownPractice(tx, wanted.practiceId);
  const { password, ...user } = wanted;
  const created = await repository.insertUser(tx, {
    ...user,
    email: wanted.email.toLowerCase(),
    passwordHash: await hash(password),
  });
  if (created === null) throw new OperatorError(`The e-mail ${wanted.email} is registered already.`);
  return created.id;
}

export async function resetPassword(tx: Tx, email: string, password: string): Promise<void> {
  const user = await repository.findUser(tx, email.toLowerCase());
  if (user === null) throw new OperatorError('Email is not registered');
  await repository.replacePassword(tx, user.id, await hashPassword(password));
}

/** Make sure first that it is the user who asks. False: it was not switched on. */
export async function resetTwoStep(tx: Tx, email: string): Promise<boolean> {
  const user = await repository.findUser(tx, email.toLowerCase());
  if (user === null) throw new OperatorError('Email is not registered');
  return repository.removeTwoStep(tx, user.id);
}

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

/** What is null stays as it is. */
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
  if (way.transmission !== 'manual') await repository.noteUntransmitted(tx, vendorId);
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

export async function createClinic(
  tx: Tx,
  practiceId: number,
  clinicId: string,
  limitCents: number,
  approvers: readonly string[],
): Promise<{ prices: number; conditions: number }> {
  await refuseUnknownPractice(tx, practiceId);
  if ((await repository.insertClinic(tx, practiceId, clinicId, limitCents)) === null) {
    throw new OperatorError(
      `Practice ${practiceId} has approvals already, or the clinic id ${clinicId} is taken.`,
    );
  }
  for (const email of approvers) {
    const user = await repository.findUser(tx, email.toLowerCase());
    if (user?.practice_id !== practiceId)
      throw new OperatorError(`${email} is no user of practice ${practiceId}.`);
    await repository.insertApprover(tx, practiceId, user.id);
  }
  return repository.countAgreements(tx, practiceId);
}

async function refuseUnknownPractice(tx: Tx, id: number): Promise<void> {
  if (!(await repository.practiceExists(tx, id))) {
    throw new OperatorError(`There is no practice ${id}. See: npm run admin -- practice list`);
  }
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

export const newPassword = (): string => randomBytes(12).toString('base64url');
