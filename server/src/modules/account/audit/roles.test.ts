// Every call with every role, by a user, an API token and a device, against the table in the contract. The body of each request
// is cut off, which shows that the role is decided before the body is read.
import { allCalls } from '@praxora/contract/calls';
import { bases, type Call, callAddress, callRoute, scopes } from '@praxora/contract/shared/call';
import { deviceRole, hasPermission, type Role, roles, rolesWith } from '@praxora/contract/shared/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aPractice, aUser, bearer, loginAs } from '../../../testing/builders.ts';

interface Credentials {
  readonly user: string;
  readonly token: string;
  readonly device: string;
}

let app: TestApp;
let practiceId: number;
const credentials = new Map<Role, Credentials>();

beforeAll(async () => {
  app = await startTestApp();
  practiceId = await aPractice(app);
  const owner = await loginAs(app, await aUser(app, { practiceId }));
  for (const role of roles) {
    const user = await aUser(app, { practiceId, role });
    credentials.set(role, {
      user: await loginAs(app, user),
      token: await createApiToken(owner, user.id),
      device: await pairDevice(owner, user.id),
    });
  }
});
afterAll(() => app.close());

async function post(path: string, payload: object, token?: string) {
  const headers = token === undefined ? {} : bearer(token);
  const response = await app.request({ method: 'POST', url: `/${path}`, payload, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().data;
}

/** With every scope, made by an owner who then is somebody with less rights. */
async function createApiToken(owner: string, userId: number): Promise<string> {
  await post('pro/features', { activateApiTokens: true }, owner);
  const body = { name: `Token of ${userId}`, scopes, lastDay: null };
  const { token, apiToken } = await post('pro/api-tokens', body, owner);
  await app.asOwner.run('update api_token set user_id = $2 where id = $1', [apiToken.id, userId]);
  return token;
}

async function pairDevice(owner: string, userId: number): Promise<string> {
  const { id, code } = await post('pro/devices', { name: `Device of ${userId}` }, owner);
  const { token } = await post('services/scan/pair', { code });
  await app.asOwner.run('update device set held_by = $2 where id = $1', [id, userId]);
  return token;
}

const callsWithSession = allCalls.map(({ call }) => call).filter(({ access }) => access !== 'anonymous');

/** Requests a call with parameters that name nothing and a body that ends in the middle. */
async function request(call: Call, token: string) {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 999_999]));
  const response = await app.request({
    method: call.method,
    url: bases[call.base] + callAddress(call, params),
    headers: {
      ...bearer(token),
      ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(call.method === 'GET' ? {} : { payload: '{"cut": ' }),
  });
  return { status: response.statusCode, body: response.body };
}

const isRefusedByRole = ({ status, body }: { status: number; body: string }) =>
  status === 409 && body.includes('ROLE_NOT_ALLOWED');

describe.each(roles)('the role %s', (role) => {
  test.each([
    ['user', () => true],
    ['token', ({ scopes: needed }: Call) => needed !== undefined],
    ['device', ({ isForDevices }: Call) => isForDevices === true],
  ] as const)('as a %s may what the table says, and nothing else', async (kind, isOpenTo) => {
    const token = credentials.get(role)?.[kind] ?? '';
    for (const call of callsWithSession) {
      const { permission } = call;
      if (permission === undefined) throw new Error(`${callRoute(call)} names no permission`);
      const answer = await request(call, token);
      const what = `${call.method} ${callRoute(call)}: ${answer.status} ${answer.body.slice(0, 200)}`;
      if (!isOpenTo(call)) {
        expect(answer.status, what).toBe(403);
        continue;
      }
      const isAllowed =
        hasPermission(role, permission) && (kind !== 'device' || hasPermission(deviceRole, permission));
      expect(isRefusedByRole(answer), what).toBe(!isAllowed);
      if (!isAllowed) for (const able of rolesWith(permission)) expect(answer.body).toContain(able);
    }
  });
});

test('refused attempts are recorded once per call, person and minute, without anything of the body', async () => {
  const reader = credentials.get('reader')?.user ?? '';
  await app.asOwner.run('delete from activity where practice_id = $1', [practiceId]);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await app.request({
      method: 'POST',
      url: '/pro/storages',
      headers: bearer(reader),
      payload: { name: 'Tresor' },
    });
  const entries = await app.asOwner.rows<{ subject_name: string }>(
    `select author_kind, area, action, subject_type, subject_id, subject_name, changes
     from activity where practice_id = $1`,
    [practiceId],
  );
  expect(entries.length).toBeLessThanOrEqual(2);
  expect(entries[0]).toEqual({
    ...{ author_kind: 'user', area: 'access', action: 'access.refused' },
    ...{ subject_type: 'call', subject_id: null, subject_name: 'POST storages', changes: [] },
  });
  expect(JSON.stringify(entries)).not.toContain('Tresor');
});

test('a refused attempt is recorded when its address holds what no text may', async () => {
  const reader = credentials.get('reader')?.user ?? '';
  await app.asOwner.run('delete from activity where practice_id = $1', [practiceId]);
  const { statusCode, body } = await app.request({
    method: 'DELETE',
    url: '/pro/storages/a%00b',
    headers: bearer(reader),
  });
  expect(statusCode, body).toBe(409);
  const entries = await app.asOwner.rows('select subject_id from activity where practice_id = $1', [
    practiceId,
  ]);
  expect(entries).toEqual([{ subject_id: 'ab' }]);
});

test('the application can neither change nor delete entries of the log', async () => {
  const { database } = app.platform;
  for (const sql of [
    "update activity set action = 'user.invited' where practice_id = $practice",
    'delete from activity where practice_id = $practice',
    'truncate activity',
  ])
    await expect(database.forPractice(practiceId, (tx) => tx.run(sql))).rejects.toThrow(/permission denied/);
});
