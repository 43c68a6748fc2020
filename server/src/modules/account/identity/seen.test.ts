// The tour and the news of a release are offered to a person until they were seen, whatever the device and the practice.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aMembership, aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function offered(user: TestUser) {
  const headers = bearer(await loginAs(app, user));
  const { data } = (await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers })).json();
  return { tour: data.RundgangFaellig, news: data.NeuesUngelesen };
}

async function note(user: TestUser, seen: string): Promise<number> {
  const headers = bearer(await loginAs(app, user));
  const answer = await app.request({ method: 'PUT', url: '/pro/user/seen', headers, payload: { seen } });
  return answer.statusCode;
}

test('the tour is offered once to a person, and stands for the news of the release', async () => {
  const user = await aUser(app);
  expect(await offered(user)).toEqual({ tour: true, news: false });
  expect(await note(user, 'tour')).toBe(200);
  expect(await offered(user)).toEqual({ tour: false, news: false });
  const second = await aMembership(app, user);
  await app.asOwner.run('update app_user set last_login_at = now() where id = $1', [second.id]);
  expect(await offered(user)).toEqual({ tour: false, news: false });
});

test('the news of a release are offered until they were read; a tour taken again changes nothing', async () => {
  const user = await aUser(app);
  await note(user, 'tour');
  await app.asOwner.run("update person set read_release = '0.0.1' where email = $1", [user.email]);
  expect(await offered(user)).toEqual({ tour: false, news: true });
  await note(user, 'tour');
  expect(await offered(user)).toEqual({ tour: false, news: true });
  expect(await note(user, 'news')).toBe(200);
  expect(await offered(user)).toEqual({ tour: false, news: false });
  expect(await note(user, 'breakfast')).toBe(422);
});

test('a reader, who neither orders nor books, is not led around', async () => {
  expect(await offered(await aUser(app, { role: 'reader' }))).toEqual({ tour: false, news: false });
});
