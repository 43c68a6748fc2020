// The practices of one person: which they are, and switching between them. See decision 0086.
import type { OwnPractice } from '@praxora/contract/account/own-practices.calls';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { recordActivity } from '../audit/audit.service.ts';
import { noteLogin } from './identity.repository.ts';
import * as repository from './own-practices.repository.ts';

export const listOwnPractices = async ({ tx, user }: UserContext): Promise<OwnPractice[]> =>
  (await repository.listMemberships(tx, user.personId)).map(({ practice_id, name, country, role }) => ({
    id: practice_id,
    name,
    country,
    role,
    isCurrent: practice_id === user.practiceId,
  }));

/**
 * Makes a session of the other practice and replaces the present one, of two switches at once for the first only. The
 * transaction is that of the other practice.
 */
export async function switchPractice(
  context: UserContext,
  practiceId: number,
): Promise<{ token: string; practice: string }> {
  const { database, user } = context;
  const { sessionId } = user;
  // API tokens and devices belong to one practice.
  if (sessionId === null) throw new Refusal('USERS_ONLY');
  const memberships = await repository.listMemberships(database.plain, user.personId);
  const membership = memberships.find(({ practice_id }) => practice_id === practiceId);
  if (membership === undefined) throw new Refusal('NOT_FOUND');
  const { user_id: userId, name: practice } = membership;
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
