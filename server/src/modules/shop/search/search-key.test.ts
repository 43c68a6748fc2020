// Keys of the search: signed for a practice and a session, and worth nothing without it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';
import { type KeyContent, readKey, signKey } from './search-key.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
const requests = [{ indexName: 'products' }];
let app: TestApp;
let user: TestUser;
let secret: string;

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  await app.search.engine.start();
  user = await aUser(app);
  secret = await app.search.secret();
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

async function enter(who = user): Promise<{ token: string; key: string; holder: KeyContent }> {
  const token = await loginAs(app, who);
  const key = await searchKey(app, token);
  const holder = readKey(secret, key);
  if (holder === null) throw new Error('not our key');
  return { token, key, holder };
}

const statusOf = async (key: string) => (await postQueries(app, key, requests)).status;
const sendEvents = (key: string) =>
  app.request({
    method: 'POST',
    url: `/services/insights/1/events?X-Algolia-Application-Id=praxora&X-Algolia-API-Key=${key}`,
    payload: JSON.stringify({
      events: [
        { eventType: 'view', eventName: 'Seen', index: 'products', objectIDs: ['1'], userToken: 'somebody' },
      ],
    }),
  });

test('keys that are missing, forged, expired or of another application', async () => {
  const { key, holder } = await enter();
  const refused = async (asKey: string, message: RegExp) =>
    expect(await postQueries(app, asKey, requests)).toEqual({
      status: 403,
      body: { status: 403, message: expect.stringMatching(message) },
    });
  await refused('', /Invalid/);
  await refused('nonsense', /Invalid/);
  await refused(signKey('another secret', holder), /Invalid/);
  await refused(signKey(secret, { ...holder, practiceId: 999_999 }), /Invalid/);
  await refused(signKey(secret, { ...holder, sessionId: 999_999 }), /Invalid/);
  await refused(signKey(secret, { ...holder, expires: Date.now() - 1000 }), /expired/);
  const [payload = '', signature] = key.split('.');
  const other = Buffer.from(payload, 'base64url')
    .toString()
    .replace(`:${holder.practiceId},`, `:${holder.practiceId + 1},`);
  await refused(`${Buffer.from(other).toString('base64url')}.${signature}`, /Invalid/);
  // As the release before signed them, for no session.
  await refused(
    signKey(secret, { practiceId: holder.practiceId, expires: holder.expires } as KeyContent),
    /Invalid/,
  );
  const foreign = await app.request({
    method: 'POST',
    url: `/services/search/1/indexes/*/queries?x-algolia-api-key=${key}&x-algolia-application-id=other`,
    payload: JSON.stringify({ requests }),
  });
  expect(foreign.statusCode).toBe(403);
});

test("another practice's session does not open this practice's search", async () => {
  const [mine, theirs] = [await enter(), await enter(await aUser(app))];
  const mixed = signKey(secret, { ...mine.holder, sessionId: theirs.holder.sessionId });
  expect([await statusOf(mine.key), await statusOf(theirs.key), await statusOf(mixed)]).toEqual([
    200, 200, 403,
  ]);
});

test('a key ends with its session, for searches and for events, and others go on', async () => {
  const [left, stays] = [await enter(), await enter()];
  expect([await statusOf(left.key), (await sendEvents(left.key)).statusCode]).toEqual([200, 200]);
  await app.request({ method: 'GET', url: '/api/marketplace/v1/logout', headers: bearer(left.token) });
  expect([await statusOf(left.key), (await sendEvents(left.key)).statusCode]).toEqual([403, 403]);
  expect(await statusOf(stays.key)).toBe(200);

  const again = await enter();
  expect(await statusOf(again.key)).toBe(200);
  await app.asOwner.run("update session set expires_at = now() - interval '1 second' where id = $1", [
    again.holder.sessionId,
  ]);
  expect(await statusOf(again.key)).toBe(403);
});

test('a new password ends the keys of every session', async () => {
  const own = await aUser(app);
  const keys = [await enter(own), await enter(own)].map(({ key }) => key);
  expect(await Promise.all(keys.map(statusOf))).toEqual([200, 200]);
  const { email, password: oldPassword } = own;
  const changed = await app.request({
    method: 'POST',
    url: '/pro/password/change',
    payload: { email, oldPassword, password: 'a-better-1', passwordConfirmation: 'a-better-1' },
  });
  expect(changed.statusCode).toBe(200);
  expect(await Promise.all(keys.map(statusOf))).toEqual([403, 403]);
  const { key } = await enter({ ...own, password: 'a-better-1' });
  expect(await statusOf(key)).toBe(200);
});

test('a key is for users of the product only', async () => {
  expect((await app.request({ method: 'GET', url: '/pro/search/key' })).statusCode).toBe(401);
  const legacy = await loginAs(app, await aUser(app, { edition: 'legacy' }));
  const answer = await app.request({ method: 'GET', url: '/pro/search/key', headers: bearer(legacy) });
  expect(answer.statusCode).toBe(403);
});
