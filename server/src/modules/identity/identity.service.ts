// Logging in and out, who a token belongs to, and passwords.
import type { BodyOf } from '@praxora/contract/call';
import type { identityCalls, Profile } from '@praxora/contract/identity/identity.calls';
import type { Context, UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Authentication } from '../../platform/http/answer.ts';
import { sessionDays } from '../../platform/http/cookies.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { hashPassword, passwordFits } from '../../platform/passwords.ts';
import { countAttempt, forgiveAttempt, type Limit } from '../../platform/rate-limit.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { passwordResetMail } from './identity.mails.ts';
import * as repository from './identity.repository.ts';

const day = 24 * 60 * 60 * 1000;
const resetMinutes = 60;

/** Only failures count against a login: a busy practice behind one address is not locked out. */
const limits = {
  loginByEmail: { name: 'login:email', attempts: 10, minutes: 15 },
  loginByIp: { name: 'login:ip', attempts: 60, minutes: 15 },
  resetByEmail: { name: 'reset:email', attempts: 5, minutes: 60 },
  resetByIp: { name: 'reset:ip', attempts: 30, minutes: 60 },
  emailCheckByIp: { name: 'check:ip', attempts: 120, minutes: 5 },
} as const satisfies Record<string, Limit>;

export async function authenticate(plain: Tx, token: string): Promise<Authentication | null> {
  const row = await repository.findSession(plain, hashToken(token));
  if (row === null) return null;
  const isPro20 = row.edition === 'pro20';
  return {
    user: {
      sessionId: row.session_id,
      userId: row.user_id,
      practiceId: row.practice_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      country: row.country,
      practiceName: row.practice_name,
      dentalOfficeId: row.dental_office_id,
      isPro20,
    },
    meta: { is_pro20: isPro20, basket_counter: row.basket_counter },
  };
}

export async function login(
  context: Context,
  { email, password, utk }: BodyOf<typeof identityCalls.login>,
): Promise<{ token: string; expiresAt: string }> {
  const found = await provePassword(context, email, password, 'BAD_CREDENTIALS');
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + sessionDays * day);
  const session = {
    tokenHash: hashToken(token),
    practiceId: found.practice_id,
    userId: found.user_id,
    utk,
    expiresAt,
  };
  await context.database.forPractice(found.practice_id, (tx) => repository.insertSession(tx, session));
  return { token, expiresAt: expiresAt.toISOString() };
}

export async function isEmailRegistered(context: Context, email: string): Promise<boolean> {
  await countAttempt(context.database.plain, limits.emailCheckByIp, context.ip);
  return (await repository.findLogin(context.database.plain, email)) !== null;
}

export async function logout(context: Context, token: string | null): Promise<void> {
  const session =
    token === null ? null : await repository.findSession(context.database.plain, hashToken(token));
  if (token === null || session === null) return;
  await context.database.forPractice(session.practice_id, (tx) =>
    repository.deleteSession(tx, hashToken(token)),
  );
}

export async function requestPasswordReset(
  context: Context,
  { email, language }: BodyOf<typeof identityCalls.requestPasswordReset>,
): Promise<void> {
  const { plain } = context.database;
  await countAttempt(plain, limits.resetByIp, context.ip);
  await countAttempt(plain, limits.resetByEmail, email.toLowerCase());
  const found = await repository.findLogin(plain, email);
  if (found === null) throw new Refusal('EMAIL_NOT_REGISTERED');
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + resetMinutes * 60 * 1000);
  const content = passwordResetMail({
    language,
    firstName: found.first_name,
    link: `${context.publicUrl()}/auth/change-password?token=${token}`,
    minutes: resetMinutes,
    company: context.config.COMPANY_NAME,
  });
  const reset = {
    tokenHash: hashToken(token),
    practiceId: found.practice_id,
    userId: found.user_id,
    expiresAt,
  };
  await context.database.forPractice(found.practice_id, async (tx) => {
    await repository.expireResetsOf(tx, found.user_id);
    await repository.insertReset(tx, reset);
    await queueMail(context, tx, found.practice_id, email, content);
  });
}

export async function changePassword(
  context: Context,
  change: BodyOf<typeof identityCalls.changePassword>,
): Promise<void> {
  if (change.token !== undefined) return changeByToken(context, change.token, change.password);
  const found = await provePassword(
    context,
    change.email ?? '',
    change.oldPassword ?? '',
    'PASSWORD_INVALID',
  );
  await context.database.forPractice(found.practice_id, (tx) =>
    setPassword(tx, found.user_id, change.password),
  );
}

async function changeByToken(context: Context, token: string, password: string): Promise<void> {
  const tokenHash = hashToken(token);
  const reset = await repository.findReset(context.database.plain, tokenHash);
  if (!reset?.is_valid) throw new Refusal('TOKEN_EXPIRED');
  await context.database.forPractice(reset.practice_id, async (tx) => {
    if ((await repository.useReset(tx, tokenHash)) !== 1) throw new Refusal('TOKEN_EXPIRED');
    await setPassword(tx, reset.user_id, password);
  });
}

/** A new password ends every session and every link that could still set another one. */
async function setPassword(tx: Tx, userId: number, password: string): Promise<void> {
  await repository.updatePassword(tx, userId, await hashPassword(password));
  await repository.deleteSessionsOf(tx, userId);
  await repository.expireResetsOf(tx, userId);
}

async function provePassword(
  context: Context,
  email: string,
  password: string,
  refusal: 'BAD_CREDENTIALS' | 'PASSWORD_INVALID',
): Promise<repository.Login> {
  const { plain } = context.database;
  const subject = email.toLowerCase();
  await countAttempt(plain, limits.loginByIp, context.ip);
  await countAttempt(plain, limits.loginByEmail, subject);
  const found = await repository.findLogin(plain, email);
  if (!(await passwordFits(found?.password_hash ?? null, password)) || found === null)
    throw new Refusal(refusal);
  await forgiveAttempt(plain, limits.loginByIp, context.ip);
  await forgiveAttempt(plain, limits.loginByEmail, subject);
  return found;
}

export async function setLanguage<L extends string>(
  { tx, user }: UserContext,
  language: L,
): Promise<{ language: L }> {
  await repository.updateLanguage(tx, user.userId, language);
  return { language };
}

export async function profileOf({ user, tx }: UserContext): Promise<Profile> {
  return {
    ID: user.userId,
    Vorname: user.firstName,
    Nachname: user.lastName,
    LoginEmail: user.email,
    Land: user.country,
    Praxis: user.practiceName,
    dentalOfficeId: user.dentalOfficeId,
    KlinikId: await repository.findClinicId(tx),
  };
}
