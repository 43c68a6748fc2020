// The practices of one person: which they are, and switching between them. See decision 0086.
import type { OwnPractice } from '@praxora/contract/account/own-practices.calls';
import type { Context, UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { noteLogin, useSession } from './identity.repository.ts';
import * as repository from './own-practices.repository.ts';

export const listOwnPractices = async ({ tx, user }: UserContext): Promise<OwnPractice[]> =>
  (await repository.listMemberships(tx, user.personId)).map((row) => ({
    id: row.practice_id,
    name: row.name,
    country: row.country,
    role: row.role,
    isCurrent: row.practice_id === user.practiceId,
    isTwoStepDue: row.is_two_step_due,
  }));

/**
 * Makes a session of the other practice and replaces the present one, of two switches at once for the first only. The
 * transaction is that of the other practice. Where that practice requires two-step login and the time is over, the new session
 * is for setting it up or for switching back only, as after a login.
 */
export async function switchPractice(
  context: UserContext,
  practiceId: number,
): Promise<{ token: string; practice: string }> {
  const memberships = await repository.listMemberships(context.database.plain, context.user.personId);
  const membership = memberships.find(({ practice_id }) => practice_id === practiceId);
  if (membership === undefined) throw new Refusal('NOT_FOUND');
  return enterPractice(context, { practiceId, userId: membership.user_id, practice: membership.name });
}

interface Membership {
  readonly practiceId: number;
  readonly userId: number;
  readonly practice: string;
}

/** Of a person who is the given user of the other practice. */
export async function enterPractice(
  context: UserContext,
  { practiceId, userId, practice }: Membership,
): Promise<{ token: string; practice: string }> {
  const { database, user } = context;
  const { sessionId } = user;
  // API tokens and devices belong to one practice.
  if (sessionId === null) throw new Refusal('USERS_ONLY');
  const token = newToken();
  await database.forPractice(practiceId, async (tx) => {
    if ((await noteLogin(tx, userId)) === 0) throw new Refusal('NOT_FOUND');
    const newSessionId = await repository.switchSession(tx, sessionId, userId, hashToken(token));
    if (newSessionId === null) throw new Refusal('PRACTICE_CHANGED', { practice: '' });
    await recordActivity(
      { ...context, tx, user: { ...user, userId, practiceId, sessionId: newSessionId } },
      { action: 'login.succeeded', subject: { type: 'user', id: userId, name: '' } },
    );
  });
  return { token, practice };
}

/**
 * The token of a session that is in force for a browser with this cookie: its own, or a new one where the answer to a switch was
 * lost. Null: the session has ended, or was replaced too long ago.
 */
export async function repeatSwitch({ database: { plain } }: Context, old: string): Promise<string | null> {
  const session = await useSession(plain, hashToken(old));
  if (session === null) return null;
  if (session.replaced_by === null) return old;
  const token = newToken();
  return (await repository.repeatSwitch(plain, hashToken(old), hashToken(token))) ? token : null;
}
