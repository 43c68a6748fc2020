// Users who may log in for a practice, and the approvers of its orders.
import type { PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { type Role, rolesWith } from '@praxora/contract/shared/permissions';
import {
  type UserChange,
  type UserChangeRefusal,
  userChangeRefusal,
} from '@praxora/rules/account/user-access';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { noteWriter } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { addApprover, ownClinic, removeApprover } from '../clinics/clinics.service.ts';
import { changeRole, reactivateUser } from '../identity/app-users.ts';
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

/** Holds from the user's next request on, and for the devices and API tokens the user is in charge of. */
export const setUserRole = (context: UserContext, userId: number, role: Role): Promise<PracticeUser> =>
  changeUser(context, userId, { role }, () => changeRole(context.tx, userId, role));

export const setUserApprover = (
  context: UserContext,
  userId: number,
  isApprover: boolean,
): Promise<PracticeUser> =>
  isApprover
    ? changeUser(context, userId, 'makeApprover', () => addApprover(context, userId))
    : changeUser(context, userId, 'makeBuyer', () => removeApprover(context, userId));

const toRefusal: Readonly<Record<UserChangeRefusal, () => Refusal>> = {
  actorInactive: () => new Refusal('NOT_LOGGED_IN'),
  ownersOnly: () => new Refusal('ROLE_NOT_ALLOWED', { roles: rolesWith('manageUsers').join(', ') }),
  unknownUser: () => new Refusal('NOT_FOUND'),
  // A practice without approvals has no such call.
  noApprovals: () => new Refusal('NOT_FOUND'),
  ownLogin: () => new Refusal('OWN_LOGIN'),
  ownRole: () => new Refusal('OWN_ROLE'),
  lastOwner: () => new Refusal('LAST_OWNER'),
  readerApproves: () => new Refusal('READER_APPROVES'),
  approversOnly: () => new Refusal('APPROVER_NEEDED'),
  lastApprover: () => new Refusal('LAST_APPROVER'),
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
  if (refusal) throw toRefusal[refusal]();
  await noteWriter(context);
  const before = users.find(({ id }) => id === userId);
  await carryOut(users);
  const changed = (await usersOf(context)).find(({ id }) => id === userId);
  if (!before || !changed) throw new Refusal('NOT_FOUND');
  await recordChange(context, before, changed);
  return changed;
}

/** Nothing is recorded if the user was as requested already. */
async function recordChange(context: UserContext, before: PracticeUser, after: PracticeUser): Promise<void> {
  const subject = { type: 'user', id: after.id, name: '' } as const;
  if (before.role !== after.role)
    await recordActivity(context, {
      action: 'user.roleChanged',
      subject,
      changes: [{ field: 'role', before: before.role, after: after.role }],
    });
  if (before.isApprover !== after.isApprover)
    await recordActivity(context, {
      action: 'user.approverChanged',
      subject,
      changes: [{ field: 'isApprover', before: before.isApprover, after: after.isApprover }],
    });
  if (before.isActive !== after.isActive)
    await recordActivity(context, {
      action: after.isActive ? 'user.reactivated' : 'user.deactivated',
      subject,
    });
}
