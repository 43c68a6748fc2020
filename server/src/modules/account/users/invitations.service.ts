// Inviting somebody by e-mail: the person sets a password, or accepts with an existing login, and is a user of the practice with the
// role of the invitation.
import type { ownPracticeCalls } from '@praxora/contract/account/own-practices.calls';
import type { Invitation, userCalls } from '@praxora/contract/account/users.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { Context, UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { countAttempt } from '../../../platform/rate-limit.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { changedFields, type Recorder, recordActivity } from '../audit/audit.service.ts';
import { addMember, addUser } from '../identity/app-users.ts';
import { recordOwnLogin, withoutSession } from '../identity/recorded-logins.ts';
import * as repository from './invitations.repository.ts';
import { invitationMail } from './users.mails.ts';
import { isEmailTaken } from './users.repository.ts';

const validDays = 7;
const day = 24 * 60 * 60 * 1000;

/** Limits on invitations, so that no mailbox is flooded. */
const limits = {
  byPractice: { name: 'invitation:practice', attempts: 50, minutes: 60 },
  byRecipient: { name: 'invitation:recipient', attempts: 5, minutes: 60 },
  /** The token itself cannot be guessed. */
  byNetwork: { name: 'invitation:ip', attempts: 300, minutes: 15 },
} as const;

/** A user, or an operator, who has no id. */
type Inviter = InviterBase & Recorder;
interface InviterBase extends Pick<Context, 'tx' | 'now' | 'config' | 'publicUrl'> {
  readonly user: Pick<UserContext['user'], 'practiceId' | 'practiceName'> & {
    readonly userId: number | null;
  };
}

const toInvitationNotice = (
  context: Pick<Context, 'now' | 'config'>,
  { invitedAt, validUntil, language: _, ...row }: repository.InvitationRow,
): Invitation => ({
  ...row,
  invitedBy: { id: row.invitedBy.id, name: row.invitedBy.name || context.config.COMPANY_NAME },
  invitedAt: invitedAt.toISOString(),
  validUntil: validUntil.toISOString(),
  isExpired: validUntil <= context.now(),
});

export async function listInvitations(context: UserContext): Promise<Invitation[]> {
  return (await repository.listInvitations(context.tx)).map((row) => toInvitationNotice(context, row));
}

export async function invite(
  context: Inviter,
  { email: typed, ...fields }: BodyOf<typeof userCalls.invite>,
): Promise<Invitation> {
  const { tx, user } = context;
  const email = typed.toLowerCase();
  await refuseTaken(tx, email);
  const link = newLink(context);
  const created = await repository.insertInvitation(tx, {
    ...fields,
    ...{ email, tokenHash: hashToken(link.token), invitedBy: user.userId, expiresAt: link.expiresAt },
  });
  if (created === null) throw new Refusal('INVITED_ALREADY');
  await recordActivity(context, {
    action: 'user.invited',
    subject: toSubject(created.id),
    changes: changedFields({}, { role: fields.role }),
  });
  return send(context, created.id, link.token);
}

/** In the language it was first written in. */
export async function inviteAgain(context: UserContext, id: number): Promise<Invitation> {
  const { tx, user } = context;
  const invitation = await repository.findInvitation(tx, id);
  if (invitation === null) throw new Refusal('NOT_FOUND');
  await refuseTaken(tx, invitation.email);
  const link = newLink(context);
  await repository.renewInvitation(tx, id, hashToken(link.token), user.userId, link.expiresAt);
  await recordActivity(context, { action: 'user.invitedAgain', subject: toSubject(id) });
  return send(context, id, link.token);
}

export async function withdrawInvitation(context: UserContext, id: number): Promise<{ withdrawn: boolean }> {
  if ((await repository.deleteInvitation(context.tx, id)) === 0) throw new Refusal('NOT_FOUND');
  await recordActivity(context, { action: 'user.invitationWithdrawn', subject: toSubject(id) });
  return { withdrawn: true };
}

/** Without the name and the address of the person, which go with the invitation. */
const toSubject = (id: number) => ({ type: 'invitation', id, name: '' }) as const;

