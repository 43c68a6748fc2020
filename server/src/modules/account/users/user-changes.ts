// Changes of one user, made by an owner, an approver or an operator: checked by the rules under a lock, recorded, and mailed.
import { rolesWith } from '@praxora/contract/shared/permissions';
import {
  type Actor,
  type UserChange,
  type UserChangeRefusal,
  userChangeRefusal,
} from '@praxora/rules/account/user-access';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Recorder, recordActivity } from '../audit/audit.service.ts';
import { addApprover, hasClinic, removeApprover } from '../clinics/clinics.service.ts';
import { type NoticeSender, notifyAccessChange } from '../identity/access-notices.ts';
import { changeRole, reactivateUser } from '../identity/app-users.ts';
import { deactivate, type HandOver } from './deactivation.ts';
import * as repository from './users.repository.ts';

export interface UserChanger extends NoticeSender {
  readonly actor: Actor;
  readonly recorder: Recorder;
}

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

/** Refuses a change that the rules do not allow. Answers the users of the practice, none of whom others change until the end. */
export async function lockUsersFor(
  { tx, actor }: Pick<UserChanger, 'tx' | 'actor'>,
  userId: number,
  change: UserChange,
): Promise<repository.UserRow[]> {
  // Serializes changes of users, so that the second of two sees the result of the first, even if it affects its own
  // user.
  await lockInPractice(tx, 'users');
  const hasApprovals = await hasClinic(tx);
  const users = await repository.listUsers(tx);
  const refusal = userChangeRefusal({ hasApprovals, users }, actor, change, userId);
  if (refusal) throw toRefusal[refusal]();
  return users;
}

export async function changeUser(
  changer: UserChanger,
  userId: number,
  change: UserChange,
  handOver: HandOver = [],
): Promise<repository.UserRow> {
  const { tx } = changer;
  const users = await lockUsersFor(changer, userId, change);
  const before = users.find(({ id }) => id === userId);
  const informed = await carryOut(changer, userId, change, { users, handOver });
  const changed = (await repository.listUsers(tx)).find(({ id }) => id === userId);
  if (!before || !changed) throw new Refusal('NOT_FOUND');
  await recordChange(changer, before, changed);
  await notifyOthers(changer, before, changed, informed);
  return changed;
}

/** Answers the users who got a mail of their own about it. */
async function carryOut(
  changer: UserChanger,
  userId: number,
  change: UserChange,
  { users, handOver }: { readonly users: readonly repository.UserRow[]; readonly handOver: HandOver },
): Promise<readonly number[]> {
  const { tx, practice } = changer;
  if (change === 'deactivate') return deactivate(changer, userId, { users, handOver });
  if (change === 'reactivate') await reactivateUser(tx, userId);
  else if (change === 'makeApprover') await addApprover(tx, practice.id, userId);
  else if (change === 'makeBuyer') await removeApprover(tx, userId);
  else if (typeof change === 'object') await changeRole(tx, userId, change.role);
  else throw new RangeError(`${change} is not carried out here`);
  return [];
}

/** Nothing is recorded if the user was as requested already. */
async function recordChange(
  { recorder }: UserChanger,
  before: repository.UserRow,
  after: repository.UserRow,
): Promise<void> {
  const subject = { type: 'user', id: after.id, name: '' } as const;
  if (before.role !== after.role)
    await recordActivity(recorder, {
      action: 'user.roleChanged',
      subject,
      changes: [{ field: 'role', before: before.role, after: after.role }],
    });
  if (before.isApprover !== after.isApprover)
    await recordActivity(recorder, {
      action: 'user.approverChanged',
      subject,
      changes: [{ field: 'isApprover', before: before.isApprover, after: after.isApprover }],
    });
  if (before.isActive !== after.isActive)
    await recordActivity(recorder, {
      action: after.isActive ? 'user.reactivated' : 'user.deactivated',
      subject,
    });
}

/** Mails to the user and to the owners, but for whoever makes the change. */
async function notifyOthers(
  changer: UserChanger,
  before: repository.UserRow,
  { id, role, isActive }: repository.UserRow,
  informed: readonly number[],
): Promise<void> {
  const known = [...informed, ...(changer.userId === null ? [] : [changer.userId])];
  if (before.role !== role)
    await notifyAccessChange(changer, id, { kind: 'role', before: before.role, after: role }, known);
  if (before.isActive !== isActive)
    await notifyAccessChange(changer, id, { kind: isActive ? 'reactivated' : 'deactivated' }, known);
}
