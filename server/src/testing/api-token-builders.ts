// API tokens made to order for tests.
import type { Scope } from '@praxora/contract/shared/call';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { bearer, type TestUser } from './builders.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Headers = ReturnType<typeof bearer>;

export interface Program {
  readonly id: number;
  readonly headers: Headers;
  call(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse>;
}

export const switchApiTokens = ({ asOwner }: TestApp, practiceId: number, isActive: boolean) =>
  asOwner.run(
    `insert into practice_feature (practice_id, feature, is_active) values ($1, 'apiTokens', $2)
     on conflict (practice_id, feature) do update set is_active = excluded.is_active`,
    [practiceId, isActive],
  );

/** A token in force that the user made, for a practice that has them switched on. */
export async function aProgram(
  app: TestApp,
  { user, headers }: { readonly user: TestUser; readonly headers: Headers },
  scopes: readonly Scope[],
): Promise<Program> {
  await switchApiTokens(app, user.practiceId, true);
  const made = await app.request({
    method: 'POST',
    url: '/pro/api-tokens',
    headers,
    payload: { name: `Program ${scopes.join(' ')}`, scopes },
  });
  if (made.statusCode !== 200) throw new Error(`make a token: ${made.statusCode} ${made.body}`);
  const { token, apiToken } = made.json().data;
  const own = bearer(token);
  return {
    id: apiToken.id,
    headers: own,
    call: (method, url, payload) =>
      app.request({ method, url, headers: own, ...(payload ? { payload } : {}) }),
  };
}
