import { dymoOrigins } from '@praxora/rules/inventory/dymo-service';
import { enterAs, loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { toEmail } from './support/users.ts';

test('every page comes with a strict Content-Security-Policy', async ({ request }) => {
  for (const address of ['/', '/auth/login', '/inventory/recall', '/app', '/docs']) {
    const answer = await request.get(address);
    const policy = answer.headers()['content-security-policy'] ?? '';
    const directives = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim()]));
    expect(directives.get('default-src'), address).toBe("default-src 'none'");
    expect(directives.get('script-src'), address).toBe("script-src 'self'");
    expect(directives.get('connect-src'), address).toBe(`connect-src 'self' ${dymoOrigins.join(' ')}`);
    expect(directives.get('base-uri'), address).toBe("base-uri 'none'");
    expect(directives.get('form-action'), address).toBe("form-action 'self'");
    expect(directives.get('object-src'), address).toBe("object-src 'none'");
    expect(directives.get('frame-ancestors'), address).toBe("frame-ancestors 'none'");
    expect(answer.headers()['x-content-type-options'], address).toBe('nosniff');
    expect(answer.headers()['referrer-policy'], address).toBeTruthy();
  }
});

test('the policy holds against a script from elsewhere', async ({ page, watch }) => {
  watch.expected.push(/Content Security Policy/, /asked another host/);
  await page.goto('/auth/login');
  const isBlocked = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        document.addEventListener('securitypolicyviolation', () => resolve(true), { once: true });
        const script = document.createElement('script');
        script.src = 'https://evil.example/x.js';
        script.onload = () => resolve(false);
        document.head.append(script);
      }),
  );
  expect(isBlocked).toBe(true);
});

test.describe('a walk through the app', () => {
  test.use({ storageState: loggedInState('demo') });

  // Every test fails on a complaint in the console and on a request to another host; this one goes far for it.
  test('asks no other host and breaks no policy', async ({ page, context }) => {
    const hosts = new Set<string>();
    context.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`blocked ${event.blockedURI}`),
      );
    });
    await page.goto('/dashboard');
    for (const name of ['Shop', 'Re-order', 'Vendors', 'Incoming goods', 'Inventory', 'Reports']) {
      const link = page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: new RegExp(`^${name}( |$)`) });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  });
});

test('another site cannot log anybody out', async ({ context }) => {
  await enterAs(context, toEmail('demo'));
  const { request } = context;
  const answer = await request.get('/api/marketplace/v1/logout', {
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.status()).toBe(403);
  expect((await request.get('/api/marketplace/v1/wpraxis')).status()).toBe(200);
});
