import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const login = (payload: object, headers: Record<string, string> = {}) =>
  app.request({ method: 'POST', url: '/pro/login', payload, headers });
const profile = (headers: Record<string, string>) =>
  app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers });

describe('login', () => {
  test('answers a token and sets three cookies for seven days, and one that knows the browser', async () => {
    const user = await aUser(app);
    const response = await login({ email: user.email.toUpperCase(), password: user.password, utk: 'abc' });
    expect(response.statusCode).toBe(200);
    expect(response.json().data.token).toMatch(/^[\w-]{43}$/);
    const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.praxora_token).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 604_800,
      path: '/',
    });
    expect(cookies.praxora_legacy_token).toMatchObject({ httpOnly: true });
    expect(cookies.praxora_session).toMatchObject({ value: '1' });
    expect(cookies.praxora_session?.httpOnly).toBeUndefined();
    expect(cookies.praxora_device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/pro/' });
    const [session] = await app.asOwner.rows<{ utk: string }>('select utk from session where user_id = $1', [
      user.id,
    ]);
    expect(session?.utk).toBe('abc');
  });

  test('cookies are secure and on the parent domain when configured so', async () => {
    const user = await aUser(app);
    const other = await app.another({
      PUBLIC_URL: 'https://pro.praxora.example',
      COOKIE_DOMAIN: 'praxora.example',
    });
    const { email, password } = user;
    const response = await other.request({ method: 'POST', url: '/pro/login', payload: { email, password } });
    expect(response.cookies[0]).toMatchObject({ secure: true, domain: 'praxora.example' });
  });

  test('refuses a wrong password and an unknown e-mail alike', async () => {
    const user = await aUser(app);
    for (const email of [user.email, 'nobody@praxis.example']) {
      const response = await login({ email, password: 'wrong-password' });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ errors: { error: 'Bad credentials.', code: 'BAD_CREDENTIALS' } });
    }
  });

  test.each([
    [{ password: 'secret-secret' }, 'email', 'Email is required'],
    [{ email: '', password: 'secret-secret' }, 'email', 'Email is required'],
    [{ email: 'nonsense', password: 'secret-secret' }, 'email', 'Incorrect email format'],
    [{ email: 'a@b.example', password: '12345' }, 'password', 'The password needs at least 6 characters.'],
    [{ email: 'a@b.example' }, 'password', 'Required field'],
  ])('names the field at fault: %j', async (payload, field, text) => {
    const response = await login(payload);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toMatchObject([{ field, user_details: text }]);
  });

  test('stores neither password nor token', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    const rows = await app.asOwner.rows<{ all: string }>(
      `select (select string_agg(u::text, '') from person u) || (select string_agg(s::text, '') from session s) as all`,
    );
    expect(rows[0]?.all).not.toContain(token);
    expect(rows[0]?.all).not.toContain(user.password);
    expect(rows[0]?.all).toContain('$argon2id$');
  });
});

describe('session', () => {
  test('the profile has its fields and the state of the user', async () => {
    const user = await aUser(app, {
      country: 'AT',
      name: 'Praxis Wien',
      firstName: 'Eva',
      lastName: 'Moser',
    });
    const response = await profile(bearer(await loginAs(app, user)));
    expect(response.json()).toMatchObject({
      data: {
        ID: user.id,
        Vorname: 'Eva',
        Nachname: 'Moser',
        LoginEmail: user.email,
        Land: 'AT',
        Praxis: 'Praxis Wien',
        Ansprechperson: '',
        Email: user.email,
      },
      state: { is_pro20: true, basket_counter: 0 },
    });
  });

  test('a legacy user is told so', async () => {
    const token = await loginAs(app, await aUser(app, { edition: 'legacy' }));
    expect((await profile(bearer(token))).json().state.is_pro20).toBe(false);
  });

  test('nobody, a foreign token and an ended session are refused', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    expect((await profile({})).statusCode).toBe(401);
    expect((await profile(bearer('x'.repeat(43)))).statusCode).toBe(401);
    await app.asOwner.run(`update session set expires_at = now() - interval '1 second' where user_id = $1`, [
      user.id,
    ]);
    expect((await profile(bearer(token))).statusCode).toBe(401);
  });

  test('logout ends the session and clears the cookies; a second one is harmless', async () => {
    const token = await loginAs(app, await aUser(app));
    const logout = () =>
      app.request({ method: 'GET', url: '/api/marketplace/v1/logout', headers: bearer(token) });
    const first = await logout();
    expect(first.cookies.map(({ name, value }) => [name, value])).toContainEqual(['praxora_token', '']);
    expect((await profile(bearer(token))).statusCode).toBe(401);
    expect((await logout()).statusCode).toBe(200);
  });

  test('the cookie alone serves reading, and logging out only from our own site', async () => {
    const token = await loginAs(app, await aUser(app));
    const cookie = `praxora_token=${token}`;
    expect((await profile({ cookie })).statusCode).toBe(200);
    const url = '/api/marketplace/v1/logout?from=elsewhere';
    for (const written of [url, url.replace('logout', 'log%6fut'), url.replace('logout', '%6c%6Fgout')])
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = { cookie, 'sec-fetch-site': 'cross-site' };
        const foreign = await app.request({ method, url: written, headers });
        expect(foreign.statusCode, `${method} ${written}`).toBe(403);
        expect((await profile({ cookie })).statusCode).toBe(200);
      }
    const own = await app.request({
      method: 'GET',
      url,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(own.statusCode).toBe(200);
    expect((await profile({ cookie })).statusCode).toBe(401);
  });
});

