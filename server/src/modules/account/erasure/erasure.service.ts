// Deleting a user: the person is erased, and the user of the practice stays as a pseudonym.
import type { ErasurePreview } from '@praxora/contract/account/personal-data.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { fullName, notifyAccessChange, toNoticeSender } from '../identity/access-notices.ts';
import { type HandOver, handDevicesOver, mailNewHolders } from '../users/deactivation.ts';
import { lockUsersFor, type UserChanger } from '../users/user-changes.ts';
import { eraseUser } from './erase-user.ts';
import * as repository from './erasure.repository.ts';

export async function previewErasure({ tx }: UserContext, userId: number): Promise<ErasurePreview> {
  const counts = await repository.countForErasure(tx, userId);
  if (counts === null) throw new Refusal('NOT_FOUND');
  const { endsLogin, fullName: name, orders, ...goes } = counts;
  const addresses = await repository.listNamedAddresses(tx, name);
  return { endsLogin, stays: { addresses, orders }, goes };
}

export const deleteUser = async (
  context: UserContext,
  userId: number,
  handOver: HandOver,
): Promise<{ formerNumber: number }> => {
  const changer = { ...toNoticeSender(context), actor: context.user.userId, recorder: context };
  return { formerNumber: await erasePerson(changer, userId, handOver) };
};

/**
 * Answers the number of the pseudonym. The person, the owners and new holders of devices get a mail that still names the person, and
 * that is deleted as soon as it is sent.
 */
export async function erasePerson(
  changer: UserChanger,
  userId: number,
  handOver: HandOver = [],
): Promise<number> {
  const users = await lockUsersFor(changer, userId, 'delete');
  const user = users.find(({ id }) => id === userId);
  if (!user) throw new Refusal('NOT_FOUND');
  const { handedOver } = await handDevicesOver(changer.recorder, userId, { users, handOver });
  const holders = await mailNewHolders(changer, fullName(user), handedOver, { isDeletedWhenSent: true });
  const informed = [...holders, ...(changer.userId === null ? [] : [changer.userId])];
  await notifyAccessChange(changer, userId, { kind: 'deleted' }, informed);
  const formerNumber = await eraseUser(changer.tx, changer.practice.id, userId);
  if (formerNumber === null) throw new Refusal('NOT_FOUND');
  await recordActivity(changer.recorder, {
    action: 'user.deleted',
    subject: { type: 'user', id: userId, name: '' },
  });
  return formerNumber;
}
