import { configCalls } from '@praxora/contract/account/config.calls';
import { identityCalls } from '@praxora/contract/account/identity.calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../api/api.ts';
import { RequestCancelled } from '../api/api-error.ts';
import { readCookie, writeCookie } from '../cookies.ts';
import { queryClient } from '../query-client.ts';
import { readStored, storageKeys, writeStored } from '../storage.ts';
import { bareProfile, bareUser, refusal, serve } from '../testing/fake-server.ts';
import { displayName, toInitials } from './naming.ts';
import { loadProfile, login, logout, onSessionEnded } from './session.ts';
import { clearSession, hasToken, markerCookie, sessionStore } from './session-store.ts';

const credentials = { email: 'miriam.keller@praxis.example', password: 'geheim-genug', utk: 'm-1' };
const loggedIn = {
  'POST /pro/login': { body: { data: { token: 'token-1', expiresAt: '2026-11-22T00:00:00Z' } } },
  'GET /api/marketplace/v1/wpraxis': {
    body: { data: bareProfile, state: { is_pro20: true, basket_counter: 2 } },
  },
  'GET /api/marketplace/v1/logout': { body: { data: { loggedOut: true } } },
};

let ended: (number | null)[];
beforeEach(() => {
  ended = [];
  onSessionEnded((status) => ended.push(status));
});
afterEach(clearSession);

const searchKeys = [storageKeys.lastSearch, storageKeys.lastQueryId, storageKeys.queryIdsByProduct];

const nextTurns = () => new Promise((done) => setTimeout(done, 5));

