// Management of a user's own login: name, password, and open sessions.
import type { OwnSession, ownAccessCalls } from '@praxora/contract/account/own-access.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { holdVersion, refuseOutdated } from '../../../platform/database/versions.ts';
import { Refusal } from '../../../platform/errors.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { newToken } from '../../../platform/secrets.ts';
import { recordChange } from '../audit/audit.service.ts';
import { endPersonSessions } from './identity.repository.ts';
import { setPassword } from './identity.service.ts';
import * as repository from './own-access.repository.ts';
import { provePassword, toPlace } from './proof.ts';
import { recordOwnLogin } from './recorded-logins.ts';

export async function changeOwnName(
  context: UserContext,
  { firstName, lastName, version }: BodyOf<typeof ownAccessCalls.changeOwnName>,
): Promise<DataOf<typeof ownAccessCalls.changeOwnName>> {
  const { tx, user } = context;
  const current = await holdVersion(context, 'person', user.personId);
  const name = await repository.findName(tx, user.personId);
  refuseOutdated(version, current, () => name.firstName === firstName && name.lastName === lastName);
  const subject = { type: 'user', id: user.userId, name: '' } as const;
  const before = { firstName: name.firstName, lastName: name.lastName };
  await recordChange(context, { action: 'user.renamed', subject }, before, { firstName, lastName });
  return repository.updateName(tx, user.personId, firstName, lastName);
}

/** Changing the password ends all other sessions of the user. Returns the cookie of a browser that is familiar now. */
export async function changeOwnPassword(
  context: UserContext,
  { oldPassword, password }: BodyOf<typeof ownAccessCalls.changeOwnPassword>,
  given: string | null,
): Promise<string> {
  const { user } = context;
  await provePassword(context, user.email, oldPassword, given, 'PASSWORD_INVALID');
  const hash = await hashPassword(password);
  const device = given ?? newToken();
  await setPassword(context.tx, user.personId, hash, toPlace(context, device), user.sessionId);
  await recordOwnLogin(context, 'password.changed');
  return device;
}

/** This one first, then the one that was used last. */
export async function listOwnSessions({ tx, user }: UserContext): Promise<OwnSession[]> {
  const rows = await repository.listSessions(tx, user.personId);
  return rows
    .map((row) => ({
      id: row.id,
      device: { kind: row.device_kind, system: row.device_system, browser: row.device_browser },
      practice: row.practice_name,
      isThis: row.id === user.sessionId,
      since: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

export async function endOwnSession(context: UserContext, sessionId: number): Promise<{ ended: number }> {
  const { tx, user } = context;
  const ended = await repository.endSession(tx, user.personId, sessionId);
  if (ended === 0) throw new Refusal('NOT_FOUND');
  await recordOwnLogin(context, 'session.ended', { sessions: ended });
  return { ended };
}

export async function endOtherSessions(context: UserContext): Promise<{ ended: number }> {
  const { tx, user } = context;
  const ended = await endPersonSessions(tx, user.personId, user.sessionId);
  if (ended > 0) await recordOwnLogin(context, 'session.ended', { sessions: ended });
  return { ended };
}
