// API tokens: other programs of a practice log in with them, for what their maker ticked and never for more.
import type { ApiToken, apiTokenCalls } from '@praxora/contract/account/api-tokens.calls';
import type { BodyOf, DataOf } from '@praxora/contract/shared/call';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { refusedWhenTaken } from '../../../platform/database/unique.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Authentication, toAuthentication } from '../../../platform/http/authentication.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { changedFields, type Recorder, recordActivities, recordActivity } from '../audit/audit.service.ts';
import * as repository from './api-tokens.repository.ts';

/** Tells a token from a session's, and where one was found from what it is. */
const prefix = 'praxora_';
const mostInForce = 50;

export const isApiToken = (token: string): boolean => token.startsWith(prefix);

/** Null: unknown, revoked or expired. */
export async function authenticateProgram(plain: Tx, token: string): Promise<Authentication | null> {
  const row = await repository.useApiToken(plain, hashToken(token));
  if (row === null) return null;
  if (!row.is_switched_on) throw new Refusal('API_TOKENS_OFF');
  return toAuthentication(row, { apiTokenId: row.api_token_id, scopes: row.scopes });
}

type Row = NonNullable<Awaited<ReturnType<typeof repository.findApiToken>>>;

const apiTokenOf = ({ createdAt, lastUsedAt, ...row }: Row): ApiToken => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listApiTokens = async ({ tx }: UserContext): Promise<ApiToken[]> =>
  (await repository.listApiTokens(tx)).map(apiTokenOf);

async function getApiToken({ tx }: UserContext, id: number): Promise<ApiToken> {
  const row = await repository.findApiToken(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return apiTokenOf(row);
}

export async function createApiToken(
  context: UserContext,
  { name, scopes, lastDay }: BodyOf<typeof apiTokenCalls.createApiToken>,
): Promise<DataOf<typeof apiTokenCalls.createApiToken>> {
  const { tx, user, now } = context;
  // A user being deactivated leaves no token behind, and of two concurrent requests the second counts the first one's
  // token.
  await lockInPractice(tx, 'users');
  if (!(await repository.isMakerActive(tx, user.userId))) throw new Refusal('NOT_LOGGED_IN');
  if (lastDay !== null && lastDay < calendarDay(now())) throw new Refusal('API_TOKEN_DAY_PAST');
  if ((await repository.countInForce(tx)) >= mostInForce)
    throw new Refusal('TOO_MANY_API_TOKENS', { maximum: mostInForce });
  const token = prefix + newToken();
  const id = await refusedWhenTaken('RESOURCE_EXISTS', () =>
    repository.insertApiToken(tx, {
      userId: user.userId,
      name,
      tokenHash: hashToken(token),
      ending: token.slice(-4),
      scopes,
      lastDay,
    }),
  );
  await recordActivity(context, {
    action: 'apiToken.created',
    subject: { type: 'apiToken', id, name },
    changes: changedFields({}, { scopes: scopes.join(', '), lastDay }),
  });
  return { token, apiToken: await getApiToken(context, id) };
}

/** Revoking it again gives the same answer. */
export async function revokeApiToken(context: UserContext, id: number): Promise<ApiToken> {
  const isRevoked = (await repository.revokeApiToken(context.tx, id)) > 0;
  const token = await getApiToken(context, id);
  if (isRevoked) await recordActivity(context, toRevocation(token));
  return token;
}

const toRevocation = ({ id, name }: Pick<ApiToken, 'id' | 'name'>) =>
  ({ action: 'apiToken.revoked', subject: { type: 'apiToken', id, name } }) as const;

/** Revokes the tokens of a user who may no longer log in; they stay revoked if the user is reactivated. */
export async function revokeUserApiTokens(context: Recorder, userId: number): Promise<void> {
  const revoked = await repository.revokeUserApiTokens(context.tx, userId);
  await recordActivities(context, revoked.map(toRevocation));
}
