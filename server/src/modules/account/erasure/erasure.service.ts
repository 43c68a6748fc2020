// Deleting a user: the person is erased, and the user of the practice stays as a pseudonym.
import type { ErasurePreview, personalDataCalls } from '@praxora/contract/account/personal-data.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { rolesWith } from '@praxora/contract/shared/permissions';
import {
  type Actor,
  type PracticeUser,
  type UserChangeRefusal,
  userChangeRefusal,
} from '@praxora/rules/account/user-access';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { releaseDevices } from '../devices/devices.service.ts';
import { deviceHandOverMail } from '../users/users.mails.ts';
import * as repository from './erasure.repository.ts';

export async function previewErasure({ tx }: UserContext, userId: number): Promise<ErasurePreview> {
  const counts = await repository.countForErasure(tx, userId);
  if (counts === null) throw new Refusal('NOT_FOUND');
  const { endsLogin, fullName, orders, ...goes } = counts;
  const addresses = await repository.listNamedAddresses(tx, fullName);
  return { endsLogin, stays: { addresses, orders }, goes };
}

type HandOver = BodyOf<typeof personalDataCalls.deleteUser>['handOver'];

/** The person gets no mail about it: the address must not stay behind in the outbox. */
export async function deleteUser(
  context: UserContext,
  userId: number,
  handOver: HandOver,
): Promise<{ formerNumber: number }> {
  const { tx, user } = context;
  const users = await lockForDeletion(tx, user.userId, userId);
  for (const { userId: holderId } of handOver) {
    const holder = users.find(({ id }) => id === holderId);
    if (!holder) throw new Refusal('NOT_FOUND');
    if (!holder.isActive || holderId === userId) throw new Refusal('HOLDER_NOT_ACTIVE');
  }
  const { handedOver } = await releaseDevices(context, userId, handOver);
  const formerNumber = await repository.eraseUser(tx, userId);
  if (formerNumber === null) throw new Refusal('NOT_FOUND');
  await mailHolders(context, handedOver, formerNumber);
  await recordActivity(context, { action: 'user.deleted', subject: { type: 'user', id: userId, name: '' } });
  return { formerNumber };
}

/** Answers the users of the practice, none of whom changes until the transaction ends. */
export async function lockForDeletion(
  tx: Tx,
  actor: Actor,
  userId: number,
): Promise<readonly PracticeUser[]> {
  // Serializes changes of users, so that the second of two sees the result of the first.
  await lockInPractice(tx, 'users');
  const users = await repository.listUsers(tx);
  const hasApprovals = await repository.hasApprovals(tx);
  const refusal = userChangeRefusal({ hasApprovals, users }, actor, 'delete', userId);
  if (refusal) throw toRefusal(refusal);
  return users;
}

const codes = {
  actorInactive: 'NOT_LOGGED_IN',
  ownLogin: 'OWN_LOGIN',
  lastOwner: 'LAST_OWNER',
  approversOnly: 'APPROVER_NEEDED',
  lastApprover: 'LAST_APPROVER',
} as const;
const isCoded = (refusal: UserChangeRefusal): refusal is keyof typeof codes => refusal in codes;

function toRefusal(refusal: UserChangeRefusal): Refusal {
  if (refusal === 'ownersOnly')
    return new Refusal('ROLE_NOT_ALLOWED', { roles: rolesWith('manageUsers').join(', ') });
  return new Refusal(isCoded(refusal) ? codes[refusal] : 'NOT_FOUND');
}

const formerName = { de: 'Ehemalige Person', en: 'Former user' } as const;

async function mailHolders(
  context: UserContext,
  handedOver: readonly { readonly name: string; readonly userId: number }[],
  formerNumber: number,
): Promise<void> {
  const { tx, user, config, publicUrl } = context;
  if (handedOver.length === 0) return;
  const holders = await repository.listHolders(
    tx,
    handedOver.map(({ userId }) => userId),
  );
  for (const { id, email, firstName, language } of holders) {
    const mail = deviceHandOverMail({
      language,
      firstName,
      practice: user.practiceName,
      by: `${user.firstName} ${user.lastName}`.trim() || user.email,
      from: `${formerName[language]} ${formerNumber}`,
      devices: handedOver.filter(({ userId }) => userId === id).map(({ name }) => name),
      link: `${publicUrl()}/account-management/scan-app`,
      company: config.COMPANY_NAME,
    });
    await queueMail(context, tx, user.practiceId, email, mail);
  }
}