describe('the bearer of a session', () => {
  const ask = (headers: Record<string, string>) =>
    app.request({ method: 'POST', url: '/pro/session/bearer', headers });

  test('is told to our own pages, for the cookie of the session, and kept by nobody on the way', async () => {
    const token = await loginAs(app, await aUser(app));
    const cookie = `praxora_token=${token}`;
    const answer = await ask({ cookie, 'sec-fetch-site': 'same-origin' });
    expect(answer.json().data).toEqual({ token });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await profile(bearer(answer.json().data.token))).statusCode).toBe(200);
  });

  test('is told to no other site, and to nobody without a session', async () => {
    const token = await loginAs(app, await aUser(app));
    const cookie = `praxora_token=${token}`;
    const foreign: Record<string, string>[] = [
      { cookie },
      { cookie, origin: 'https://evil.example' },
      { cookie, 'sec-fetch-site': 'same-site' },
      { cookie, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await ask(headers);
      expect([answer.statusCode, answer.body.includes(token)], JSON.stringify(headers)).toEqual([403, false]);
    }
    const own = { 'sec-fetch-site': 'same-origin' };
    expect((await ask(own)).statusCode).toBe(401);
    expect((await ask({ ...own, cookie: `praxora_token=${'x'.repeat(43)}` })).statusCode).toBe(401);
  });

  test('is not told a second time for the same key, and stands in no table', async () => {
    const token = await loginAs(app, await aUser(app));
    const headers = { ...bearer(token), 'idempotency-key': 'bearer-0001' };
    await ask(headers);
    expect((await ask(headers)).body).not.toContain(token);
    const rows = await app.asOwner.rows('select * from idempotent_answer');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test('the language of mail is the one the user chose last', async () => {
  const user = await aUser(app);
  const headers = bearer(await loginAs(app, user));
  const choose = (language: string) =>
    app.request({ method: 'PUT', url: '/pro/user/language', headers, payload: { language } });
  const stored = () => app.asOwner.one('select language from practice_user where id = $1', [user.id]);
  expect((await choose('en')).json().data).toEqual({ language: 'en' });
  expect(await stored()).toEqual({ language: 'en' });
  expect((await choose('fr')).statusCode).toBe(422);
  expect(await stored()).toEqual({ language: 'en' });
});

describe('check of the e-mail', () => {
  test('tells registered from unregistered and refuses nonsense', async () => {
    const user = await aUser(app);
    const check = (email: string) =>
      app.request({ method: 'GET', url: `/pro/check/email/${encodeURIComponent(email)}` });
    expect((await check(user.email)).json()).toEqual({ data: { registered: true } });
    expect((await check('nobody@praxis.example')).json()).toEqual({ data: { registered: false } });
    expect((await check('nonsense')).statusCode).toBe(422);
  });

  test('is limited by address', async () => {
    const ask = () =>
      app.request({
        method: 'GET',
        url: '/pro/check/email/nobody@praxis.example',
        remoteAddress: '10.9.9.9',
      });
    const answers = await Promise.all(Array.from({ length: 125 }, ask));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});
