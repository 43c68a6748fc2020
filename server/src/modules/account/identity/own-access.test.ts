import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Method = 'GET' | 'PUT' | 'DELETE';
const ask = (token: string, method: Method, path: string, payload?: object, headers: object = {}) =>
  app.request({
    method,
    url: `/pro/user/${path}`,
    headers: { ...bearer(token), ...headers },
    ...(payload ? { payload } : {}),
  });

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36';
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';

async function loginWith({ email, password }: TestUser, userAgent: string): Promise<string> {
  const response = await app.request({
    method: 'POST',
    url: '/pro/login',
    payload: { email, password },
    headers: { 'user-agent': userAgent },
  });
  return response.json().data.token;
}
const codeOf = (response: { json(): { errors: { code: string } } }): string => response.json().errors.code;

describe('the own sessions', () => {
  test('have a device and their last use, this one first', async () => {
    const user = await aUser(app);
    const here = await loginWith(user, windows);
    await loginWith(user, phone);
    await app.asOwner.run(
      `update session set last_used_at = now() - interval '2 days' where user_id = $1 and device_kind = 'computer'`,
      [user.id],
    );
    const sessions = (await ask(here, 'GET', 'sessions')).json().data;
    expect(sessions).toMatchObject([
      { isThis: true, device: { kind: 'computer', system: 'Windows', browser: 'Chrome' } },
      { isThis: false, device: { kind: 'phone', system: 'Android', browser: 'Chrome' } },
    ]);
    const used = Date.parse(sessions[0].lastUsedAt);
    expect(Date.now() - used, 'asking is using').toBeLessThan(60_000);
  });

  test('are ended one by one or all others at once: their next request is refused', async () => {
    const user = await aUser(app);
    const [here, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => loginAs(app, user)));
    const sessions = (await ask(second as string, 'GET', 'sessions')).json().data;
    const secondId = sessions.find(({ isThis }: { isThis: boolean }) => isThis).id;
    expect((await ask(here as string, 'DELETE', `sessions/${secondId}`)).json().data).toEqual({ ended: 1 });
    expect((await ask(second as string, 'GET', 'sessions')).statusCode).toBe(401);
    expect((await ask(here as string, 'DELETE', `sessions/${secondId}`)).statusCode).toBe(404);
    expect((await ask(here as string, 'DELETE', 'sessions')).json().data).toEqual({ ended: 2 });
    for (const ended of [third, fourth])
      expect((await ask(ended as string, 'GET', 'sessions')).statusCode).toBe(401);
    expect((await ask(here as string, 'GET', 'sessions')).json().data).toHaveLength(1);
  });

  test('of a colleague, or of another practice, are not there', async () => {
    const user = await aUser(app);
    const here = await loginAs(app, user);
    for (const other of [await aUser(app, { practiceId: user.practiceId }), await aUser(app)]) {
      const token = await loginAs(app, other);
      const [{ id }] = (await ask(token, 'GET', 'sessions')).json().data;
      expect((await ask(here, 'DELETE', `sessions/${id}`)).statusCode).toBe(404);
      expect((await ask(token, 'GET', 'sessions')).statusCode).toBe(200);
    }
  });
});

describe('the own name', () => {
  test('is changed, and told from one that was changed in the meantime', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    const change = (name: object) => ask(token, 'PUT', 'name', name);
    expect((await change({ firstName: ' Eva ', lastName: 'Lang', version: 1 })).json().data).toEqual({
      firstName: 'Eva',
      lastName: 'Lang',
      version: 2,
    });
    expect(codeOf(await change({ firstName: 'Ida', lastName: '', version: 1 }))).toBe('CHANGED_MEANWHILE');
    expect((await change({ firstName: 'Eva', lastName: 'Lang', version: 1 })).statusCode, 'the same').toBe(
      200,
    );
    expect((await change({ firstName: 'Empfang', lastName: '' })).json().data).toMatchObject({ version: 3 });
    expect((await change({ firstName: ' ', lastName: '' })).json().errors).toMatchObject([
      { field: 'firstName', code: 'REQUIRED_FIELD' },
    ]);
    await loginAs(app, user);
    const { version } = await app.asOwner.one<{ version: number }>(
      'select name_version as version from practice_user where id = $1',
      [user.id],
    );
    expect(version, 'a login is no change of the name').toBe(3);
  });
});

describe('the own password', () => {
  const change = (token: string, oldPassword: string, password = 'a new password', headers = {}) =>
    ask(token, 'PUT', 'password', { oldPassword, password, passwordConfirmation: password }, headers);

  test('is changed by the present one; this session stays and all others end', async () => {
    const user = await aUser(app);
    const [here, elsewhere] = [await loginAs(app, user), await loginAs(app, user)];
    expect((await change(here, user.password)).json().data).toEqual({ changed: true });
    expect((await ask(here, 'GET', 'sessions')).statusCode).toBe(200);
    expect((await ask(elsewhere, 'GET', 'sessions')).statusCode).toBe(401);
    await loginAs(app, { email: user.email, password: 'a new password' });
    await expect(loginAs(app, user)).rejects.toThrow('BAD_CREDENTIALS');
  });

  test('is refused without it, and after too many attempts', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    const wrong = await change(token, 'not my password');
    expect(wrong.json().errors).toEqual({
      error: 'The presented password is invalid.',
      code: 'PASSWORD_INVALID',
    });
    expect(wrong.statusCode).toBe(422);
    const more = await Promise.all(Array.from({ length: 12 }, () => change(token, 'not my password')));
    expect(more.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    await expect(loginAs(app, user), 'the same attempts count').rejects.toThrow('429');
  });

  test('leaves nothing behind under an Idempotency-Key', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    const headers = { 'idempotency-key': 'password-change-1' };
    expect((await change(token, user.password, 'a new password', headers)).statusCode).toBe(200);
    const kept = await app.asOwner.rows('select 1 from idempotent_answer where practice_id = $1', [
      user.practiceId,
    ]);
    expect(kept).toEqual([]);
  });
});
