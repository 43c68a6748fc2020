// One login, several practices: which opens, switching between them, and what a replaced session still gets.
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aMembership, aPractice, aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { readRefusal } from '../../../testing/cart-builders.ts';

let app: TestApp;
let user: TestUser;
let second: { readonly id: number; readonly practiceId: number };
let token: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await aUser(app, { name: 'Praxis A' });
  second = await aMembership(app, user, {
    practiceId: await aPractice(app, { name: 'Praxis B', country: 'AT' }),
    role: 'stock',
  });
  token = await loginAs(app, user);
});

type Headers = Record<string, string>;
const ask = (
  headers: Headers,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<LightMyRequestResponse> =>
  app.request({ method, url: `/pro/${path}`, headers, ...(payload ? { payload } : {}) } as InjectOptions);
const switchTo = (headers: Headers, practiceId: unknown) =>
  ask(headers, 'POST', 'user/practice', { practiceId });
const profile = async (headers: Headers) =>
  (await app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers })).json().data;
const cookie = (value: string): Headers => ({
  cookie: `praxora_token=${value}`,
  'sec-fetch-site': 'same-origin',
});
const storages = (practiceId: number) =>
  app.asOwner.rows('select name from storage where practice_id = $1', [practiceId]);

describe('the practices of a person', () => {
  test('are listed with the role in each, and the profile counts them', async () => {
    const { data } = (await ask(bearer(token), 'GET', 'user/practices')).json();
    expect(data).toEqual([
      {
        id: user.practiceId,
        name: 'Praxis A',
        country: 'DE',
        role: 'owner',
        isCurrent: true,
        isTwoStepDue: false,
      },
      {
        id: second.practiceId,
        name: 'Praxis B',
        country: 'AT',
        role: 'stock',
        isCurrent: false,
        isTwoStepDue: false,
      },
    ]);
    expect(await profile(bearer(token))).toMatchObject({ Praxis: 'Praxis A', Praxen: 2, Rolle: 'owner' });
    const alone = await loginAs(app, await aUser(app));
    expect(await profile(bearer(alone))).toMatchObject({ Praxen: 1 });
  });

  test('the login opens the one that was used last', async () => {
    expect((await switchTo(bearer(token), second.practiceId)).statusCode).toBe(200);
    expect(await profile(bearer(await loginAs(app, user)))).toMatchObject({ Praxis: 'Praxis B' });
  });
});

