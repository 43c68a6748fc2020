// Taking a login away: sessions, links, tokens and devices end with it, and everybody it touches is told by mail.
import type { PracticeUser, userCalls } from '@praxora/contract/account/users.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { revokeUserApiTokens } from '../api-tokens/api-tokens.service.ts';
import { type ReleasedDevices, releaseDevices } from '../devices/devices.service.ts';
import { deactivateUser } from '../identity/app-users.ts';
import { deactivationMail, deviceHandOverMail } from './users.mails.ts';
import * as repository from './users.repository.ts';

type HandOver = BodyOf<typeof userCalls.setUserActive>['handOver'];

export async function deactivate(
  context: UserContext,
  userId: number,
  { users, handOver }: { readonly users: readonly PracticeUser[]; readonly handOver: HandOver },
): Promise<void> {
  for (const { userId: holderId } of handOver) {
    const holder = users.find(({ id }) => id === holderId);
    if (!holder) throw new Refusal('NOT_FOUND');
    if (!holder.isActive || holderId === userId) throw new Refusal('HOLDER_NOT_ACTIVE');
  }
  const { tx } = context;
  await deactivateUser(tx, userId);
  await revokeUserApiTokens(context, userId);
  await sendMails(context, userId, await releaseDevices(context, userId, handOver));
}

const personName = ({ firstName, lastName, email }: repository.Addressee): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Mails to the user who lost the login, and to those who have their devices now. */
async function sendMails(
  context: UserContext,
  userId: number,
  { blocked, handedOver }: ReleasedDevices,
): Promise<void> {
  const { tx, user, config, publicUrl } = context;
  const ids = [userId, ...handedOver.map(({ userId: holderId }) => holderId)];
  const people = await repository.listAddressees(tx, ids);
  const person = people.find(({ id }) => id === userId);
  if (!person) return;
  const shared = { practice: user.practiceName, by: personName(user), company: config.COMPANY_NAME };
  const nameById = new Map(people.map((one) => [one.id, personName(one)]));
  const mail = deactivationMail({
    ...shared,
    language: person.language,
    firstName: person.firstName,
    blocked,
    handedOver: handedOver.map(({ name, userId: id }) => ({ name, to: nameById.get(id) ?? '' })),
  });
  await queueMail(context, tx, user.practiceId, person.email, mail);
  for (const holder of people.filter(({ id }) => id !== userId)) {
    const content = deviceHandOverMail({
      ...shared,
      language: holder.language,
      firstName: holder.firstName,
      from: personName(person),
      devices: handedOver.filter(({ userId: id }) => id === holder.id).map(({ name }) => name),
      link: `${publicUrl()}/account-management/scan-app`,
    });
    await queueMail(context, tx, user.practiceId, holder.email, content);
  }
}
