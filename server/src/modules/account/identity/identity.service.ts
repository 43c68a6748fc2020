// Logging in and out, who a token belongs to, and passwords.
import type { identityCalls, Profile } from '@praxora/contract/account/identity.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { hasPermission } from '@praxora/contract/shared/permissions';
import { readDevice as browserOf } from '@praxora/rules/account/device';
import type { Context, UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Authentication, toAuthentication } from '../../../platform/http/authentication.ts';
import { sessionDays } from '../../../platform/http/cookies.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { version } from '../../../platform/version.ts';
import { getAccount } from '../account/account-data.ts';
import { countEmailCheck, countReset } from './attempts.ts';
import { passwordResetMail } from './identity.mails.ts';
import * as repository from './identity.repository.ts';
import { hashPlace, type Place } from './places.ts';
import { provePassword, readFamiliarity, toPlace } from './proof.ts';
import { recordOwnLogin, withoutSession } from './recorded-logins.ts';
import { proveSecondStep } from './two-step.service.ts';

const day = 24 * 60 * 60 * 1000;
const resetMinutes = 60;

/** Null: unknown, ended, or of a deactivated user. A session that was replaced by another practice's is refused. */
export async function authenticate(plain: Tx, token: string): Promise<Authentication | null> {
  const row = await repository.useSession(plain, hashToken(token));
  if (row === null) return null;
  if (row.replaced_by !== null) throw new Refusal('PRACTICE_CHANGED', { practice: row.replaced_by });
  return toAuthentication(row, {
    sessionId: row.session_id,
    mustSetUpTwoStep: row.is_two_step_due,
    isSample: row.is_sample,
  });
}

/** A login makes the browser familiar from then on: its cookie is returned beside the session's. */
export async function login(
  context: Context,
  { email, password, utk, code }: BodyOf<typeof identityCalls.login>,
  given: string | null,
  userAgent: string,
): Promise<{ session: { token: string; expiresAt: string }; device: string }> {
  const account = await provePassword(context, email, password, given, 'BAD_CREDENTIALS');
  const hasSecondStep = await proveSecondStep(context, { email, account, code, device: given });
  const token = newToken();
  const device = given ?? newToken();
  const expiresAt = new Date(context.now().getTime() + sessionDays * day);
  const session = {
    tokenHash: hashToken(token),
    practiceId: account.practice_id,
    userId: account.user_id,
    utk,
    device: browserOf(userAgent),
    hasSecondStep,
    expiresAt,
  };
  await context.database.forPractice(account.practice_id, async (tx) => {
    if ((await repository.noteLogin(tx, account.user_id)) === 0) throw new Refusal('BAD_CREDENTIALS');
    const { id } = await repository.insertSession(tx, session);
    await recordOwnLogin(withoutSession(context, tx, account, id), 'login.succeeded');
    await repository.rememberPlaces(
      tx,
      account.person_id,
      hashPlace(account.person_id, toPlace(context, device)),
    );
  });
  return { session: { token, expiresAt: expiresAt.toISOString() }, device };
}

export async function isEmailRegistered(context: Context, email: string): Promise<boolean> {
  await countEmailCheck(context.database.plain, toPlace(context, null));
  return (await repository.findLogin(context.database.plain, email)) !== null;
}

export async function logout(context: Context, token: string | null): Promise<void> {
  if (token === null) return;
  const { plain } = context.database;
  const session = await repository.useSession(plain, hashToken(token));
  if (session === null) return;
  // In a tab that is still in another practice, too, logging out is meant for this browser.
  if (session.replaced_by !== null) {
    await repository.endReplacedSession(plain, hashToken(token));
    return;
  }
  await context.database.forPractice(session.practice_id, (tx) =>
    repository.deleteSession(tx, hashToken(token)),
  );
}

export async function requestPasswordReset(
  context: Context,
  { email, language }: BodyOf<typeof identityCalls.requestPasswordReset>,
  device: string | null,
): Promise<void> {
  const { plain } = context.database;
  const place = toPlace(context, device);
  const account = await repository.findLogin(plain, email);
  await countReset(plain, email, place, await readFamiliarity(context, account, place));
  if (account === null) throw new Refusal('EMAIL_NOT_REGISTERED');
  const token = newToken();
  const expiresAt = new Date(context.now().getTime() + resetMinutes * 60 * 1000);
  const content = passwordResetMail({
    language,
    firstName: account.first_name,
    link: `${context.publicUrl()}/auth/change-password?token=${token}`,
    minutes: resetMinutes,
    company: context.config.COMPANY_NAME,
  });
  const reset = { tokenHash: hashToken(token), personId: account.person_id, expiresAt };
  await context.database.forPractice(account.practice_id, async (tx) => {
    await repository.expirePasswordResets(tx, account.person_id);
    await repository.insertReset(tx, reset);
    await queueMail(context, tx, account.practice_id, email, content);
  });
}

