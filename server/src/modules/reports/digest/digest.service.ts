// Each user's e-mail notifications, and how often: chosen by themselves, ended by the link in every digest.
import type { DigestSetting, digestCalls } from '@praxora/contract/reports/digest.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { Context, UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { countAttempt } from '../../../platform/rate-limit.ts';
import { hashToken } from '../../../platform/secrets.ts';
import * as repository from './digest.repository.ts';

export const { deleteRemindersOfUser } = repository;

const unchosen: DigestSetting = {
  frequency: 'off',
  weekday: 1,
  lowStock: true,
  expiry: true,
  priceAlerts: true,
  invoices: true,
};

export async function readDigestSetting({
  tx,
  user,
}: UserContext): Promise<DataOf<typeof digestCalls.getDigest>> {
  const setting = (await repository.findSetting(tx, user.userId)) ?? unchosen;
  return { ...setting, email: user.email };
}

export async function setDigest(
  { tx, user, now }: UserContext,
  setting: DigestSetting,
): Promise<DigestSetting> {
  await repository.saveSetting(tx, user.userId, setting, calendarDay(now()));
  return setting;
}

/** Mail programs press for many people from one address; the token itself cannot be guessed. */
const clicks = { name: 'unsubscribe:ip', attempts: 300, minutes: 15 };

/** Called a second time it changes nothing: the digest stays off. */
export async function unsubscribe(
  { database, ip }: Pick<Context, 'database' | 'ip'>,
  token: string,
): Promise<void> {
  await countAttempt(database.plain, clicks, ip);
  const known = await repository.findToken(database.plain, hashToken(token));
  if (known === null) throw new Refusal('TOKEN_EXPIRED');
  await database.changing(known.practice_id, (tx) => repository.switchOff(tx, known.user_id));
}
