// API tokens: what another program of the practice logs in with. Its secret is told once, when it is made.
import { z } from 'zod';
import { defineCall, scopes } from '../shared/call.ts';
import { day } from '../shared/days.ts';
import { pathId } from '../shared/ids.ts';
import { roles } from '../shared/permissions.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

const scope = z.enum(scopes);

const apiToken = z.object({
  id: whole,
  name: z.string(),
  scopes: z.array(scope),
  /** The last characters of the secret, to tell tokens apart. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  /** Whose name stands on what it does; its end is theirs too. */
  createdBy: z.string(),
  /** Role of that user now: the token never exceeds it. */
  creatorRole: z.enum(roles),
  /** The last day it is valid, in Europe/Berlin; null: until it is revoked. */
  lastDay: day.nullable(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type ApiToken = z.infer<typeof apiToken>;

nameSchemas({ ApiToken: apiToken });

export const apiTokenCalls = {
  listApiTokens: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'api-tokens',
    summary: 'The API tokens of the practice, those in force first',
    access: 'pro20',
    permission: 'manageAccount',
    data: z.array(apiToken),
  }),
  createApiToken: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'api-tokens',
    summary: 'Make an API token; its secret is told in this answer only',
    access: 'pro20',
    permission: 'manageAccount',
    isRefusedInSample: true,
    tellsSecret: true,
    body: z.object({
      name: lineText.min(1).max(80),
      scopes: z
        .array(scope)
        .min(1)
        .max(scopes.length)
        .transform((given) => scopes.filter((one) => given.includes(one))),
      lastDay: day.nullable().default(null),
    }),
    data: z.object({ token: z.string(), apiToken }),
    errors: ['RESOURCE_EXISTS', 'API_TOKEN_DAY_PAST', 'TOO_MANY_API_TOKENS'],
  }),
  revokeApiToken: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'api-tokens/{apiTokenId}',
    summary: 'Revoke an API token: its next request is refused',
    access: 'pro20',
    permission: 'manageAccount',
    isRefusedInSample: true,
    params: z.object({ apiTokenId: pathId }),
    data: apiToken,
    errors: ['NOT_FOUND'],
  }),
} as const;
