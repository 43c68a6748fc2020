import { guardedPlaces } from './support/addresses.ts';
import { createUser, resetPassword } from './support/operator.ts';
import { enterAs, loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toEmail } from './support/users.ts';
import { walkTo, walkToPage } from './support/walk.ts';

test('without a session every guarded page leads to the login and remembers where from', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL('/auth/login');
  for (const { address } of guardedPlaces) {
    await walkTo(page, address);
    await expect(page).toHaveURL(`/auth/login?${new URLSearchParams({ rurl: address })}`);
  }
  await page.goto('/inventory/recall');
  await expect(page).toHaveURL('/auth/login?rurl=%2Finventory%2Frecall');
});

test.describe('with a session', () => {
  test.use({ storageState: loggedInState('demo') });

  test('the root, unknown paths and the fronts of sections lead on; pages have titles', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/dashboard');
    for (const [from, to] of [
      ['/account-management', '/account-management/directory'],
      ['/', '/dashboard'],
      ['/reports', '/reports/orders-by-vendor'],
    ] as const) {
      await walkTo(page, from);
      await expect(page).toHaveURL(to);
    }
    // In German the walk of the accessibility test looks at every title.
    const keys = ['dashboard', 'reorder', 'cart', 'costCenters'];
    for (const place of guardedPlaces.filter(({ key }) => keys.includes(key))) {
      await walkToPage(page, place, 'en');
    }
  });
});

test('the session lasts seven days, out of reach for scripts', async ({ page, context }) => {
  await enterAs(context, toEmail('demo'));
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'praxora_token');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);
  await page.goto('/dashboard');
  expect(await page.evaluate(() => document.cookie)).not.toContain(token?.value);
});

test('logging out ends the session everywhere', async ({ page, context }) => {
  await enterAs(context, toEmail('demo'));
  await page.goto('/search?query=handschuhe');
  const remembered = () => page.evaluate(() => JSON.stringify({ ...window.localStorage }));
  await expect.poll(remembered).toContain('handschuhe');
  const token = (await context.cookies()).find(({ name }) => name === 'praxora_token')?.value;
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');
  const ownCookies = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('praxora_'));
  // The browser stays familiar to the login; that cookie opens nothing.
  await expect.poll(ownCookies).toEqual(['praxora_device']);
  const profile = await page.request.get('/api/marketplace/v1/wpraxis', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(profile.status()).toBe(401);
  expect(await remembered()).not.toContain('handschuhe');
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('opening the login page ends the session', async ({ page, context }) => {
  await enterAs(context, toEmail('demo'));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login?rurl=%2Fdashboard');
});

test('a session the server no longer knows ends with the next request', async ({ page, context }) => {
  const user = await createUser('refused');
  await enterAs(context, user.email, user.password);
  await page.goto('/orders?state=open');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await resetPassword(user.email);
  await page.reload();
  await expect(page).toHaveURL(`/auth/login?${new URLSearchParams({ rurl: '/orders?state=open' })}`);
  const cookieNames = (await context.cookies()).map(({ name }) => name);
  expect(cookieNames).not.toContain('praxora_session');
});
