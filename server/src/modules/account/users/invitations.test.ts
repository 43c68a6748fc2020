import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { loginAs } from '../../../testing/builders.ts';
import { asking, type Colleague, clinicColleagues, colleagues } from './testing/practice-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let made = 0;
const anEmail = (): string => `invited${++made}@praxis.example`;
const invite = (by: Colleague, email: string, more: object = {}) =>
  by.ask('POST', 'invitations', { email, firstName: 'Lena', lastName: 'Ott', ...more });
const post = (path: string, payload: object) =>
  app.request({ method: 'POST', url: `/pro/invitation/${path}`, payload });
const passwords = { password: 'my new password', passwordConfirmation: 'my new password' };
const accept = (token: string, more: object = {}) =>
  post('accept', { token, firstName: 'Lena', lastName: 'Ott', ...passwords, ...more });

const mailsTo = (email: string) =>
  app.asOwner.rows<{ subject: string; body_text: string }>(
    'select subject, body_text from mail where recipient = $1 order by id',
    [email],
  );
async function tokenFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).at(-1);
  return /\/auth\/invitation\?token=([\w-]{43})/.exec(mail?.body_text ?? '')?.[1] ?? '';
}
const codeOf = (response: { json(): { errors: { code: string } } }): string => response.json().errors.code;

