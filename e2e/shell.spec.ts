import type { Page } from '@playwright/test';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ storageState: loggedInState('demo') });

const entries = [
  ['Dashboard', '/dashboard'],
  ['Shop', '/search'],
  ['Re-order', '/re-order'],
  ['Vendors', '/vendors'],
  ['Incoming goods', '/orders'],
  ['Inventory', '/inventory'],
  ['Reports', '/reports/orders-by-vendor'],
  ['Account management', '/account-management/directory'],
] as const;

/** An entry may say how much waits behind it. */
const namedOrCounted = (name: string) =>
  new RegExp(
    `^${name}(?: ?not read yet| ?\\d+ (?:open orders?|articles? to re-order(?:, \\d+ below minimum stock)?(?:, \\d+ covered already)?))?$`,
  );

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

async function config(page: Page) {
  return (await (await page.request.get('/api/marketplace/v1/config')).json()).data;
}

test('header and sidebar are there at 1440 and 768 px, and nothing runs out of the page', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const { helpCentreUrl, marketplaceUrl } = await config(page);
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of entries) {
      const link = sidebar(page).getByRole('link', { name: namedOrCounted(name) });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', path);
    }
    const help = sidebar(page).getByRole('link', { name: 'Help centre' });
    await expect(help).toHaveAttribute('href', helpCentreUrl);
    const header = page.getByRole('banner');
    const marketplace = header.getByRole('link', { name: 'Marketplace' });
    await expect(marketplace).toHaveAttribute('href', marketplaceUrl);
    await expect(marketplace).toHaveAttribute('target', '_blank');
    await expect(header.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/cart');
    await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectNothingRunsOut(page);
  }

  await test.step('a table with many columns scrolls by itself', async () => {
    const wide = [
      ['/reports/inventory', 'Stock value'],
      ['/re-order/thresholds', 'Why'],
      ['/inventory/article/1', 'Received'],
    ] as const;
    for (const [path, head] of wide) {
      await walkTo(page, path);
      const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: head }) });
      await expect(table).toBeVisible();
      await expect(table).not.toHaveAttribute('aria-busy');
      await expectNothingRunsOut(page);
    }
  });
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the sidebar is a drawer, the account stands behind the initials', async ({ page }) => {
    await page.goto('/dashboard');
    await expectNothingRunsOut(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    for (const [name] of entries) {
      await expect(drawer.getByRole('link', { name: namedOrCounted(name) })).toBeVisible();
    }
    await drawer.getByRole('link', { name: 'Inventory', exact: true }).click();
    await expect(page).toHaveURL('/inventory');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Your account and language' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectNothingRunsOut(page);
  });
});

async function expectNothingRunsOut(page: Page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test('the entry of the page’s group is the active one, and the logo leads to the dashboard', async ({
  page,
}) => {
  await page.goto('/dashboard');
  for (const [address, name] of [
    ['/dashboard', 'Dashboard'],
    ['/search', 'Shop'],
    ['/inventory/article/5/edit', 'Inventory'],
    ['/inventory/product/5', 'Shop'],
    ['/inventory/recall', 'Inventory'],
    ['/orders/rejected', 'Incoming goods'],
    ['/vendors/custom', 'Vendors'],
    ['/reports/consumption', 'Reports'],
    ['/account-management/cost-centers', 'Account management'],
  ] as const) {
    await walkTo(page, address);
    const active = sidebar(page).locator('[aria-current]');
    await expect(active).toContainText(name);
  }
  await walkTo(page, '/cart/optimizer/1');
  await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText(/Cart/);
  await expect(sidebar(page).locator('[aria-current]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Praxora, to the dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('the contact popup', () => {
  test('opens and closes on click, outside click and Escape', async ({ page }) => {
    await page.goto('/dashboard');
    const contact = sidebar(page).getByRole('button', { name: 'Contact' });
    const { phoneNumbers } = await config(page);
    const number = page.getByText(phoneNumbers.DE);
    await contact.click();
    await expect(number).toBeVisible();
    await contact.click();
    await expect(number).toBeHidden();
    await contact.click();
    await expect(number).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(number).toBeHidden();
    await contact.click();
    await expect(number).toBeVisible();
    await page.getByRole('main').click({ position: { x: 700, y: 500 } });
    await expect(number).toBeHidden();
  });

  test.describe('in Austria', () => {
    test.use({ storageState: loggedInState('wien') });

    test('shows the Austrian number', async ({ page }) => {
      await page.goto('/dashboard');
      const { phoneNumbers } = await config(page);
      await sidebar(page).getByRole('button', { name: 'Contact' }).click();
      await expect(page.getByText(phoneNumbers.AT)).toBeVisible();
      await expect(page.getByText(phoneNumbers.DE)).toBeHidden();
    });
  });
});

test('the language is switched at once and kept', async ({ page }) => {
  const german = say('de');
  await page.goto('/re-order');
  await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(`Praxora – ${german('routes:reorder')}`);
  await page.reload();
  await expect(page.getByRole('navigation', { name: german('shell:nav.main') })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveTitle('Praxora – Re-order');
});

test.describe('a browser in another language', () => {
  test.use({ locale: 'fr-FR' });

  test('gets English', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(sidebar(page)).toBeVisible();
  });
});

test('/ leads to the search, ? shows the keys, Escape closes', async ({ page }) => {
  await page.goto('/reports/consumption');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // These browsers ask for less motion: nothing goes on moving, whatever a component says.
  const motion = await page.evaluate(() => {
    const moving = document.body.appendChild(document.createElement('div'));
    moving.style.animation = 'anything 2s infinite';
    const { animationDuration, animationIterationCount } = getComputedStyle(moving);
    moving.remove();
    return { animationDuration, animationIterationCount };
  });
  expect(motion).toEqual({ animationDuration: '0.001s', animationIterationCount: '1' });
  await page.keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await expect(search).toBeFocused();
  // As fast as people, not as fast as a scanner.
  await page.keyboard.type('gloves /?', { delay: 60 });
  await expect(search).toHaveValue('gloves /?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?query=gloves+%2F%3F');
  await expect(page).toHaveTitle('Praxora – Shop');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Help for this page' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
