// Users who may log in for a practice, and the approvers of its orders.
import type { PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { Role } from '@praxora/contract/shared/permissions';
import type { UserChange } from '@praxora/rules/account/user-access';
import type { UserContext } from '../../../platform/context.ts';
import { noteWriter } from '../../../platform/database/versions.ts';
import { isTwoStepRequired } from '../account/account-data.ts';
import { ownClinic } from '../clinics/clinics.service.ts';
import { toNoticeSender } from '../identity/access-notices.ts';
import type { HandOver } from './deactivation.ts';
import { listInvitations } from './invitations.service.ts';
import { changeUser } from './user-changes.ts';
import * as repository from './users.repository.ts';

export async function listUsers(context: UserContext): Promise<DataOf<typeof userCalls.listUsers>> {
  const hasApprovals = (await ownClinic(context)) !== null;
  return {
    hasApprovals,
    isTwoStepRequired: await isTwoStepRequired(context.tx),
    users: (await repository.listUsers(context.tx)).map(toPracticeUser),
    invitations: await listInvitations(context),
  };
}

const toPracticeUser = (row: repository.UserRow): PracticeUser => ({
  ...row,
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  twoStepResetAt: row.twoStepResetAt?.toISOString() ?? null,
});

/** Their next request is refused; orders and bookings keep their name. */
export const setUserActive = (
  context: UserContext,
  userId: number,
  { isActive, handOver }: BodyOf<typeof userCalls.setUserActive>,
): Promise<PracticeUser> => changeAs(context, userId, isActive ? 'reactivate' : 'deactivate', handOver);

/** Holds from the user's next request on, and for the devices and API tokens the user is in charge of. */
export const setUserRole = (context: UserContext, userId: number, role: Role): Promise<PracticeUser> =>
  changeAs(context, userId, { role });

export const setUserApprover = (
  context: UserContext,
  userId: number,
  isApprover: boolean,
): Promise<PracticeUser> => changeAs(context, userId, isApprover ? 'makeApprover' : 'makeBuyer');

async function changeAs(
  context: UserContext,
  userId: number,
  change: UserChange,
  handOver: HandOver = [],
): Promise<PracticeUser> {
  await noteWriter(context);
  const changer = {
    ...toNoticeSender(context),
    actor: context.user.userId,
    recorder: context,
  };
  return toPracticeUser(await changeUser(changer, userId, change, handOver));
}