describe('an invitation', () => {
  test.each([
    ['de', 'Einladung zu Praxora', 'Der Link gilt 7 Tage'],
    ['en', 'Invitation to Praxora', 'The link is valid for 7 days'],
  ])(
    'comes by mail in %s, sets the password, and makes a buyer of the practice',
    async (language, subject, text) => {
      const [lead] = (await clinicColleagues(app, 1, 1)) as [Colleague];
      const email = anEmail();
      const { data } = (await invite(lead, email.toUpperCase(), { language })).json();
      expect(data).toMatchObject({ email, firstName: 'Lena', invitedBy: { id: lead.id }, isExpired: false });
      expect(Date.parse(data.validUntil) - Date.now()).toBeGreaterThan(6.9 * 24 * 3600_000);
      const [mail] = await mailsTo(email);
      expect(mail?.subject).toContain(subject);
      expect(mail?.body_text).toContain(text);

      const token = await tokenFor(email);
      const opened = (await post('open', { token })).json().data;
      expect(opened).toMatchObject({ email, firstName: 'Lena', lastName: 'Ott' });
      expect((await accept(token, { firstName: 'Magdalena' })).json().data).toEqual({ email });
      const ask = asking(app, await loginAs(app, { email, password: passwords.password }));
      const { users, invitations } = (await ask('GET', 'users')).json().data;
      expect(invitations).toEqual([]);
      expect(users).toContainEqual(
        expect.objectContaining({ email, firstName: 'Magdalena', isApprover: false, isActive: true }),
      );
      expect(codeOf(await accept(token))).toBe('TOKEN_EXPIRED');
      const [stored] = await app.asOwner.rows('select language from person where email = $1', [email]);
      expect(stored).toEqual({ language });
    },
  );

  test('no field makes an approver of the invited', async () => {
    const [, buyer] = (await clinicColleagues(app, 2, 1)) as [Colleague, Colleague];
    const email = anEmail();
    await invite(buyer, email, { isApprover: true, approver: true });
    await accept(await tokenFor(email), { isApprover: true });
    const { users } = (await buyer.ask('GET', 'users')).json().data;
    expect(users.find((user: { email: string }) => user.email === email)).toMatchObject({
      isApprover: false,
    });
  });

  test('sent again has a new link, and the old one is void', async () => {
    const [eva] = (await colleagues(app, 1)) as [Colleague];
    const email = anEmail();
    const { id } = (await invite(eva, email)).json().data;
    const first = await tokenFor(email);
    await app.asOwner.run(`update invitation set expires_at = now() - interval '1 second' where id = $1`, [
      id,
    ]);
    expect((await eva.ask('GET', 'users')).json().data.invitations).toMatchObject([{ isExpired: true }]);
    expect(codeOf(await post('open', { token: first }))).toBe('TOKEN_EXPIRED');
    expect((await eva.ask('POST', `invitations/${id}/again`)).json().data).toMatchObject({
      isExpired: false,
    });
    expect(codeOf(await accept(first))).toBe('TOKEN_EXPIRED');
    expect((await accept(await tokenFor(email))).statusCode).toBe(200);
  });

  test('withdrawn lets nobody in', async () => {
    const [eva] = (await colleagues(app, 1)) as [Colleague];
    const email = anEmail();
    const { id } = (await invite(eva, email)).json().data;
    expect((await eva.ask('DELETE', `invitations/${id}`)).json().data).toEqual({ withdrawn: true });
    expect(codeOf(await accept(await tokenFor(email)))).toBe('TOKEN_EXPIRED');
    expect((await eva.ask('DELETE', `invitations/${id}`)).statusCode).toBe(404);
  });

  test('of two who accept it at once one becomes the user', async () => {
    const [eva] = (await colleagues(app, 1)) as [Colleague];
    const email = anEmail();
    await invite(eva, email);
    const token = await tokenFor(email);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('is refused where the practice has such a user or invitation; of another practice it asks for no second password', async () => {
    const [eva, colleague] = (await colleagues(app, 2)) as [Colleague, Colleague];
    const [other] = (await colleagues(app, 1)) as [Colleague];
    expect(codeOf(await invite(eva, colleague.email.toUpperCase()))).toBe('EMAIL_TAKEN');
    const email = anEmail();
    await invite(eva, email);
    expect(codeOf(await invite(eva, email))).toBe('INVITED_ALREADY');
    const first = await tokenFor(email);
    const { id } = (await invite(other, email)).json().data;
    const second = await tokenFor(email);
    expect((await accept(first)).statusCode).toBe(200);
    expect(codeOf(await accept(second))).toBe('EMAIL_TAKEN');
    expect((await other.ask('POST', `invitations/${id}/again`)).statusCode).toBe(200);
  });

  test('of somebody with a login is accepted by that person with one click, once, and by nobody else', async () => {
    const [eva] = (await colleagues(app, 1)) as [Colleague];
    const [guest, stranger] = (await colleagues(app, 2)) as [Colleague, Colleague];
    await invite(eva, guest.email.toUpperCase(), { role: 'reader', firstName: 'Anders' });
    const token = await tokenFor(guest.email);
    expect((await post('open', { token })).json().data).toMatchObject({ email: guest.email, hasLogin: true });
    expect(codeOf(await accept(token)), 'no password is set').toBe('EMAIL_TAKEN');
    const nobody = await app.request({ method: 'POST', url: '/pro/invitation/join', payload: { token } });
    expect([nobody.statusCode, codeOf(nobody)]).toEqual([401, 'NOT_LOGGED_IN']);
    const other = await stranger.ask('POST', 'invitation/join', { token });
    expect([other.statusCode, codeOf(other)]).toEqual([409, 'INVITED_SOMEBODY_ELSE']);

    const join = () => guest.ask('POST', 'invitation/join', { token });
    const answers = await Promise.all([join(), join()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(codeOf(await join())).toBe('TOKEN_EXPIRED');
    const { users, invitations } = (await eva.ask('GET', 'users')).json().data;
    expect(invitations).toEqual([]);
    expect(users).toContainEqual(
      expect.objectContaining({ email: guest.email, firstName: 'Nr. 1', role: 'reader', isActive: true }),
    );
    const practices = (await guest.ask('GET', 'user/practices')).json().data;
    expect(practices).toHaveLength(2);
    expect(practices).toContainEqual(
      expect.objectContaining({ id: eva.practiceId, role: 'reader', isCurrent: false }),
    );
    const wrong = await guest.ask('POST', 'invitation/join', { token: 'x' });
    expect(codeOf(wrong)).toBe('TOKEN_EXPIRED');
  });

  test('of another practice is not there', async () => {
    const [eva] = (await colleagues(app, 1)) as [Colleague];
    const [other] = (await colleagues(app, 1)) as [Colleague];
    const { id } = (await invite(eva, anEmail())).json().data;
    expect((await other.ask('POST', `invitations/${id}/again`)).statusCode).toBe(404);
    expect((await other.ask('DELETE', `invitations/${id}`)).statusCode).toBe(404);
    expect((await other.ask('GET', 'users')).json().data.invitations).toEqual([]);
  });

  test('floods nobody’s mailbox', async () => {
    const [eva] = (await colleagues(app, 1)) as [Colleague];
    const email = anEmail();
    const { id } = (await invite(eva, email)).json().data;
    const again = await Promise.all(
      Array.from({ length: 6 }, () => eva.ask('POST', `invitations/${id}/again`)),
    );
    expect(again.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
    expect(await mailsTo(email)).toHaveLength(5);
    expect((await accept(await tokenFor(email))).statusCode, 'the last mail’s link is the valid one').toBe(
      200,
    );
  });

  test('names the field at fault', async () => {
    const [eva] = (await colleagues(app, 1)) as [Colleague];
    expect((await invite(eva, 'nonsense')).json().errors).toMatchObject([
      { field: 'email', code: 'EMAIL_FORMAT' },
    ]);
    expect((await invite(eva, '')).json().errors).toMatchObject([{ field: 'email', code: 'EMAIL_REQUIRED' }]);
    const email = anEmail();
    await invite(eva, email);
    const token = await tokenFor(email);
    expect((await accept(token, { password: 'short' })).json().errors).toMatchObject([
      { field: 'password', code: 'PASSWORD_TOO_SHORT' },
      { field: 'passwordConfirmation', code: 'PASSWORDS_DIFFER' },
    ]);
  });
});