/**
 * Changes the password. The browser that proved the old password or access to the mailbox becomes familiar: its cookie
 * is returned.
 */
export async function changePassword(
  context: Context,
  change: BodyOf<typeof identityCalls.changePassword>,
  given: string | null,
): Promise<string> {
  const device = given ?? newToken();
  const place = toPlace(context, device);
  if (change.token !== undefined) await changeByToken(context, change.token, change.password, place);
  else {
    const { email = '', oldPassword = '', password } = change;
    const account = await provePassword(context, email, oldPassword, given, 'PASSWORD_INVALID');
    const hash = await hashPassword(password);
    await context.database.forPractice(account.practice_id, async (tx) => {
      await setPassword(tx, account.person_id, hash, place);
      await recordOwnLogin(withoutSession(context, tx, account), 'password.changed');
    });
  }
  return device;
}

async function changeByToken(context: Context, token: string, password: string, place: Place): Promise<void> {
  const tokenHash = hashToken(token);
  const reset = await repository.findReset(context.database.plain, tokenHash);
  if (!reset?.is_valid) throw new Refusal('TOKEN_EXPIRED');
  // Takes a while: no connection waits for it.
  const hash = await hashPassword(password);
  await context.database.forPractice(reset.practice_id, async (tx) => {
    if ((await repository.useReset(tx, tokenHash)) !== 1) throw new Refusal('TOKEN_EXPIRED');
    await setPassword(tx, reset.person_id, hash, place);
    const user = await repository.findMembership(tx, reset.person_id, reset.practice_id);
    if (user) await recordOwnLogin(withoutSession(context, tx, user), 'password.reset');
  });
}

/**
 * A new password ends every session (but the one it is changed in) and every link that could still set another one. Whoever knew the old one is a stranger
 * again, but where it was changed.
 */
export async function setPassword(
  tx: Tx,
  personId: number,
  hash: string,
  place: Place,
  remainingSessionId: number | null = null,
): Promise<void> {
  await repository.updatePassword(tx, personId, hash);
  await endPersonAccess(tx, personId, remainingSessionId);
  await repository.deleteFamiliarPlaces(tx, personId);
  await repository.rememberPlaces(tx, personId, hashPlace(personId, place));
}

/** Ends every session of a person (or all but one), in every practice, and every link that could set a password. */
export async function endPersonAccess(
  tx: Tx,
  personId: number,
  remainingSessionId: number | null = null,
): Promise<void> {
  await repository.endPersonSessions(tx, personId, remainingSessionId);
  await repository.expirePasswordResets(tx, personId);
}

/** Ends the sessions of a user of this practice, and the links that could set a password of that person. */
export async function endMembershipAccess(tx: Tx, userId: number): Promise<void> {
  await repository.deleteUserSessions(tx, userId);
  await repository.expireUserPasswordResets(tx, userId);
}

export async function setLanguage<L extends string>(
  { tx, user }: UserContext,
  language: L,
): Promise<{ language: L }> {
  await repository.updateLanguage(tx, user.personId, language);
  return { language };
}

export async function noteSeen(
  { tx, user }: UserContext,
  { seen }: BodyOf<typeof identityCalls.noteSeen>,
): Promise<DataOf<typeof identityCalls.noteSeen>> {
  await (seen === 'tour' ? repository.noteTour : repository.noteNews)(tx, user.personId, version);
  return { seen };
}

export async function readProfile({ user, tx }: UserContext): Promise<Profile> {
  const [{ contactPerson, email }, details] = await Promise.all([
    getAccount(tx),
    repository.findProfileDetails(tx, user.userId, user.personId, version),
  ]);
  return {
    ID: user.userId,
    Vorname: user.firstName,
    Nachname: user.lastName,
    LoginEmail: user.email,
    Land: user.country,
    Praxis: user.practiceName,
    Ansprechperson: contactPerson,
    Email: email,
    dentalOfficeId: user.dentalOfficeId,
    KlinikId: details.clinicId,
    Rolle: user.role,
    Loeschtag: user.role === 'owner' ? details.deletionDay : null,
    IstGeschlossen: details.isClosed,
    BeispielVon: details.sampleOf,
    Praxen: details.practices,
    ZweiSchritteBis: details.twoStepUntil,
    ZweiSchritteFaellig: details.isTwoStepDue,
    RundgangFaellig: details.isTourDue && hasPermission(user.role, 'bookStock'),
    NeuesUngelesen: details.hasNews,
  };
}
