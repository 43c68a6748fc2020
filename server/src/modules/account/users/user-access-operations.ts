// Operator commands about the users of a practice. Each refuses to leave a practice without an active owner, and is recorded.
import type { Language } from '@praxora/contract/account/identity.calls';
import type { Role } from '@praxora/contract/shared/permissions';
import type { UserChange } from '@praxora/rules/account/user-access';
import { OperatorError } from '../../../platform/operator-error.ts';
import { enterPractice } from '../account/practice-operations.ts';
import { findUserByEmail } from '../identity/app-users.ts';
import { inOperatorWords, type OperatorContext } from '../operator-context.ts';
import { invite } from './invitations.service.ts';
import { changeUser } from './user-changes.ts';
import * as repository from './users.repository.ts';

export async function listPracticeUsers(
  operator: OperatorContext,
  practiceId: number,
): Promise<repository.UserRow[]> {
  const { tx } = await enterPractice(operator.tx, practiceId);
  return repository.listUsers(tx);
}

export async function changePracticeUser(
  operator: OperatorContext,
  practiceId: number,
  email: string,
  change: UserChange,
): Promise<repository.UserRow> {
  const { config, publicUrl, command } = operator;
  const { tx, practice } = await enterPractice(operator.tx, practiceId);
  const user = await findUserByEmail(tx, practiceId, email);
  if (user === null) throw new OperatorError(`${email} is no user of practice ${practiceId}.`);
  const changer = {
    ...{ tx, config, publicUrl, practice, by: config.COMPANY_NAME, userId: null },
    actor: 'operator' as const,
    recorder: { tx, practiceId, program: { kind: 'operator', name: command } as const },
  };
  return inOperatorWords(changeUser(changer, user.id, change));
}

interface InvitedUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly role: Role;
}

/** Sends the invitation mail; nobody but the invited person ever knows the password. */
export async function invitePracticeUser(
  operator: OperatorContext,
  practiceId: number,
  invited: InvitedUser,
): Promise<void> {
  const { tx, practice } = await enterPractice(operator.tx, practiceId);
  const user = { practiceId, practiceName: practice.name, userId: null };
  const program = { kind: 'operator', name: operator.command } as const;
  await inOperatorWords(invite({ ...operator, tx, user, practiceId, program }, invited));
}