describe('switching', () => {
  test('makes a session of the other practice, with its role, name and data', async () => {
    const answer = await switchTo(bearer(token), second.practiceId);
    expect(answer.json().data).toEqual({ token: expect.any(String), practice: 'Praxis B' });
    const next = answer.json().data.token;
    expect(answer.cookies.find(({ name }) => name === 'praxora_token')?.value).toBe(next);
    expect(await profile(bearer(next))).toMatchObject({
      ...{ ID: second.id, Praxis: 'Praxis B', Rolle: 'stock', Land: 'AT', LoginEmail: user.email },
    });
    expect((await ask(bearer(next), 'POST', 'storages', { name: 'Keller' })).statusCode).toBe(200);
    expect(await storages(second.practiceId)).toEqual([{ name: 'Keller' }]);
    expect(await storages(user.practiceId)).toEqual([]);
    const [recorded] = await app.asOwner.rows(
      `select action, user_id from activity where practice_id = $1 order by id limit 1`,
      [second.practiceId],
    );
    expect(recorded).toEqual({ action: 'login.succeeded', user_id: second.id });
  });

  test.each([
    ['bearer', (old: string): Headers => bearer(old)],
    ['cookie', cookie],
  ])('refuses the replaced session by %s without logging out, and books nothing', async (_, headers) => {
    const next = (await switchTo(bearer(token), second.practiceId)).json().data.token;
    for (const [method, path, body] of [
      ['POST', 'storages', { name: 'Keller' }],
      ['POST', 'storages', { nonsense: 1 }],
      ['GET', 'users', undefined],
      ['PUT', 'user/language', { language: 'en' }],
      ['POST', 'user/practice', { practiceId: user.practiceId }],
    ] as const) {
      const answer = await ask(headers(token), method, path, body);
      expect(readRefusal(answer), path).toEqual([409, 'PRACTICE_CHANGED']);
      expect(answer.json().errors.params).toEqual({ practice: 'Praxis B' });
      expect(answer.cookies).toEqual([]);
    }
    expect(await storages(user.practiceId)).toEqual([]);
    expect(await storages(second.practiceId)).toEqual([]);
    expect((await ask(bearer(next), 'GET', 'users')).statusCode).toBe(200);
    // Only who logs out, logs out: of the session that this browser has now.
    const url = '/api/marketplace/v1/logout';
    expect((await app.request({ method: 'GET', url, headers: headers(token) })).statusCode).toBe(200);
    expect((await ask(bearer(next), 'GET', 'users')).statusCode).toBe(401);
  });

  test('there and back: the first session tells where the browser is now', async () => {
    const there = (await switchTo(bearer(token), second.practiceId)).json().data.token;
    const back = (await switchTo(bearer(there), user.practiceId)).json().data.token;
    const params = async (old: string) =>
      (await ask(bearer(old), 'GET', 'users')).json().errors.params.practice;
    expect([await params(token), await params(there)]).toEqual(['Praxis A', 'Praxis A']);
    await app.request({ method: 'GET', url: '/api/marketplace/v1/logout', headers: bearer(back) });
    expect([await params(token), await params(there)]).toEqual(['', '']);
  });

  test('to the practice one is in keeps the session', async () => {
    const answer = await switchTo(bearer(token), user.practiceId);
    expect(answer.json().data).toEqual({ token, practice: 'Praxis A' });
    expect((await ask(bearer(token), 'GET', 'users')).statusCode).toBe(200);
  });

  test('to a practice that requires two-step login leads to setting it up, and to the way back', async () => {
    await app.asOwner.run(
      `update practice set two_step_required_since = now() - interval '15 days' where id = $1`,
      [second.practiceId],
    );
    await app.asOwner.run(`update app_user set created_at = now() - interval '15 days' where id = $1`, [
      second.id,
    ]);
    const due = (await ask(bearer(token), 'GET', 'user/practices')).json().data;
    expect(due.map((one: { isTwoStepDue: boolean }) => one.isTwoStepDue)).toEqual([false, true]);
    const next = (await switchTo(bearer(token), second.practiceId)).json().data.token;
    const refused = [409, 'TWO_STEP_REQUIRED'];
    expect(readRefusal(await ask(bearer(next), 'GET', 'users'))).toEqual(refused);
    expect(readRefusal(await ask(bearer(next), 'POST', 'storages', { name: 'Keller' }))).toEqual(refused);
    expect((await ask(bearer(next), 'GET', 'user/two-step')).statusCode).toBe(200);
    expect((await ask(bearer(next), 'GET', 'user/practices')).json().data).toHaveLength(2);
    const back = (await switchTo(bearer(next), user.practiceId)).json().data.token;
    expect((await ask(bearer(back), 'GET', 'users')).statusCode).toBe(200);
  });

  test('of two switches at once one is carried out', async () => {
    const third = await aMembership(app, user);
    const answers = await Promise.all(
      [second, third, second, third].map(({ practiceId }) => switchTo(bearer(token), practiceId)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 409, 409, 409]);
    const open = await app.asOwner.rows(
      `select 1 from session s join app_user u on u.id = s.user_id
       where u.person_id = (select person_id from app_user where id = $1) and s.replaced_at is null`,
      [user.id],
    );
    expect(open).toHaveLength(1);
  });

  test.each([
    ['of strangers', () => aPractice(app).then((id) => [id, 404, 'NOT_FOUND'] as const)],
    ['from nowhere', async () => [2_000_000_000, 404, 'NOT_FOUND'] as const],
  ])('to a practice %s is refused, and the session stays', async (_, read) => {
    const [practiceId, status, code] = await read();
    expect(readRefusal(await switchTo(bearer(token), practiceId))).toEqual([status, code]);
    expect((await ask(bearer(token), 'GET', 'users')).statusCode).toBe(200);
  });

  test.each([[-1], [0], [2.5], ['2,5'], ['x'], [null], [1e12]])(
    'to %j is wrong input',
    async (practiceId) => {
      expect((await switchTo(bearer(token), practiceId)).statusCode).toBe(422);
      expect((await ask(bearer(token), 'GET', 'users')).statusCode).toBe(200);
    },
  );

  test('the replaced session opens no price engine, and is forgotten when it would have expired', async () => {
    const { dentalOfficeId } = await profile(bearer(token));
    await switchTo(bearer(token), second.practiceId);
    const found = 'select practice_id from find_office($1)';
    expect(await app.platform.database.plain.rows(found, [dentalOfficeId])).toEqual([]);
    await app.asOwner.run('update session set expires_at = now() where user_id = $1', [user.id]);
    expect(readRefusal(await ask(bearer(token), 'GET', 'users'))).toEqual([401, 'NOT_LOGGED_IN']);
  });
});

