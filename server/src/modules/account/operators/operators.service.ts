// What an operator may do from the command line, over all practices.
import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import * as repository from './operators.repository.ts';

/** Since when there is the practice: nothing can be booked for a day before; left out: today. */
export const createPractice = (
  tx: Tx,
  name: string,
  country: string,
  edition: string,
  since: string | null = null,
) => repository.insertPractice(tx, name, country, edition, since);

export const { listPractices } = repository;

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

export const newPassword = (): string => randomBytes(12).toString('base64url');
