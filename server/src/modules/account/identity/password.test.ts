import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailJob } from '../../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { workOff } from '../../../testing/jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const profile = (headers: Record<string, string>) =>
  app.request({ method: 'GET', url: '/api/marketplace/v1/wpraxis', headers });
const change = (payload: object) => app.request({ method: 'POST', url: '/pro/password/change', payload });

describe('password', () => {
  const newPassword = { password: 'brand-new-1', passwordConfirmation: 'brand-new-1' };

  async function requestReset(email: string, language = 'de'): Promise<string> {
    const response = await app.request({
      method: 'POST',
      url: '/pro/password/reset',
      payload: { email, language },
    });
    expect(response.statusCode).toBe(200);
    await workOff(app, [mailJob]);
    const mail = await app.asOwner.one<{ body_text: string; state: string; subject: string }>(
      'select body_text, state, subject from mail where recipient = $1 order by id desc limit 1',
      [email],
    );
    expect(mail).toMatchObject({
      state: 'outbox',
      subject: language === 'de' ? 'Neues Passwort für Praxora' : 'New password for Praxora',
    });
    const [, token] = /token=([\w-]+)/.exec(mail.body_text) ?? [];
    return token ?? '';
  }

  test('is reset once by the token from the mail and ends all sessions', async () => {
    const user = await aUser(app);
    const session = await loginAs(app, user);
    const token = await requestReset(user.email, 'en');
    expect((await change({ token, ...newPassword })).statusCode).toBe(200);
    expect((await profile(bearer(session))).statusCode).toBe(401);
    await loginAs(app, { email: user.email, password: newPassword.password });
    const again = await change({ token, ...newPassword });
    expect(again.json()).toEqual({ errors: { error: 'Token expired', code: 'TOKEN_EXPIRED' } });
  });

  test('two clicks at the same moment set one password', async () => {
    const user = await aUser(app);
    const token = await requestReset(user.email);
    const both = await Promise.all([change({ token, ...newPassword }), change({ token, ...newPassword })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('an old token, an outdated one and an invented one have expired', async () => {
    const user = await aUser(app);
    const old = await requestReset(user.email);
    const newer = await requestReset(user.email);
    expect((await change({ token: old, ...newPassword })).json().errors.code).toBe('TOKEN_EXPIRED');
    await app.asOwner.run(
      `update password_reset set expires_at = now() where person_id = (select person_id from app_user where id = $1)`,
      [user.id],
    );
    expect((await change({ token: newer, ...newPassword })).json().errors.code).toBe('TOKEN_EXPIRED');
    expect((await change({ token: 'invented', ...newPassword })).json().errors.code).toBe('TOKEN_EXPIRED');
  });

  test('a reset for an unknown e-mail says so and writes no mail', async () => {
    const payload = { email: 'nobody@praxis.example' };
    const response = await app.request({ method: 'POST', url: '/pro/password/reset', payload });
    expect(response.json().errors.error).toBe('Email is not registered');
  });

  test('is changed with the present one and ends all sessions', async () => {
    const user = await aUser(app);
    const session = await loginAs(app, user);
    const wrong = await change({ email: user.email, oldPassword: 'not this one', ...newPassword });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors.error).toBe('The presented password is invalid.');
    expect((await profile(bearer(session))).statusCode).toBe(200);
    expect((await change({ email: user.email, oldPassword: user.password, ...newPassword })).statusCode).toBe(
      200,
    );
    expect((await profile(bearer(session))).statusCode).toBe(401);
  });

  test.each([
    [{ password: '1234567', passwordConfirmation: '1234567' }, 'password', 'PASSWORD_TOO_SHORT'],
    [
      { password: 'brand-new-1', passwordConfirmation: 'brand-new-2' },
      'passwordConfirmation',
      'PASSWORDS_DIFFER',
    ],
    [{ password: 'brand-new-1', passwordConfirmation: '' }, 'passwordConfirmation', 'REQUIRED_FIELD'],
    [{ passwordConfirmation: 'brand-new-1' }, 'password', 'REQUIRED_FIELD'],
  ])('keeps the rules of a new one: %j', async (payload, field, code) => {
    const errors = (await change({ token: 'any', ...payload })).json().errors as {
      field: string;
      code: string;
    }[];
    expect(errors.map((error) => [error.field, error.code])).toContainEqual([field, code]);
  });

  test('needs a token, or e-mail and present password', async () => {
    const errors = (await change(newPassword)).json().errors as { field: string }[];
    expect(errors.map(({ field }) => field)).toEqual(['email', 'oldPassword']);
  });
});
