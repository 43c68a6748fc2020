import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { codeAt, stepAt, toBase32 } from './totp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// The clock stands still, so that a code does not run out between two lines; only Date is ours, timers run on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterEach(() => {
  vi.useRealTimers();
});
const goOn = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

const ask = (token: string, method: 'GET' | 'POST', path: string, payload?: object, headers: object = {}) =>
  app.request({
    method,
    url: `/pro/user/two-step${path}`,
    headers: { ...bearer(token), ...headers },
    ...(payload ? { payload } : {}),
  });
const login = ({ email, password }: TestUser, code?: string, device?: string, remoteAddress = '10.2.0.1') =>
  app.request({
    method: 'POST',
    url: '/pro/login',
    payload: { email, password, ...(code === undefined ? {} : { code }) },
    ...(device ? { headers: { cookie: `praxora_device=${device}` } } : {}),
    remoteAddress,
  });
const codeOf = (response: { json(): { errors: { code: string } } }): string => response.json().errors.code;

/** As the app on the phone would reckon it. */
const fromBase32 = (text: string): Buffer => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeNow = (secret: Buffer, later = 0): string => codeAt(secret, stepAt(new Date()) + later);

interface Protected extends TestUser {
  readonly token: string;
  readonly secret: Buffer;
  readonly recoveryCodes: string[];
}

/** Switched on with the code of this very moment. */
async function aProtectedUser(): Promise<Protected> {
  const user = await aUser(app);
  const token = await loginAs(app, user);
  const { secret: typed, address } = (await ask(token, 'POST', '/setup', { password: user.password })).json()
    .data;
  const secret = fromBase32(typed);
  expect(toBase32(secret)).toBe(typed);
  expect(new URL(address).searchParams.get('secret')).toBe(typed);
  const { recoveryCodes } = (await ask(token, 'POST', '/confirm', { code: codeNow(secret) })).json().data;
  return { ...user, token, secret, recoveryCodes };
}

