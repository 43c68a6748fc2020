import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../../../lib/cookies.ts';
import { clearSession, sessionStore } from '../../../lib/session/session-store.ts';
import { bareProfile, refusal, serve } from '../../../lib/testing/fake-server.ts';
import {
  find,
  leave,
  pageText,
  prepareTexts,
  settle,
  show,
  submit,
  takeDown,
  type,
} from '../../../lib/testing/screen.tsx';
import { LoginPage } from './LoginPage.tsx';

const email = 'input[name="email"]';
const password = 'input[name="password"]';
const checks = (registered: boolean) => ({ 'GET /pro/check/email/': { body: { data: { registered } } } });
const accepts = {
  ...checks(true),
  'POST /pro/login': { body: { data: { token: 'token-1', expiresAt: '' } } },
  'GET /api/marketplace/v1/wpraxis': {
    body: { data: bareProfile, state: { is_pro20: true, basket_counter: 0 } },
  },
};

beforeEach(() => prepareTexts('en'));
afterEach(() => {
  takeDown();
  clearSession();
});

describe('the e-mail', () => {
  beforeEach(() => show(<LoginPage />, '/auth/login'));

  it('is checked for registration when the field is left', async () => {
    const requests = serve(checks(true));
    type(email, ' miriam@praxis.example ');
    await leave(email);
    expect(requests.map(({ url }) => url)).toEqual(['/pro/check/email/miriam%40praxis.example']);
    expect(find('[aria-label="Email is registered"]')).toBeTruthy();
    await leave(email);
    expect(requests).toHaveLength(1);
  });

  it('that nobody registered is told, and not sent to the login', async () => {
    const requests = serve(checks(false));
    type(email, 'nobody@praxis.example');
    await leave(email);
    expect(pageText()).toContain('Email is not registered');
    type(password, '123456');
    await submit();
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
    expect(document.activeElement).toBe(find(email));
  });

  it('that is changed again loses its mark', async () => {
    serve(checks(true));
    type(email, 'miriam@praxis.example');
    await leave(email);
    type(email, 'miriam@praxis.exampl');
    expect(document.querySelector('[aria-label="Email is registered"]')).toBeNull();
  });

  it('that is malformed is told without asking the server', async () => {
    const requests = serve(checks(true));
    type(email, 'miriam@praxis');
    await leave(email);
    expect(pageText()).toContain('Incorrect email format');
    expect(requests).toEqual([]);
  });
});

describe('the form', () => {
  it('says what is missing and puts the focus there', async () => {
    await show(<LoginPage />, '/auth/login');
    const requests = serve(accepts);
    await submit();
    expect(pageText()).toContain('Email is required');
    expect(document.activeElement).toBe(find(email));
    type(email, 'miriam@praxis.example');
    type(password, '12345');
    await submit();
    expect(pageText()).toContain('The password needs at least 6 characters.');
    expect(document.activeElement).toBe(find(password));
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says it in German after a switch of the language', async () => {
    await show(<LoginPage />, '/auth/login');
    await submit();
    await prepareTexts('de');
    await settle();
    expect(pageText()).toContain('Bitte geben Sie Ihre E-Mail-Adresse ein');
  });

  it('keeps the e-mail and selects the password when the password is wrong', async () => {
    serve({ ...checks(true), 'POST /pro/login': refusal(401, 'BAD_CREDENTIALS', 'Bad credentials.') });
    await show(<LoginPage />, '/auth/login');
    type(email, 'miriam@praxis.example');
    type(password, 'wrong-one');
    await submit();
    expect(pageText()).toContain('Bad credentials.');
    expect(find<HTMLInputElement>(email).value).toBe('miriam@praxis.example');
    const field = find<HTMLInputElement>(password);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'wrong-one'.length]);
  });

  it('tells how long to wait after too many attempts', async () => {
    serve({ 'POST /pro/login': refusal(429, 'TOO_MANY_REQUESTS', 'x', { minutes: 15 }) });
    await show(<LoginPage />, '/auth/login');
    type(email, 'miriam@praxis.example');
    type(password, '123456');
    await submit();
    expect(find('[role="alert"]').textContent).toBe('Too many attempts. Please try again in 15 minutes.');
  });
});

describe('a login', () => {
  async function logInAt(address: string, answers: Parameters<typeof serve>[0] = accepts) {
    const requests = serve(answers);
    await show(<LoginPage />, address);
    type(email, 'miriam@praxis.example');
    type(password, '123456');
    await submit();
    return requests;
  }

  it('passes on the marketing cookie and leads away', async () => {
    writeCookie('utk', 'campaign-9', 'SameSite=Lax');
    const requests = await logInAt('/auth/login?rurl=%2Forders');
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'miriam@praxis.example',
      password: '123456',
      utk: 'campaign-9',
    });
    expect(pageText()).toBe('elsewhere');
  });

  it('keeps a legacy user where they are: the app sends them on', async () => {
    const state = { is_pro20: false, basket_counter: 0 };
    await logInAt('/auth/login', {
      ...accepts,
      'GET /api/marketplace/v1/wpraxis': { body: { data: bareProfile, state } },
    });
    expect(sessionStore.get().meta).toEqual(state);
    expect(pageText()).toContain('Welcome back');
  });
});
