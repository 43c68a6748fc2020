// The autocomplete in the header, and what analytics hear of searching and buying.
import { enterAsBuyer } from './support/buyer.ts';
import { loggedInState } from './support/sessions.ts';
import { shopParts } from './support/shop.ts';
import { expect, inTurn, test } from './support/test.ts';
import { languages, locales } from './support/texts.ts';

test.use({ storageState: loggedInState('demo') });

for (const language of languages) {
  test.describe(`in the header (${language})`, () => {
    test.use({ locale: locales[language] });
    const { next } = inTurn(language);

    next('offers suggestions and products while typing, by keyboard', async ({ page }) => {
      const shop = shopParts(page, language);
      await page.goto('/dashboard');
      await shop.field.pressSequentially('nit');
      await expect(shop.field).toHaveAttribute('aria-expanded', 'false');
      await shop.field.press('r');
      const options = shop.suggestions.getByRole('option');
      await expect(shop.suggestions).toBeVisible();
      const groups = shop.suggestions.getByRole('group');
      await expect(groups).toHaveCount(2);
      expect(await groups.nth(0).getByRole('option').count()).toBeLessThanOrEqual(4);
      // Variants are one option, as they are one card.
      const products = groups.nth(1).getByRole('option');
      await expect(products.first()).toBeVisible();
      expect(await products.count()).toBeLessThanOrEqual(3);
      await expect(groups.nth(1).locator('mark').first()).toBeVisible();

      await shop.field.press('ArrowDown');
      const first = options.first();
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(shop.field).toHaveAttribute(
        'aria-activedescendant',
        (await first.getAttribute('id')) ?? '',
      );
      await shop.field.press('Escape');
      await expect(shop.suggestions).toBeHidden();
      await expect(shop.field).toBeFocused();
      await shop.field.press('ArrowDown');
      await expect(shop.suggestions).toBeVisible();
      await shop.field.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await shop.field.press('Enter');
      await expect(page).toHaveURL(/\/inventory\/product\/(\d+)\?objectID=\1$/);
      // A new page takes the focus.
      await expect(page.getByRole('main')).toBeFocused();

      await shop.field.fill('nitr');
      await expect(shop.suggestions).toBeVisible();
      const suggested = (await options.first().locator('span').first().textContent()) ?? '';
      await shop.field.press('ArrowDown');
      await shop.field.press('Enter');
      await expect(page).toHaveURL(/\/search\?query=/);
      expect(new URL(page.url()).searchParams.get('query')).toBe(suggested);
      await expect(shop.field).toHaveValue(suggested);
      // On the search page itself there is no dropdown.
      await shop.field.fill('handschuhe');
      await expect(shop.title).toBeVisible();
      await expect(shop.field).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

test('the answer to an older keystroke never replaces a newer one', async ({ page }) => {
  const shop = shopParts(page, 'en');
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/services/search/**', async (route) => {
    if ((route.request().postData() ?? '').includes('"nitr"')) await held;
    await route.continue();
  });
  await page.goto('/dashboard');
  const first = page.waitForRequest((request) => (request.postData() ?? '').includes('"nitr"'));
  await shop.field.fill('nitr');
  await first;
  await shop.field.fill('composite');
  await expect(shop.suggestions).toContainText(/composite/i);
  release();
  await page.waitForResponse((response) => (response.request().postData() ?? '').includes('"nitr"'));
  await expect(shop.suggestions).toContainText(/composite/i);
  await expect(shop.suggestions).not.toContainText(/nitril/i);
});

test('what is found goes into the cart, and analytics hear of it', async ({ page, context }) => {
  // A practice of its own, because a product already in the cart shows its quantity instead of "Add".
  await enterAsBuyer(context, 'analytics');
  const events: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/services/insights/1/events')) events.push(...request.postDataJSON().events);
  });
  const shop = shopParts(page, 'en');
  await page.goto('/search?query=gloves');
  const card = shop.cards.first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/1/events') && !response.ok()) refused.push(response.status());
  });
  await card.getByRole('button', { name: `Add: ${name}` }).click();
  await expect.poll(() => events.length).toBe(1);
  await card.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/inventory\/product\/\d+\?objectID=\d+/);
  await expect.poll(() => events.length).toBe(2);
  const [added, clicked] = events;
  expect(added).toMatchObject({ eventType: 'conversion', eventSubtype: 'addToCart', currency: 'EUR' });
  expect(clicked).toMatchObject({ eventType: 'click', positions: [1], objectIDs: added?.objectIDs });
  expect(clicked?.queryID).toBe(added?.queryID);
  expect(refused).toEqual([]);

  // Straight from the list, by keyboard and by pointer; the list stays for the next one.
  const badge = page.getByRole('banner').getByRole('link', { name: /^Cart/ }).locator('[aria-hidden]').last();
  await expect(badge).toHaveText('1');
  // Away from the search page the field is empty again.
  await expect(shop.field).toHaveValue('');
  await shop.field.fill('composite');
  await expect(shop.suggestions.getByRole('option').last()).toContainText('€');
  await shop.field.press('ArrowUp');
  await shop.field.press('Shift+Enter');
  await expect(badge).toHaveText('2');
  await expect(shop.suggestions).toBeVisible();
  await shop.suggestions.locator('[data-add]').first().click();
  await expect(badge).toHaveText('3');
  await expect(page).toHaveURL(/\/inventory\/product\//);

  // A click into the field begins anew, and going elsewhere empties it.
  await shop.field.press('Escape');
  await expect(shop.suggestions).toBeHidden();
  await shop.field.press('Escape');
  await expect(shop.field).not.toBeFocused();
  await shop.field.click();
  await page.keyboard.type('nitr', { delay: 60 });
  await expect(shop.field).toHaveValue('nitr');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL('/cart');
  await expect(shop.field).toHaveValue('');
});

test('what goes into the cart without a search is looked up by its name', async ({ page }) => {
  const events: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/services/insights/1/events')) events.push(...request.postDataJSON().events);
  });
  await page.goto('/inventory/product/1');
  await page
    .getByRole('button', { name: /^Add \d+ to cart/ })
    .first()
    .click();
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toMatchObject({ eventType: 'conversion', eventSubtype: 'addToCart', objectIDs: ['1'] });
  expect(events[0]).not.toHaveProperty('queryID');
});