const newLink = ({ now }: Pick<Context, 'now'>) => ({
  token: newToken(),
  expiresAt: new Date(now().getTime() + validDays * day),
});

async function refuseTaken(tx: Tx, email: string): Promise<void> {
  if (await isEmailTaken(tx, email)) throw new Refusal('EMAIL_TAKEN');
}

async function send(context: InviterBase, id: number, token: string): Promise<Invitation> {
  const { tx, user, config, publicUrl } = context;
  const invitation = await repository.findInvitation(tx, id);
  // Withdrawn by somebody else at this very moment.
  if (invitation === null) throw new Refusal('NOT_FOUND');
  // Counted with the mail, in its transaction: what is not sent does not count.
  await countAttempt(tx, limits.byPractice, String(user.practiceId));
  await countAttempt(tx, limits.byRecipient, hashToken(invitation.email).toString('base64url'));
  const content = invitationMail({
    language: invitation.language,
    firstName: invitation.firstName,
    practice: user.practiceName,
    invitedBy: invitation.invitedBy.name || config.COMPANY_NAME,
    link: `${publicUrl()}/auth/invitation?token=${token}`,
    days: validDays,
    company: config.COMPANY_NAME,
  });
  await queueMail(context, tx, user.practiceId, invitation.email, content);
  return toInvitationNotice(context, invitation);
}

export async function openInvitation(
  context: Context,
  token: string,
): Promise<DataOf<typeof userCalls.openInvitation>> {
  const { email, first_name, last_name, practice_name, role, has_login } = await validInvitation(
    context,
    token,
  );
  return {
    email,
    firstName: first_name,
    lastName: last_name,
    practice: practice_name,
    role,
    hasLogin: has_login,
  };
}

/** A person with a login accepts by one click; the session stays in its practice until the person switches. */
export async function joinPractice(
  context: UserContext,
  token: string,
): Promise<DataOf<typeof ownPracticeCalls.joinPractice>> {
  const { user, database } = context;
  const {
    practice_id: practiceId,
    practice_name: practice,
    email,
    role,
  } = await validInvitation(context, token);
  if (email !== user.email) throw new Refusal('INVITED_SOMEBODY_ELSE', { email });
  await database.forPractice(practiceId, async (tx) => {
    if ((await repository.useInvitation(tx, hashToken(token))) !== 1) throw new Refusal('TOKEN_EXPIRED');
    const userId = await addMember(tx, practiceId, user.personId, role);
    if (userId === null) throw new Refusal('EMAIL_TAKEN');
    await recordActivity(
      { ...context, tx, user: { ...user, userId, practiceId, sessionId: null } },
      { action: 'user.joined', subject: { type: 'user', id: userId, name: '' } },
    );
  });
  return { practiceId, practice };
}

export async function acceptInvitation(
  context: Context,
  { token, firstName, lastName, password }: BodyOf<typeof userCalls.acceptInvitation>,
): Promise<{ email: string }> {
  const { practice_id, email, language, role } = await validInvitation(context, token);
  // Takes a while: no connection waits for it.
  const passwordHash = await hashPassword(password);
  await context.database.changing(practice_id, async (tx) => {
    if ((await repository.useInvitation(tx, hashToken(token))) !== 1) throw new Refusal('TOKEN_EXPIRED');
    const user = { practiceId: practice_id, email, passwordHash, firstName, lastName, language, role };
    const userId = await addUser(tx, user);
    if (userId === null) throw new Refusal('EMAIL_TAKEN');
    const newUser = { practice_id, user_id: userId };
    await recordOwnLogin(withoutSession(context, tx, newUser), 'user.joined', { role });
  });
  return { email };
}

async function validInvitation({ database, ip }: Context, token: string) {
  await countAttempt(database.plain, limits.byNetwork, ip);
  const invitation = await repository.findByToken(database.plain, hashToken(token));
  if (!invitation?.is_valid) throw new Refusal('TOKEN_EXPIRED');
  return invitation;
}
