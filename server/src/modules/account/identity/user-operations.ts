// Operator commands for a user, over all practices.
import { randomBytes } from 'node:crypto';
import type { Role } from '@praxora/contract/shared/permissions';
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { enterPractice, requirePractice } from '../account/practice-operations.ts';
import { changedFields, recordProgramActivity } from '../audit/audit.service.ts';
import type { OperatorContext } from '../operator-context.ts';
import { addUser, findPersonByEmail } from './app-users.ts';
import { listMemberships, updatePassword } from './identity.repository.ts';
import { endPersonAccess } from './identity.service.ts';
import { announceReset, removeSecondStep } from './two-step-reset.ts';

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
async function record(tx: Tx, personId: number, action: 'password.reset', command: string): Promise<void> {
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

/** Make sure first that it is the person who asks. The person and the owners get a mail. False: it was not switched on. */
export async function resetTwoStep(operator: OperatorContext, email: string): Promise<boolean> {
  const { tx, config, command } = operator;
  const personId = await requirePerson(tx, email);
  if (!(await removeSecondStep(tx, personId))) return false;
  const [first, ...others] = await listMemberships(tx, personId);
  for (const { user_id, practice_id } of first ? [first, ...others] : []) {
    const entered = await enterPractice(tx, practice_id);
    const sender = {
      ...{ ...operator, ...entered, by: config.COMPANY_NAME, userId: null },
      recorder: {
        tx: entered.tx,
        practiceId: practice_id,
        program: { kind: 'operator', name: command } as const,
      },
    };
    // One mail is enough for the person, in however many practices.
    await announceReset(sender, user_id, user_id === first?.user_id ? [] : [user_id]);
  }
  return true;
}

export const newPassword = (): string => randomBytes(12).toString('base64url');
