// Every request is authenticated by one statement before anything else is done for it: whatever changes between two requests, on
// whichever server, counts for the second.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProgram, switchApiTokens } from '../../testing/api-token-builders.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../testing/builders.ts';
import { aBuyer, anExampleCart, type Buyer, readRefusal } from '../../testing/cart-builders.ts';
import { aDevice, switchScanApp } from '../../testing/device-builders.ts';
import { recordMessages } from '../../testing/statements.ts';

let app: TestApp;
let other: TestApp;
let me: Buyer;
beforeAll(async () => {
  app = await startTestApp();
  other = await app.another();
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await aBuyer(app);
});

type Ask = (path: string, method?: 'GET' | 'PUT', payload?: object) => Promise<LightMyRequestResponse>;
const asker =
  (headers: { authorization: string }, at: TestApp = app): Ask =>
  (url, method = 'GET', payload) =>
    at.request({ method, url, headers, ...(payload ? { payload } : {}) });

const profile = '/api/marketplace/v1/wpraxis';
const change = (sql: string, id: number) => app.asOwner.run(sql, [id]);
const languageOf = async ({ user }: Buyer) =>
  (await app.asOwner.one<{ language: string }>('select language from practice_user where id = $1', [user.id]))
    .language;

describe('a request', () => {
  const settings = () => [
    `set local app.practice_id = '${me.user.practiceId}'`,
    "set local app.language = 'en'",
    "set local statement_timeout = '30000'",
  ];

  test('is authenticated by one statement of its own; then its work begins with the practice in one message', async () => {
    const ask = asker(me.headers);
    for (let time = 0; time < 2; time += 1) {
      const reading = await recordMessages(() => ask(profile));
      expect(reading).toEqual([
        [
          'select s.*, is_two_step_due(s.user_id), is_sample_practice(s.practice_id) as is_sample from use_session($1) s',
        ],
        ['begin read only', ...settings(), expect.anything(), expect.anything(), 'commit'],
      ]);
      const writing = await recordMessages(() => ask('/pro/user/language', 'PUT', { language: 'de' }));
      expect(writing).toEqual([
        [
          'select s.*, is_two_step_due(s.user_id), is_sample_practice(s.practice_id) as is_sample from use_session($1) s',
        ],
        [
          'begin',
          ...settings(),
          'select begin_practice_change($1::integer)',
          expect.stringMatching(/^update person/),
        ],
        ['commit'],
      ]);
    }
  });

  test('without a session is refused before its body is read, and nothing is asked of the database', async () => {
    const sent = await recordMessages(async () => {
      const answer = await app.request({
        method: 'PUT',
        url: '/pro/user/language',
        headers: { 'content-type': 'application/json' },
        payload: '{ no JSON',
      });
      expect(readRefusal(answer)).toEqual([401, 'NOT_LOGGED_IN']);
    });
    expect(sent).toEqual([]);
  });

  test('tells the cart and the names of now', async () => {
    const ask = asker(me.headers);
    await ask(profile);
    await other.request({
      method: 'PUT',
      url: '/pro/user/name',
      headers: me.headers,
      payload: { firstName: 'Berta', lastName: 'Celan' },
    });
    const { positions } = await anExampleCart(app, me);
    const answer = await ask(profile);
    expect(answer.body).toContain('Celan');
    expect(answer.json().state.basket_counter).toBe(positions.length);
  });

  test('notes its use again when that was noted more than a minute ago', async () => {
    const ask = asker(me.headers);
    await ask(profile);
    await change(
      `update session set last_used_at = now() - interval '2 minutes' where user_id = $1`,
      me.user.id,
    );
    expect((await ask(profile)).statusCode).toBe(200);
    const noted = 'select 1 from session where user_id = $1 and last_used_at > now() - $2::interval';
    expect(await app.asOwner.rows(noted, [me.user.id, '1 minute'])).toHaveLength(1);
  });
});

