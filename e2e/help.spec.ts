// The help centre: read by anybody before the login, in the shell after it, found by typing, and fit for a phone.
import { expectNoAxeViolations } from './support/axe.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.describe('before the login (de)', () => {
  test.use({ locale: locales.de });

  test('a guide is found by typing, and read', async ({ page }) => {
    const t = say('de');
    await page.goto('/help');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await page.getByLabel(t('help:search.label')).fill('verfall chargen');
    const hit = page.getByRole('search').getByRole('link').first();
    await expect(hit.locator('mark').first()).toBeVisible();
    const name = (await hit.locator('span span').first().innerText()).trim();
    await hit.click();
    await expect(title).toHaveText(name);
    await expect(
      page.getByRole('link', { name: new RegExp(`^${t('help:open', { page: '' })}`) }),
    ).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test.describe('after the login (en)', () => {
  test.use({ locale: locales.en, storageState: loggedInState('demo') });

  test('the guide stands in the shell and opens its page; a phone shows it whole', async ({ page }) => {
    const t = say('en');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: t('shell:nav.helpCentre') }).click();
    await expect(page.getByRole('search').last()).toBeVisible();
    await walkTo(page, '/help/receive-delivery');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Book a delivery in');
    // Names on the screen are the screen's own.
    await expect(page.getByRole('article')).toContainText(t('receiving:foot.bookPart'));
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const isTooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await isTooWide()).toBe(false);
    await page.getByRole('link', { name: t('help:open', { page: t('routes:orders') }) }).click();
    await expect(page).toHaveURL('/orders');
    await walkTo(page, '/help/no-such-guide');
    await expect(page.getByText(t('help:unknown'))).toBeVisible();
  });
});