describe('login', () => {
  it('keeps the token in memory and loads profile and meta with it', async () => {
    const asked = serve(loggedIn);
    await login(credentials);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /pro/login',
      'GET /api/marketplace/v1/wpraxis',
    ]);
    expect(asked[0]?.body).toEqual(credentials);
    expect(asked[1]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(sessionStore.get()).toEqual({
      token: 'token-1',
      user: bareUser,
      meta: { is_pro20: true, basket_counter: 2 },
    });
  });

  it('that is refused is the caller’s: nobody is logged out by it', async () => {
    const asked = serve({ 'POST /pro/login': refusal(401, 'BAD_CREDENTIALS', 'Bad credentials.') });
    await expect(login(credentials)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    await nextTurns();
    expect(ended).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('without a profile is no login', async () => {
    serve({ ...loggedIn, 'GET /api/marketplace/v1/wpraxis': { status: 500 } });
    await expect(login(credentials)).rejects.toMatchObject({ status: 500 });
    expect(hasToken()).toBe(false);
  });
});

describe('after a reload', () => {
  const bearer = { 'POST /pro/session/bearer': { body: { data: { token: 'token-1' } } } };

  it('the token is asked for again, and goes with every call', async () => {
    writeCookie(markerCookie, '1', 'SameSite=Lax');
    const asked = serve({ ...bearer, ...loggedIn });
    await Promise.all([loadProfile(), loadProfile()]);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /pro/session/bearer',
      'GET /api/marketplace/v1/wpraxis',
    ]);
    expect(asked[1]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(sessionStore.get()).toMatchObject({ token: 'token-1', user: bareUser });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(
      'token-1',
    );
  });

  it('the cookie is enough where it cannot be had', async () => {
    writeCookie(markerCookie, '1', 'SameSite=Lax');
    serve({ 'POST /pro/session/bearer': { status: 500 }, ...loggedIn });
    await loadProfile();
    expect(sessionStore.get()).toMatchObject({ token: null, user: bareUser });
    expect(ended).toEqual([]);
  });
});

describe('logout', () => {
  it('tells the server, forgets everything and leads away', async () => {
    const asked = serve(loggedIn);
    await login(credentials);
    writeCookie(markerCookie, '1', 'SameSite=Lax');
    queryClient.setQueryData(['cart'], ['something private']);
    for (const key of searchKeys) writeStored(key, 'lachgas');
    writeStored(storageKeys.language, 'de');
    await logout();
    expect(asked.at(-1)?.url).toBe('/api/marketplace/v1/logout');
    expect(sessionStore.get()).toEqual({ token: null, user: null, meta: null });
    expect(readCookie(markerCookie)).toBeNull();
    expect(queryClient.getQueryData(['cart'])).toBeUndefined();
    expect(ended).toEqual([null]);
    expect(searchKeys.map(readStored)).toEqual([null, null, null]);
    expect(readStored(storageKeys.language)).toBe('de');
  });

  it('never fails, whatever the server does', async () => {
    serve({ ...loggedIn, 'GET /api/marketplace/v1/logout': { status: 500, body: 'out of order' } });
    await login(credentials);
    await expect(logout()).resolves.toBeUndefined();
    expect(hasToken()).toBe(false);
  });
});

describe('a 401 in the middle of work', () => {
  it('ends the session once, however many requests were refused', async () => {
    const refused = { 'GET /api/marketplace/v1/config': refusal(401, 'NOT_LOGGED_IN', 'Please log in.') };
    const asked = serve({ ...loggedIn, ...refused });
    await login(credentials);
    writeStored(storageKeys.lastSearch, 'query=lachgas');
    const calls = [1, 2, 3].map(() => callApi(configCalls.getConfig, {}));
    const results = await Promise.allSettled(calls);
    await nextTurns();
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(ended).toEqual([401]);
    expect(readStored(storageKeys.lastSearch)).toBeNull();
    expect(asked.filter(({ url }) => url.endsWith('/logout'))).toHaveLength(1);
    expect(hasToken()).toBe(false);
  });

  it('that comes late ends nothing a second time: the login leads back to the page', async () => {
    const waiting: ((response: Response) => void)[] = [];
    serve(loggedIn);
    await login(credentials);
    // Known by its cookie only, as after a reload.
    sessionStore.set({ ...sessionStore.get(), token: null });
    writeCookie(markerCookie, '1', 'SameSite=Lax');
    const answering = window.fetch;
    window.fetch = () => new Promise((done) => waiting.push(done));
    const calls = [1, 2].map(() => callApi(configCalls.getConfig, {}).catch(() => undefined));
    window.fetch = answering;
    for (const answer of waiting) {
      answer(new Response('{}', { status: 401 }));
      await nextTurns();
    }
    await Promise.all(calls);
    expect(ended).toEqual([401]);
  });

  it('leaves nothing that is asked for afterwards', async () => {
    const asked = serve(loggedIn);
    await login(credentials);
    await logout();
    const before = asked.length;
    await expect(callApi(identityCalls.getProfile, {})).rejects.toBeInstanceOf(RequestCancelled);
    await expect(callApi(configCalls.getConfig, {})).rejects.not.toBeInstanceOf(RequestCancelled);
    expect(asked.slice(before).map(({ url }) => url)).toEqual(['/api/marketplace/v1/config']);
  });

  it('of a former session does not end the present one', async () => {
    let answerLate: (response: Response) => void = () => {};
    serve(loggedIn);
    await login(credentials);
    const answering = window.fetch;
    window.fetch = () => new Promise((done) => (answerLate = done));
    const late = callApi(configCalls.getConfig, {});
    window.fetch = answering;
    clearSession();
    serve({ ...loggedIn, 'POST /pro/login': { body: { data: { token: 'token-2', expiresAt: '' } } } });
    await login(credentials);
    answerLate(new Response('{}', { status: 401 }));
    await expect(late).rejects.toMatchObject({ status: 401 });
    await nextTurns();
    expect(sessionStore.get().token).toBe('token-2');
    expect(ended).toEqual([]);
  });
});

describe('hasToken', () => {
  it('is true with the marker cookie alone', () => {
    expect(hasToken()).toBe(false);
    writeCookie(markerCookie, '1', 'SameSite=Lax');
    expect(hasToken()).toBe(true);
  });
});

describe('names', () => {
  const person = { firstName: 'Miriam', lastName: 'Keller', email: 'mk@praxis.example' };
  it('greet by first name, or by e-mail', () => {
    expect(displayName(person)).toBe('Miriam');
    expect(displayName({ ...person, firstName: ' ' })).toBe('mk@praxis.example');
  });
  it('become initials', () => {
    expect(toInitials(person)).toBe('MK');
    expect(toInitials({ ...person, firstName: '' })).toBe('K');
    expect(toInitials({ firstName: '', lastName: '', email: 'praxis.isartor@x.example' })).toBe('PI');
    expect(toInitials({ ...person, firstName: 'élodie' })).toBe('ÉK');
  });
});
