// What an operator may do from the command line, over all practices.
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/database/tx.ts';
import { hashPassword } from '../../platform/passwords.ts';
import * as repository from './operators.repository.ts';

/** Told to the operator as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export const createPractice = (tx: Tx, name: string, country: string, edition: string) =>
  repository.insertPractice(tx, name, country, edition);

export const { listPractices, listMail, listErrorReports, listFruitlessSearches } = repository;

export interface UserWanted {
  readonly practiceId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly password: string;
}

export async function createUser(tx: Tx, wanted: UserWanted): Promise<number> {
  await refuseUnknownPractice(tx, wanted.practiceId);
  const { password, ...user } = wanted;
  const created = await repository.insertUser(tx, {
    ...user,
    email: wanted.email.toLowerCase(),
    passwordHash: await hashPassword(password),
  });
  if (created === null) throw new OperatorError(`The e-mail ${wanted.email} is registered already.`);
  return created.id;
}

export async function resetPassword(tx: Tx, email: string, password: string): Promise<void> {
  const user = await repository.findUser(tx, email.toLowerCase());
  if (user === null) throw new OperatorError('Email is not registered');
  await repository.replacePassword(tx, user.id, await hashPassword(password));
}

export interface VendorWanted {
  readonly name: string;
  readonly email: string | null;
  readonly transmission: string;
  readonly countries: readonly string[];
  readonly shippingCents: number;
  readonly freeShippingFromCents: number | null;
  readonly surchargeCents: number;
  readonly surchargeBelowCents: number;
}

export async function createVendor(tx: Tx, wanted: VendorWanted): Promise<number> {
  if (wanted.transmission === 'email' && wanted.email === null) {
    throw new OperatorError('Orders by e-mail need --email, the address they go to.');
  }
  const { name, email, transmission, countries, ...terms } = wanted;
  const vendor = await repository.insertVendor(tx, { name, slug: slugOf(name), email, transmission });
  if (vendor === null) throw new OperatorError(`A vendor named ${name} exists already.`);
  for (const country of countries) {
    await repository.insertVendorCondition(tx, { ...terms, country, vendorId: vendor.id });
  }
  return vendor.id;
}

export async function createClinic(
  tx: Tx,
  practiceId: number,
  clinicId: string,
  limitCents: number,
  approvers: readonly string[],
): Promise<void> {
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
