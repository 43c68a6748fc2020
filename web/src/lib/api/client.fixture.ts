// Made-up calls, and a client with a record of everything it did.
import { defineCall } from '@praxora/contract/shared/call';
import type { UserMeta } from '@praxora/contract/shared/envelope';
import { z } from 'zod';
import type { ApiError } from './api-error.ts';
import { type ClientOptions, createClient } from './client.ts';

export const readThing = defineCall({
  base: 'pro',
  method: 'GET',
  path: 'things/{name}',
  summary: 'A thing',
  access: 'user',
  permission: 'view',
  params: z.object({ name: z.string() }),
  query: z.object({ sort: z.string().optional(), tag: z.array(z.string()).optional() }),
  data: z.object({ size: z.number() }),
});
export const saveThing = defineCall({
  base: 'pro',
  method: 'POST',
  path: 'things',
  summary: 'Save a thing',
  access: 'user',
  permission: 'view',
  body: z.object({ size: z.number() }),
  data: z.object({ saved: z.boolean() }),
});
export const profile = defineCall({
  base: 'marketplace',
  method: 'GET',
  path: 'wpraxis',
  summary: 'Profile',
  access: 'user',
  permission: 'view',
  data: z.object({ ID: z.number() }),
});

export type Answer = (url: string, init: RequestInit) => Promise<Response>;
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A client with a record of everything it did to its surroundings. */
export function setUp(answer: Answer, overrides: Partial<ClientOptions> = {}) {
  const record = {
    requests: [] as { url: string; init: RequestInit; headers: Headers }[],
    states: [] as UserMeta[],
    refused: [] as (string | null)[],
    failures: [] as ApiError[],
  };
  const client = createClient('/pro/', {
    fetch: (url, init) => {
      record.requests.push({ url, init, headers: new Headers(init.headers) });
      return answer(url, init);
    },
    credentials: 'include',
    token: () => 'secret-token',
    language: () => 'de',
    isLeaving: () => false,
    onState: (meta) => record.states.push(meta),
    onRefused: (_error, token) => record.refused.push(token),
    onFailure: (error) => record.failures.push(error),
    ...overrides,
  });
  return { client, record };
}

export async function catchFailure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('the call went well');
    },
    (error: unknown) => error,
  );
}

/** Never answers, but ends as fetch does when its signal fires. */
export const silent: Answer = (_url, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