describe('a login in two steps', () => {
  test('asks for a code after the right password, and takes each once', async () => {
    const user = await aProtectedUser();
    const asked = await login(user);
    expect([asked.statusCode, codeOf(asked)]).toEqual([401, 'CODE_REQUIRED']);
    expect(codeOf(await login({ ...user, password: 'wrong password' }))).toBe('BAD_CREDENTIALS');
    expect(codeOf(await login(user, codeNow(user.secret))), 'the code that switched it on').toBe(
      'CODE_INVALID',
    );
    goOn(30);
    const code = codeNow(user.secret);
    const first = await login(user, ` ${code.slice(0, 3)} ${code.slice(3)} `);
    expect(first.statusCode).toBe(200);
    expect(first.json().data.token).toMatch(/^[\w-]{43}$/);
    expect(codeOf(await login(user, code)), 'replayed').toBe('CODE_INVALID');
    expect(codeOf(await login(user, codeNow(user.secret, -1))), 'older than the last').toBe('CODE_INVALID');
    goOn(30);
    expect(codeOf(await login(user, code)), 'replayed within its tolerance').toBe('CODE_INVALID');
    expect((await login(user, codeNow(user.secret))).statusCode).toBe(200);
  });

  test('lets one in of two with the same code at once', async () => {
    const user = await aProtectedUser();
    goOn(30);
    const code = codeNow(user.secret);
    const answers = await Promise.all([login(user, code), login(user, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('takes each recovery code once, however it is typed', async () => {
    const user = await aProtectedUser();
    expect(user.recoveryCodes).toHaveLength(10);
    const [first, second] = user.recoveryCodes as [string, string];
    expect(first).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect((await login(user, first)).statusCode).toBe(200);
    expect(codeOf(await login(user, first))).toBe('CODE_INVALID');
    expect((await login(user, second.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
    expect((await ask(user.token, 'GET', '')).json().data).toMatchObject({
      isOn: true,
      recoveryCodesLeft: 8,
    });
    const renewed = (await ask(user.token, 'POST', '/recovery-codes', { password: user.password })).json()
      .data;
    expect(codeOf(await login(user, user.recoveryCodes[5]))).toBe('CODE_INVALID');
    expect((await login(user, renewed.recoveryCodes[0])).statusCode).toBe(200);
  });

  test('lets one in of two with the same recovery code at once', async () => {
    const user = await aProtectedUser();
    const [code] = user.recoveryCodes;
    const answers = await Promise.all([login(user, code), login(user, code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await ask(user.token, 'GET', '')).json().data.recoveryCodesLeft).toBe(9);
  });

  test('is limited; a browser that was let in before goes on', async () => {
    const user = await aProtectedUser();
    goOn(30);
    const known = (await login(user, codeNow(user.secret))).cookies.find(
      ({ name }) => name === 'praxora_device',
    )?.value;
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) =>
        login(user, `00000${guess % 10}`, undefined, `10.3.0.${guess}`),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    goOn(30);
    expect((await login(user, codeNow(user.secret), undefined, '10.4.0.1')).statusCode).toBe(429);
    expect((await login(user, codeNow(user.secret), known, '10.4.0.1')).statusCode).toBe(200);
  });

  test('changes nothing for whoever has not switched it on', async () => {
    const user = await aUser(app);
    expect((await login(user)).statusCode).toBe(200);
    expect((await login(user, '123456')).statusCode, 'a code is not looked at').toBe(200);
    const token = await loginAs(app, user);
    await ask(token, 'POST', '/setup', { password: user.password });
    expect((await login(user)).statusCode, 'set up, but not confirmed').toBe(200);
    expect((await ask(token, 'GET', '')).json().data).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });

  test('is asked for after a new password too', async () => {
    const user = await aProtectedUser();
    const passwords = { password: 'a new password', passwordConfirmation: 'a new password' };
    const payload = { email: user.email, oldPassword: user.password, ...passwords };
    await app.request({ method: 'POST', url: '/pro/password/change', payload });
    expect(codeOf(await login({ ...user, password: 'a new password' }))).toBe('CODE_REQUIRED');
  });
});

describe('setting it up', () => {
  test('needs the password, and the first code', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    expect(codeOf(await ask(token, 'POST', '/confirm', { code: '123456' }))).toBe('TWO_STEP_OFF');
    expect(codeOf(await ask(token, 'POST', '/setup', { password: 'wrong password' }))).toBe(
      'PASSWORD_INVALID',
    );
    const { secret } = (await ask(token, 'POST', '/setup', { password: user.password })).json().data;
    const other = (await ask(token, 'POST', '/setup', { password: user.password })).json().data.secret;
    expect(codeOf(await ask(token, 'POST', '/confirm', { code: codeNow(fromBase32(secret)) }))).toBe(
      'CODE_INVALID',
    );
    expect((await ask(token, 'POST', '/confirm', { code: codeNow(fromBase32(other)) })).statusCode).toBe(200);
    expect(codeOf(await ask(token, 'POST', '/confirm', { code: codeNow(fromBase32(other)) }))).toBe(
      'TWO_STEP_ON',
    );
    expect(codeOf(await ask(token, 'POST', '/setup', { password: user.password }))).toBe('TWO_STEP_ON');
  });

  test('by two with the first code at once tells the codes that hold to one', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    const { secret } = (await ask(token, 'POST', '/setup', { password: user.password })).json().data;
    const code = codeNow(fromBase32(secret));
    const answers = await Promise.all([1, 2].map(() => ask(token, 'POST', '/confirm', { code })));
    const told = answers.filter(({ statusCode }) => statusCode === 200);
    expect(told).toHaveLength(1);
    expect((await login(user, told[0]?.json().data.recoveryCodes[0])).statusCode).toBe(200);
    expect((await ask(token, 'GET', '')).json().data).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
  });

  test('is undone by the password', async () => {
    const user = await aProtectedUser();
    expect(codeOf(await ask(user.token, 'POST', '/off', { password: 'wrong password' }))).toBe(
      'PASSWORD_INVALID',
    );
    await ask(user.token, 'POST', '/recovery-codes', { password: user.password });
    expect((await ask(user.token, 'POST', '/off', { password: user.password })).json().data.isOn).toBe(false);
    expect((await login(user)).statusCode).toBe(200);
    const recorded = await recordedActions(app, 'user', user.id);
    expect(recorded.filter((action) => action.startsWith('twoStep.'))).toEqual([
      ...['twoStep.switchedOn', 'twoStep.recoveryCodesRenewed', 'twoStep.switchedOff'],
    ]);
    expect(codeOf(await ask(user.token, 'POST', '/recovery-codes', { password: user.password }))).toBe(
      'TWO_STEP_OFF',
    );
  });

  test('tells its secret once and keeps no recovery code, under an Idempotency-Key neither', async () => {
    const user = await aUser(app);
    const token = await loginAs(app, user);
    const setUp = (key: string) =>
      ask(token, 'POST', '/setup', { password: user.password }, { 'idempotency-key': key });
    await setUp('set-up-once');
    const { secret } = (await setUp('set-up-once')).json().data;
    const confirm = await ask(
      token,
      'POST',
      '/confirm',
      { code: codeNow(fromBase32(secret)) },
      { 'idempotency-key': 'confirm-once' },
    );
    const { recoveryCodes } = confirm.json().data;
    const { body } = await app.request({ method: 'GET', url: '/pro/users', headers: bearer(token) });
    expect(JSON.parse(body).data.users).toMatchObject([{ hasTwoStep: true }]);
    const { kept } = await app.asOwner.one<{ kept: string }>(
      `select coalesce((select string_agg(a::text, '') from idempotent_answer a), '')
              || (select string_agg(r::text, '') from recovery_code r) as kept`,
    );
    for (const told of [secret, ...recoveryCodes]) {
      expect(kept).not.toContain(told);
      expect(body + (await ask(token, 'GET', '')).body).not.toContain(told);
    }
  });
});