describe('somebody who was logged in a moment ago', () => {
  const ends: [what: string, end: () => Promise<unknown>][] = [
    [
      'logged out at another server',
      () => other.request({ method: 'GET', url: '/api/marketplace/v1/logout', headers: me.headers }),
    ],
    ['deactivated', () => change('update app_user set deactivated_at = now() where id = $1', me.user.id)],
    ['expired', () => change('update session set expires_at = now() where user_id = $1', me.user.id)],
  ];
  for (const [what, end] of ends)
    test(`is refused once ${what}, whatever they ask, and nothing is done for them`, async () => {
      const ask = asker(me.headers);
      expect((await ask(profile)).statusCode).toBe(200);
      await end();
      const before = await app.asOwner.rows('select * from rate_limit order by key');
      const language = await languageOf(me);
      for (const answer of [
        await ask('/pro/user/language', 'PUT', { language: language === 'de' ? 'en' : 'de' }),
        // The problems of their request are not disclosed either.
        await ask('/pro/user/language', 'PUT', { language: 'none' }),
        // Counts attempts outside of its transaction, before anything else.
        await ask('/pro/user/password', 'PUT', {
          oldPassword: 'wrong',
          password: 'correct horse battery',
          passwordConfirmation: 'correct horse battery',
        }),
        await ask(profile),
      ])
        expect(readRefusal(answer)).toEqual([401, 'NOT_LOGGED_IN']);
      expect(await languageOf(me)).toBe(language);
      expect(await app.asOwner.rows('select * from rate_limit order by key')).toEqual(before);
    });

  test('sees the practice of now, and does there what they ask', async () => {
    const ask = asker(me.headers);
    expect((await ask(profile)).body).toContain(me.user.email);
    const stranger = await aUser(app);
    await app.asOwner.run('update session set practice_id = $1, user_id = $2 where user_id = $3', [
      ...[stranger.practiceId, stranger.id, me.user.id],
    ]);
    const answer = await ask('/pro/user/language', 'PUT', { language: 'en' });
    expect(answer.statusCode).toBe(200);
    expect(await languageOf(me)).toBe('de');
    expect((await ask(profile)).body).toContain(stranger.email);
    expect((await ask(profile)).body).not.toContain(me.user.email);
  });

  test('is refused what their practice has lost', async () => {
    const ask = asker(me.headers);
    expect((await ask('/pro/devices')).statusCode).toBe(200);
    await change(`update practice set edition = 'legacy' where id = $1`, me.user.practiceId);
    expect(readRefusal(await ask('/pro/devices'))).toEqual([403, 'NOT_ALLOWED']);
    await change(`update practice set edition = 'pro20' where id = $1`, me.user.practiceId);
    expect((await ask('/pro/devices')).statusCode).toBe(200);
  });
});

test('a program is refused with its next request once it is revoked, switched off or has lost its scope', async () => {
  for (const [lose, refusal] of [
    [(id: number) => change('update api_token set revoked_at = now() where id = $1', id), 'NOT_LOGGED_IN'],
    [
      (id: number) => change(`update api_token set last_day = '2020-01-01' where id = $1`, id),
      'NOT_LOGGED_IN',
    ],
    [(id: number) => change(`update api_token set scopes = '{order}' where id = $1`, id), 'SCOPE_MISSING'],
    [() => switchApiTokens(app, me.user.practiceId, false), 'API_TOKENS_OFF'],
  ] as const) {
    me = await aBuyer(app);
    const { id, headers } = await aProgram(app, me, ['orders.read']);
    const ask = asker(headers);
    for (let time = 0; time < 2; time += 1) expect((await ask('/pro/orders')).statusCode).toBe(200);
    await lose(id);
    expect(readRefusal(await ask('/pro/orders'))[1]).toBe(refusal);
  }
});

test('a device is refused with its next request once it is blocked, removed or switched off', async () => {
  for (const [lose, refusal] of [
    [(id: number) => change('update device set blocked_at = now() where id = $1', id), 'DEVICE_BLOCKED'],
    [(id: number) => other.request(removal(id)), 'DEVICE_REMOVED'],
    [() => switchScanApp(app, me.user.practiceId, false), 'SCAN_APP_OFF'],
  ] as const) {
    me = await aBuyer(app);
    const { id, headers } = await aDevice(app, me);
    const ask = asker(headers);
    for (let time = 0; time < 2; time += 1) expect((await ask('/pro/scan/device')).statusCode).toBe(200);
    await lose(id);
    expect(readRefusal(await ask('/pro/scan/device'))[1]).toBe(refusal);
  }
});

const removal = (id: number) => ({
  method: 'DELETE' as const,
  url: `/pro/devices/${id}`,
  headers: me.headers,
});

test('two servers tell the same, turn about', async () => {
  const [here, there] = [asker(me.headers), asker(me.headers, other)];
  for (const language of ['en', 'de', 'en']) {
    await here('/pro/user/language', 'PUT', { language });
    expect((await there(profile)).statusCode).toBe(200);
    expect(await languageOf(me)).toBe(language);
  }
  const again = bearer(await loginAs(other, me.user));
  expect((await asker(again)(profile)).statusCode).toBe(200);
});
