// Who may log in for a practice, and who approves its orders.
import type { DataOf } from '@praxora/contract/call';
import type { PlainErrorCode } from '@praxora/contract/errors';
import type { PracticeUser, userCalls } from '@praxora/contract/users/users.calls';
import { type UserChange, type UserChangeRefusal, userChangeRefusal } from '@praxora/rules/user-access';
import type { UserContext } from '../../platform/context.ts';
import { lockInPractice } from '../../platform/database/practice-lock.ts';
import { noteWriter } from '../../platform/database/versions.ts';
import { Refusal } from '../../platform/errors.ts';
import { revokeApiTokensOf } from '../api-tokens/api-tokens.service.ts';
import { ownClinic } from '../clinics/clinics.service.ts';
import { endAccessOf } from '../identity/identity.service.ts';
import { listInvitations } from './invitations.service.ts';
import * as repository from './users.repository.ts';

export async function listUsers(context: UserContext): Promise<DataOf<typeof userCalls.listUsers>> {
  const hasApprovals = (await ownClinic(context)) !== null;
  return { hasApprovals, users: await usersOf(context), invitations: await listInvitations(context) };
}

const usersOf = async ({ tx }: UserContext): Promise<PracticeUser[]> =>
  (await repository.listUsers(tx)).map((row) => ({
    ...row,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }));

/** Their next request is refused; orders and bookings keep their name. */
export const setUserActive = (
  context: UserContext,
  userId: number,
  isActive: boolean,
): Promise<PracticeUser> => changeUser(context, userId, isActive ? 'reactivate' : 'deactivate');

export const setUserApprover = (
  context: UserContext,
  userId: number,
  isApprover: boolean,
): Promise<PracticeUser> => changeUser(context, userId, isApprover ? 'makeApprover' : 'makeBuyer');

const refusalCodes: Readonly<Record<UserChangeRefusal, PlainErrorCode>> = {
  actorInactive: 'NOT_LOGGED_IN',
  unknownUser: 'NOT_FOUND',
  // Whom the approval service does not know sees nothing of it.
  noApprovals: 'NOT_FOUND',
  ownLogin: 'OWN_LOGIN',
  approversOnly: 'APPROVER_NEEDED',
  lastApprover: 'LAST_APPROVER',
};

async function changeUser(context: UserContext, userId: number, change: UserChange): Promise<PracticeUser> {
  const { tx, user } = context;
  // Of two who change users at once, the second sees what the first has done, to themselves too.
  await lockInPractice(tx, 'users');
  const hasApprovals = (await ownClinic(context)) !== null;
  const users = await usersOf(context);
  const refusal = userChangeRefusal({ hasApprovals, users }, user.userId, change, userId);
  if (refusal) throw new Refusal(refusalCodes[refusal]);
  await noteWriter(context);
  await carryOut[change](context, userId);
  const changed = (await usersOf(context)).find(({ id }) => id === userId);
  if (!changed) throw new Refusal('NOT_FOUND');
  return changed;
}

const carryOut: Readonly<Record<UserChange, (context: UserContext, userId: number) => Promise<unknown>>> = {
  deactivate: async ({ tx }, userId) => {
    await repository.setActive(tx, userId, false);
    await endAccessOf(tx, userId);
    await revokeApiTokensOf(tx, userId);
  },
  reactivate: ({ tx }, userId) => repository.setActive(tx, userId, true),
  makeApprover: ({ tx }, userId) => repository.insertApprover(tx, userId),
  makeBuyer: ({ tx }, userId) => repository.deleteApprover(tx, userId),
};
