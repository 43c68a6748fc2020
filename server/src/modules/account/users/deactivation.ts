// Taking a login away: sessions, links, tokens and devices end with it, and everybody it touches is told by mail.
import type { userCalls } from '@praxora/contract/account/users.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { Refusal } from '../../../platform/errors.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { revokeUserApiTokens } from '../api-tokens/api-tokens.service.ts';
import type { Recorder } from '../audit/audit.service.ts';
import { type ReleasedDevices, releaseDevices } from '../devices/devices.service.ts';
import { fullName, type NoticeSender } from '../identity/access-notices.ts';
import { deactivateUser } from '../identity/app-users.ts';
import { deactivationMail, deviceHandOverMail } from './users.mails.ts';
import * as repository from './users.repository.ts';

export type HandOver = BodyOf<typeof userCalls.setUserActive>['handOver'];

interface Leaving {
  readonly users: readonly repository.UserRow[];
  readonly handOver: HandOver;
}

/** Answers the users who got a mail about it. */
export async function deactivate(
  { recorder, ...sender }: NoticeSender & { readonly recorder: Recorder },
  userId: number,
  leaving: Leaving,
): Promise<readonly number[]> {
  await deactivateUser(sender.tx, userId);
  await revokeUserApiTokens(recorder, userId);
  return sendMails(sender, userId, await handDevicesOver(recorder, userId, leaving));
}

/** Devices that no active colleague takes over are blocked. */
export async function handDevicesOver(
  recorder: Recorder,
  userId: number,
  { users, handOver }: Leaving,
): Promise<ReleasedDevices> {
  for (const { userId: holderId } of handOver) {
    const holder = users.find(({ id }) => id === holderId);
    if (!holder) throw new Refusal('NOT_FOUND');
    if (!holder.isActive || holderId === userId) throw new Refusal('HOLDER_NOT_ACTIVE');
  }
  return releaseDevices(recorder, userId, handOver);
}

/** Mails to the user who lost the login, and to those who have their devices now. */
async function sendMails(
  sender: NoticeSender,
  userId: number,
  { blocked, handedOver }: ReleasedDevices,
): Promise<readonly number[]> {
  const { tx, practice, by, config } = sender;
  const ids = [userId, ...handedOver.map(({ userId: holderId }) => holderId)];
  const people = await repository.listAddressees(tx, ids);
  const person = people.find(({ id }) => id === userId);
  if (!person) return [];
  const nameById = new Map(people.map((one) => [one.id, fullName(one)]));
  const mail = deactivationMail({
    ...{ practice: practice.name, by, company: config.COMPANY_NAME },
    language: person.language,
    firstName: person.firstName,
    blocked,
    handedOver: handedOver.map(({ name, userId: id }) => ({ name, to: nameById.get(id) ?? '' })),
  });
  await queueMail(sender, tx, practice.id, person.email, mail);
  return [userId, ...(await mailNewHolders(sender, fullName(person), handedOver))];
}

/** Answers the users who have devices of somebody else from now on, and were told so by mail. */
export async function mailNewHolders(
  sender: NoticeSender,
  from: string,
  handedOver: ReleasedDevices['handedOver'],
  { isDeletedWhenSent = false } = {},
): Promise<readonly number[]> {
  const { tx, practice, by, config, publicUrl } = sender;
  if (handedOver.length === 0) return [];
  const holders = await repository.listAddressees(
    tx,
    handedOver.map(({ userId }) => userId),
  );
  for (const holder of holders) {
    const content = deviceHandOverMail({
      ...{ practice: practice.name, by, company: config.COMPANY_NAME, from },
      language: holder.language,
      firstName: holder.firstName,
      devices: handedOver.filter(({ userId: id }) => id === holder.id).map(({ name }) => name),
      link: `${publicUrl()}/account-management/scan-app`,
    });
    await queueMail(sender, tx, practice.id, holder.email, { ...content, isDeletedWhenSent });
  }
  return holders.map(({ id }) => id);
}
