// A user who fills the cart but may not order asks those who may, by a mail with a link to the cart.
import type { orderRequestCalls } from '@praxora/contract/purchasing/order-request.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { rolesWith } from '@praxora/contract/shared/permissions';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import { Refusal } from '../../../platform/errors.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { countAttempt } from '../../../platform/rate-limit.ts';
import { recordActivity } from '../../account/index.ts';
import { countAt, listReceivers, wasOrderRequested } from './cart.repository.ts';
import { orderRequestMail } from './order-request.mails.ts';

/** Further requests for the same address send nothing within this time. */
const pauseMinutes = 10;
const limitOfUser = { name: 'order-request:user', attempts: 20, minutes: 60 };

const fullName = (person: { first_name: string; last_name: string; email: string }): string =>
  `${person.first_name} ${person.last_name}`.trim() || person.email;

export async function requestOrder(
  context: UserContext,
  { addressId, note }: BodyOf<typeof orderRequestCalls.requestOrder>,
): Promise<DataOf<typeof orderRequestCalls.requestOrder>> {
  const { tx, user, config, publicUrl } = context;
  const cart = await countAt(tx, addressId);
  if (cart === null || cart.positions === 0) throw new Refusal('NOT_FOUND');
  const receivers = await listReceivers(tx, rolesWith('order'), user.userId);
  const answer = { receivers: receivers.map(fullName) };
  if (receivers.length === 0) return { ...answer, isSent: false };
  // The second of two clicks sees the entry of the first.
  await lockInPractice(tx, 'order requests');
  if (await wasOrderRequested(tx, user.userId, addressId, pauseMinutes)) return { ...answer, isSent: false };
  // Counted in the transaction of the mails: what is not sent does not count.
  await countAttempt(tx, limitOfUser, String(user.userId));
  const requester = `${user.firstName} ${user.lastName}`.trim() || user.email;
  for (const receiver of receivers) {
    const content = orderRequestMail({
      language: receiver.language,
      firstName: receiver.first_name,
      company: config.COMPANY_NAME,
      link: `${publicUrl()}/cart?address=${addressId}`,
      requester,
      address: cart.shortName,
      positions: cart.positions,
      note: note.trim(),
    });
    await queueMail(context, tx, user.practiceId, receiver.email, content);
  }
  const subject = { type: 'address', id: addressId, name: cart.shortName } as const;
  await recordActivity(context, { action: 'order.requested', subject });
  return { ...answer, isSent: true };
}
