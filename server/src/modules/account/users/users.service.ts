// Users who may log in for a practice, and the approvers of its orders.
import type { PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import type { PlainErrorCode } from '@praxora/contract/errors';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import {
  type UserChange,
  type UserChangeRefusal,
  userChangeRefusal,
} from '@praxora/rules/account/user-access';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { noteWriter } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { addApprover, ownClinic, removeApprover } from '../clinics/clinics.service.ts';
import { reactivateUser } from '../identity/app-users.ts';
import { deactivate } from './deactivation.ts';
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
  { isActive, handOver }: BodyOf<typeof userCalls.setUserActive>,
): Promise<PracticeUser> =>
  isActive
    ? changeUser(context, userId, 'reactivate', () => reactivateUser(context.tx, userId))
    : changeUser(context, userId, 'deactivate', (users) => deactivate(context, userId, { users, handOver }));

export const setUserApprover = (
  context: UserContext,
  userId: number,
  isApprover: boolean,
): Promise<PracticeUser> =>
  isApprover
    ? changeUser(context, userId, 'makeApprover', () => addApprover(context, userId))
    : changeUser(context, userId, 'makeBuyer', () => removeApprover(context, userId));

const refusalCodes: Readonly<Record<UserChangeRefusal, PlainErrorCode>> = {
  actorInactive: 'NOT_LOGGED_IN',
  unknownUser: 'NOT_FOUND',
  // Whom the approval service does not know sees nothing of it.
  noApprovals: 'NOT_FOUND',
  ownLogin: 'OWN_LOGIN',
  approversOnly: 'APPROVER_NEEDED',
  lastApprover: 'LAST_APPROVER',
};

async function changeUser(
  context: UserContext,
  userId: number,
  change: UserChange,
  carryOut: (users: readonly PracticeUser[]) => Promise<unknown>,
): Promise<PracticeUser> {
  const { tx, user } = context;
  // Serializes changes of users, so that the second of two sees the result of the first, even if it affects its own
  // user.
  await lockInPractice(tx, 'users');
  const hasApprovals = (await ownClinic(context)) !== null;
  const users = await usersOf(context);
  const refusal = userChangeRefusal({ hasApprovals, users }, user.userId, change, userId);
  if (refusal) throw new Refusal(refusalCodes[refusal]);
  await noteWriter(context);
  await carryOut(users);
  const changed = (await usersOf(context)).find(({ id }) => id === userId);
  if (!changed) throw new Refusal('NOT_FOUND');
  return changed;
}
