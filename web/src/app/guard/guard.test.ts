import { afterEach, describe, expect, it } from 'vitest';
import { RequestCancelled } from '../../lib/api/api-error.ts';
import { writeCookie } from '../../lib/cookies.ts';
import { login } from '../../lib/session/session.ts';
import { clearSession, hasToken, markerCookie, sessionStore } from '../../lib/session/session-store.ts';
import { bareProfile, bareUser, refusal, serve } from '../../lib/testing/fake-server.ts';
import { decide, loginPath, readBackUrl } from './decide.ts';
import { guard } from './guard.ts';

const profileCall = 'GET /api/marketplace/v1/wpraxis';
const server = {
  'POST /pro/login': { body: { data: { token: 'token-1', expiresAt: '' } } },
  'POST /pro/session/bearer': { body: { data: { token: 'token-1' } } },
  [profileCall]: { body: { data: bareProfile, state: { is_pro20: true, basket_counter: 0 } } },
  'GET /api/marketplace/v1/logout': { body: { data: { loggedOut: true } } },
};
const at = (path: string) => `https://praxora.example${path}`;
const giveMarker = () => writeCookie(markerCookie, '1', 'SameSite=Lax');

/** Where the guard leads instead, or null when it lets pass. */
async function ledTo(isAuthGuarded: boolean, path: string): Promise<string | null> {
  try {
    await guard(isAuthGuarded, at(path));
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('Location');
    throw thrown;
  }
}

afterEach(clearSession);

describe('the decision', () => {
  it.each([
    [{ isAuthGuarded: true, hasToken: false, hasUser: false }, 'toLogin'],
    [{ isAuthGuarded: true, hasToken: false, hasUser: true }, 'toLogin'],
    [{ isAuthGuarded: true, hasToken: true, hasUser: false }, 'loadProfile'],
    [{ isAuthGuarded: true, hasToken: true, hasUser: true }, 'pass'],
    [{ isAuthGuarded: false, hasToken: false, hasUser: false }, 'pass'],
    [{ isAuthGuarded: false, hasToken: true, hasUser: false }, 'clearSession'],
    [{ isAuthGuarded: false, hasToken: true, hasUser: true }, 'clearSession'],
  ] as const)('in %j is %s', (situation, decision) => expect(decide(situation)).toBe(decision));
});

describe('a guarded route', () => {
  it('without a token leads to the login, with the intended address', async () => {
    const requests = serve(server);
    expect(await ledTo(true, '/orders/17?tab=open&x=a%20b')).toBe(
      '/auth/login?rurl=%2Forders%2F17%3Ftab%3Dopen%26x%3Da%2520b',
    );
    expect(requests).toEqual([]);
  });

  it('with a token fetches the bearer and the profile first', async () => {
    giveMarker();
    const requests = serve(server);
    expect(await ledTo(true, '/dashboard')).toBeNull();
    expect(requests.map(({ url }) => url)).toEqual(['/pro/session/bearer', '/api/marketplace/v1/wpraxis']);
    expect(sessionStore.get().user).toEqual(bareUser);
  });

  it('fetches them once, also for two routes at the same time', async () => {
    giveMarker();
    const requests = serve(server);
    await Promise.all([ledTo(true, '/dashboard'), ledTo(true, '/cart')]);
    expect(await ledTo(true, '/orders')).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['is refused', refusal(401, 'NOT_LOGGED_IN', 'Please log in.')],
    ['breaks', { status: 500, body: 'broken' }],
  ])('logs out when the profile %s', async (_, answer) => {
    giveMarker();
    const requests = serve({ ...server, [profileCall]: answer });
    expect(await ledTo(true, '/cart')).toBe('/auth/login?rurl=%2Fcart');
    expect(requests.at(-1)?.url).toBe('/api/marketplace/v1/logout');
    expect(hasToken()).toBe(false);
  });
});

describe('a page that is reloaded before its profile came', () => {
  afterEach(() => void window.dispatchEvent(new Event('pageshow')));

  it('stays logged in: the browser has dropped the request', async () => {
    giveMarker();
    const dropped = () => {
      window.dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    };
    const requests = serve({ ...server, [profileCall]: dropped });
    await expect(ledTo(true, '/cart')).rejects.toBeInstanceOf(RequestCancelled);
    expect(requests.map(({ url }) => url)).not.toContain('/api/marketplace/v1/logout');
    expect(hasToken()).toBe(true);
  });
});

describe('an unguarded route', () => {
  it('clears the auth state, here and on the server', async () => {
    const requests = serve(server);
    await login({ email: 'a@b.example', password: '123456', utk: '' });
    expect(await ledTo(false, '/auth/login')).toBeNull();
    expect(sessionStore.get()).toEqual({ token: null, user: null, meta: null });
    expect(requests.at(-1)?.url).toBe('/api/marketplace/v1/logout');
  });

  it('asks nothing of the server when nobody is logged in', async () => {
    const requests = serve(server);
    expect(await ledTo(false, '/auth/login')).toBeNull();
    expect(requests).toEqual([]);
  });
});

describe('BackURL', () => {
  it('is read from the address, or from the address behind the login', () => {
    expect(readBackUrl('?BackURL=%2Fapp%2Fx')).toBe('/app/x');
    expect(readBackUrl(loginPath('/dashboard?BackURL=%2Fapp%2Fy').split('/auth/login')[1] ?? '')).toBe(
      '/app/y',
    );
    expect(readBackUrl('?rurl=%2Fcart')).toBeNull();
    expect(readBackUrl('')).toBeNull();
  });
});
