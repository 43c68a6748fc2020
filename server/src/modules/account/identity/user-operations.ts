// Operator commands for a user, over all practices.
import { randomBytes } from 'node:crypto';
import type { Role } from '@praxora/contract/shared/permissions';
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { requirePractice } from '../account/practice-operations.ts';
import { changedFields, recordProgramActivity } from '../audit/audit.service.ts';
import { addUser, findPersonByEmail } from './app-users.ts';
import { endPersonSessions, listMemberships, updatePassword } from './identity.repository.ts';
import { endPersonAccess } from './identity.service.ts';
import { deleteTwoStep } from './two-step.repository.ts';

export interface UserDetails {
  readonly practiceId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly role: Role;
  readonly password: string;
}

/** `hash`: another one for tests, which log in a thousand times. */
export async function createUser(tx: Tx, wanted: UserDetails, hash = hashPassword): Promise<number> {
  await requirePractice(tx, wanted.practiceId);
  const { password, ...user } = wanted;
  const id = await addUser(tx, {
    ...user,
    email: wanted.email.toLowerCase(),
    passwordHash: await hash(password),
  });
  if (id === null) throw new OperatorError(`The e-mail ${wanted.email} is registered already.`);
  const command = { kind: 'operator', name: 'user create' } as const;
  await recordProgramActivity(tx, wanted.practiceId, command, {
    action: 'user.created',
    subject: { type: 'user', id, name: '' },
    changes: changedFields({}, { role: wanted.role }),
  });
  return id;
}

/** In every practice that the person belongs to. */
async function record(
  tx: Tx,
  personId: number,
  action: 'password.reset' | 'twoStep.switchedOff',
  command: string,
): Promise<void> {
  for (const { user_id, practice_id } of await listMemberships(tx, personId))
    await recordProgramActivity(
      tx,
      practice_id,
      { kind: 'operator', name: command },
      { action, subject: { type: 'user', id: user_id, name: '' } },
    );
}

async function requirePerson(tx: Tx, email: string): Promise<number> {
  const person = await findPersonByEmail(tx, email);
  if (person === null) throw new OperatorError('Email is not registered');
  return person.id;
}

export async function resetPassword(tx: Tx, email: string, password: string): Promise<void> {
  const personId = await requirePerson(tx, email);
  await updatePassword(tx, personId, await hashPassword(password));
  await endPersonAccess(tx, personId);
  await record(tx, personId, 'password.reset', 'password reset');
}

/** Make sure first that it is the person who asks. False: it was not switched on. */
export async function resetTwoStep(tx: Tx, email: string): Promise<boolean> {
  const personId = await requirePerson(tx, email);
  const wasOn = (await deleteTwoStep(tx, personId)) > 0;
  if (wasOn) {
    await endPersonSessions(tx, personId, null);
    await record(tx, personId, 'twoStep.switchedOff', 'two-step reset');
  }
  return wasOn;
}

export const newPassword = (): string => randomBytes(12).toString('base64url');
