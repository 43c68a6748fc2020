import { afterEach, describe, expect, it } from 'vitest';
import { writeCookie } from '../lib/cookies.ts';
import { clearSession, markerCookie } from '../lib/session/session-store.ts';
import { bareProfile, serve } from '../lib/testing/fake-server.ts';
import { createRouter } from './router.tsx';

afterEach(clearSession);

/** Where somebody who opens the address ends up. */
async function opened(address: string): Promise<string> {
  window.history.replaceState(null, '', address);
  const router = createRouter();
  await new Promise<void>((done) => {
    const look = () => {
      if (router.state.initialized && router.state.navigation.state === 'idle') done();
    };
    router.subscribe(look);
    look();
  });
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

describe('without a session', () => {
  it.each([
    ['/auth', '/auth/login'],
    ['/auth?rurl=%2Fcart', '/auth/login?rurl=%2Fcart'],
    ['/', '/auth/login?rurl=%2Fdashboard'],
    ['/no/such/page', '/auth/login?rurl=%2Fdashboard'],
    ['/reports?preset=lastYear', '/auth/login?rurl=%2Freports%2Forders-by-vendor%3Fpreset%3DlastYear'],
  ])('%s leads to %s', async (from, to) => expect(await opened(from)).toBe(to));
});

describe('with a session', () => {
  it.each([
    ['/', '/dashboard'],
    ['/?BackURL=%2Fapp', '/dashboard?BackURL=%2Fapp'],
    ['/no/such/page', '/dashboard'],
    ['/account-management', '/account-management/directory'],
    ['/reports', '/reports/orders-by-vendor'],
    ['/inventory/saved', '/inventory/saved/previouslyPurchased'],
    ['/inventory/saved/nonsense', '/inventory/saved/previouslyPurchased'],
    ['/inventory/saved/watchlist', '/inventory/saved/watchlist'],
    ['/vendors/custom', '/vendors/custom'],
  ])('%s leads to %s', async (from, to) => {
    writeCookie(markerCookie, '1', 'SameSite=Lax');
    const state = { is_pro20: true, basket_counter: 0 };
    serve({ 'GET /api/marketplace/v1/wpraxis': { body: { data: bareProfile, state } } });
    expect(await opened(from)).toBe(to);
  });
});