describe('a switch whose answer was lost', () => {
  const repeat = (headers: Headers) => ask(headers, 'POST', 'user/practice/again');
  const cookieIn = (answer: LightMyRequestResponse) =>
    answer.cookies.find(({ name }) => name === 'praxora_token')?.value ?? null;

  test('is repeated by the old cookie, as often as needed, with one session in force', async () => {
    const lost = (await switchTo(bearer(token), second.practiceId)).json().data.token;
    for (let time = 0; time < 2; time += 1) {
      const answer = await repeat(cookie(token));
      expect(answer.json().data).toEqual({ isLoggedIn: true });
      const next = cookieIn(answer) ?? '';
      expect(await profile(bearer(next))).toMatchObject({ ID: second.id, Praxis: 'Praxis B' });
      expect(readRefusal(await ask(bearer(token), 'GET', 'users'))).toEqual([409, 'PRACTICE_CHANGED']);
      expect(readRefusal(await ask(bearer(lost), 'GET', 'users'))).toEqual([409, 'PRACTICE_CHANGED']);
      expect((await ask(bearer(next), 'GET', 'user/sessions')).json().data).toHaveLength(1);
    }
  });

  test('is over after a minute: the person logs in again', async () => {
    await switchTo(bearer(token), second.practiceId);
    await app.asOwner.run(`update session set replaced_at = now() - interval '61 s' where user_id = $1`, [
      user.id,
    ]);
    const answer = await repeat(cookie(token));
    expect([answer.json().data, cookieIn(answer)]).toEqual([{ isLoggedIn: false }, null]);
  });

  test('changes nothing for a session in force, a foreign page, a bearer alone, nobody and nonsense', async () => {
    const next = (await switchTo(bearer(token), second.practiceId)).json().data.token;
    const kept = await repeat(cookie(next));
    expect([kept.json().data, cookieIn(kept)]).toEqual([{ isLoggedIn: true }, null]);
    for (const headers of [bearer(token), {}, cookie('nonsense')] as Headers[]) {
      const answer = await repeat(headers);
      expect([answer.json().data, cookieIn(answer)]).toEqual([{ isLoggedIn: false }, null]);
    }
    const foreign = await repeat({ ...cookie(token), 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, cookieIn(foreign)]).toEqual([403, null]);
    expect((await ask(bearer(next), 'GET', 'users')).statusCode).toBe(200);
  });

  test('is not repeated by who was deactivated there or logged out meanwhile', async () => {
    await switchTo(bearer(token), second.practiceId);
    await app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [second.id]);
    expect((await repeat(cookie(token))).json().data).toEqual({ isLoggedIn: false });
    await app.asOwner.run('update app_user set deactivated_at = null where id = $1', [second.id]);
    await app.request({ method: 'GET', url: '/api/marketplace/v1/logout', headers: cookie(token) });
    expect((await repeat(cookie(token))).json().data).toEqual({ isLoggedIn: false });
  });
});

describe('a person who is deactivated in one practice', () => {
  const deactivate = (id: number) =>
    app.asOwner.run('update app_user set deactivated_at = now() where id = $1', [id]);

  test('still logs in to the other one, and cannot switch', async () => {
    await deactivate(user.id);
    expect(readRefusal(await ask(bearer(token), 'GET', 'users'))).toEqual([401, 'NOT_LOGGED_IN']);
    const other = await loginAs(app, user);
    expect(await profile(bearer(other))).toMatchObject({ Praxis: 'Praxis B', Praxen: 1 });
    expect(readRefusal(await switchTo(bearer(other), user.practiceId))).toEqual([404, 'NOT_FOUND']);
    await deactivate(second.id);
    await expect(loginAs(app, user)).rejects.toThrow('BAD_CREDENTIALS');
  });

  test('is deactivated by an owner there only: the session elsewhere goes on', async () => {
    const owner = await aUser(app, { practiceId: user.practiceId });
    const elsewhere = (await switchTo(bearer(token), second.practiceId)).json().data.token;
    const body = { isActive: false, handOver: [] };
    const ended = await ask(bearer(await loginAs(app, owner)), 'PUT', `users/${user.id}/active`, body);
    expect(ended.statusCode).toBe(200);
    expect((await ask(bearer(elsewhere), 'GET', 'users')).statusCode).toBe(200);
    expect(readRefusal(await ask(bearer(token), 'GET', 'users'))).toEqual([409, 'PRACTICE_CHANGED']);
  });
});

describe('sessions', () => {
  test('are listed and ended across practices; a new password ends them all', async () => {
    await switchTo(bearer(token), second.practiceId);
    await app.asOwner.run('update app_user set last_login_at = now() where id = $1', [user.id]);
    const first = await loginAs(app, user);
    const list = async () => (await ask(bearer(first), 'GET', 'user/sessions')).json().data;
    expect(await list()).toMatchObject([
      { practice: 'Praxis A', isThis: true },
      { practice: 'Praxis B', isThis: false },
    ]);
    const { id } = (await list())[1];
    expect((await ask(bearer(first), 'DELETE', `user/sessions/${id}`)).json().data).toEqual({ ended: 1 });
    expect(await list()).toHaveLength(1);
    const passwords = { password: 'another password', passwordConfirmation: 'another password' };
    const elsewhere = (await switchTo(bearer(await loginAs(app, user)), second.practiceId)).json().data.token;
    const changed = await ask(bearer(first), 'PUT', 'user/password', {
      ...{ oldPassword: user.password, ...passwords },
    });
    expect(changed.statusCode).toBe(200);
    expect((await ask(bearer(elsewhere), 'GET', 'users')).statusCode).toBe(401);
    expect((await ask(bearer(first), 'GET', 'users')).statusCode).toBe(200);
  });
});
