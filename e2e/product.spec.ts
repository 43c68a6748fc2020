// The page of a product: offers compared and bought, watched and found again, vendors liked and hidden. Each story works in a
// practice of its own: cart, watchlist and hidden vendors are the practice's.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { expect, inTurn, test } from './support/test.ts';
import { type Language, languages, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

/** Many vendors sell it. */
const soughtAfter = 166;

const offers = (page: Page) => page.getByRole('table').first();
/** The button says what it adds, and from whom. */
const vendorOf = async (button: Locator) =>
  ((await button.getAttribute('aria-label')) ?? '').split(': ').at(-1) ?? '';
const badge = async (page: Page) =>
  Number(
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^(Cart|Warenkorb)/ })
      .locator('[aria-hidden]')
      .last()
      .innerText(),
  );

for (const language of languages) {
  const t = say(language);
  const addressOf = (productId: number) => `/inventory/product/${productId}?objectID=${productId}`;

  test.describe(`the product page (${language})`, () => {
    test.use({ locale: locales[language] });
    const { one, next } = inTurn(language);

    next(
      'compares all offers, shows their history, fills the cart, and is a list of cards on a phone',
      async ({ page, context }) => {
        await enterAsBuyer(context, 'product');
        await page.goto(addressOf(soughtAfter));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const first = offers(page).locator('thead th').nth(1);
        await expect(first).toContainText(t('catalog:offers.best'));
        await expect(page.getByText(t('catalog:offers.best'))).toHaveCount(1);
        const button = offers(page).locator('button[data-variant="filled"]');
        await expect(button).toHaveCount(1);
        await expectTotalsToRise(page, language, 1);
        // Another variant is one click away.
        const variants = page.locator('[aria-labelledby=product-variants]');
        const present = variants.locator('[aria-current]');
        const address = (await present.getAttribute('href')) ?? '';
        await variants.locator('a:not([aria-current])').last().click();
        await expect(present).not.toHaveAttribute('href', address);
        await page.goBack();
        await expect(present).toHaveAttribute('href', address);

        await setQuantity(page, language, 10);
        await expect(totalRow(page, language, 10)).toBeVisible();
        await expectTotalsToRise(page, language, 10);
        await expect(button).toHaveText(t('catalog:offers.add_other', { count: 10 }));

        const history = page.getByRole('region', { name: t('catalog:history.title') }).first();
        await expect(history.getByRole('img', { name: t('catalog:history.title') })).toBeVisible();
        await history.getByText(t('catalog:history.table'), { exact: true }).click();
        await expect(history.getByRole('columnheader', { name: t('catalog:history.lowest') })).toBeVisible();
        await expect(history.getByRole('columnheader', { name: t('catalog:history.average') })).toBeVisible();
        const columns = await history.getByRole('columnheader').count();
        await history.getByRole('checkbox').first().focus();
        await page.keyboard.press('Space');
        await expect(history.getByRole('columnheader')).toHaveCount(columns + 1);
        await expectNoAxeViolations(page);

        const before = await badge(page);
        const vendor = await vendorOf(button);
        // The total shown on the page is the amount the cart grew by; and the addition can be undone.
        const total = totalRow(page, language, 10).locator('td').first().locator('div').first();
        const amount = await total.innerText();
        const said = t('addToCart:added_other', { vendor, count: 10, delivery: '' }).replace(/\s*\.$/, '');
        const told = page.getByRole('status').filter({ hasText: said });
        await button.click();
        // Pointed at, the message stays.
        await told.hover();
        await expect(told).toContainText(amount.replace(/\s/, '\u00a0'));
        await expect.poll(() => badge(page)).toBe(before + 1);
        await told.getByRole('button', { name: t('addToCart:undo') }).click();
        await expect(page.getByText(t('addToCart:undone'))).toBeVisible();
        await expect.poll(() => badge(page)).toBe(before);
        await button.click();
        await expect.poll(() => badge(page)).toBe(before + 1);
        const note = t('catalog:goods.withInCart_other', { count: 10 });
        await expect(offers(page).getByText(note)).toBeVisible();
        await page.reload();
        await expect(offers(page).getByText(note)).toBeVisible();
        await expect.poll(() => badge(page)).toBe(before + 1);

        await page.setViewportSize({ width: 360, height: 740 });
        await expect(page.getByRole('table')).toHaveCount(0);
        await expect(page.getByText(t('catalog:offers.best'))).toBeVisible();
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      },
    );

    one(
      'keeps what is watched and seen under saved articles, and says when there is no such product',
      async ({ page, context }) => {
        await enterAsBuyer(context, 'watchlist');
        await page.goto('/inventory/saved/watchlist');
        await expect(page.getByRole('heading', { name: t('saved:empty.watchlist.title') })).toBeVisible();
        await walkTo(page, addressOf(soughtAfter));
        await expect(offers(page)).toBeVisible();
        await setQuantity(page, language, 10);
        const add = offers(page).locator('button[data-variant="filled"]');
        await expect(add).toHaveText(t('catalog:offers.add_other', { count: 10 }));
        await add.click();
        await expect.poll(() => badge(page)).toBe(1);
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        await page.getByRole('button', { name: t('catalog:watch.off') }).click();
        await expect(page.getByRole('button', { name: t('catalog:watch.on') })).toBeVisible();

        await walkTo(page, '/inventory/saved/watchlist');
        const card = page.getByRole('article').filter({ hasText: title });
        await expect(card).toBeVisible();
        await page.getByRole('tab', { name: t('saved:tabs.recentlyViewed') }).click();
        await expect(page).toHaveURL('/inventory/saved/recentlyViewed');
        await expect(card.first()).toBeVisible();
        await expectNoAxeViolations(page);

        await page.getByRole('tab', { name: t('saved:tabs.watchlist') }).click();
        // Ten lie in the cart: the card says so, and adds to them.
        const lies = (count: number) =>
          card.getByText(t('addToCart:inCart_other', { count }), { exact: true });
        await expect(lies(10)).toBeVisible();
        await card
          .getByRole('button', { name: t('addToCart:addMoreOf_one', { count: 1, name: title }) })
          .click();
        await expect(lies(11)).toBeVisible();

        // A price alert below any price: the card says at once that it is met.
        await card
          .getByRole('button', {
            name: t('priceAlerts:changeOf', { alert: t('priceAlerts:from.median'), name: title }),
          })
          .click();
        const alert = page.getByRole('dialog', { name: t('priceAlerts:dialog.title') });
        await alert.getByLabel(t('priceAlerts:dialog.target')).fill('99999');
        await expectNoAxeViolations(page);
        await alert.getByRole('button', { name: t('priceAlerts:dialog.save') }).click();
        await expect(card.getByText(new RegExp(t('priceAlerts:belowTarget', { price: '99' })))).toBeVisible();

        await card.getByRole('link', { name: title }).click();
        await expect(page).toHaveURL(`/inventory/product/${soughtAfter}`);
        const kept = page.waitForResponse(
          (answer) => answer.request().method() !== 'GET' && answer.url().includes('watch'),
        );
        await page.getByRole('button', { name: t('catalog:watch.on') }).click();
        await expect(page.getByRole('button', { name: t('catalog:watch.off') })).toBeVisible();
        await kept;
        await page.goto('/inventory/saved/watchlist');
        await expect(page.getByRole('heading', { name: t('saved:empty.watchlist.title') })).toBeVisible();

        const missing = page.getByRole('heading', { name: t('catalog:missing.title') });
        await walkTo(page, '/inventory/product/999999');
        await expect(missing).toBeVisible();
        await page.goto('/inventory/product/abc');
        await expect(missing).toBeVisible();
        await page.getByRole('link', { name: t('catalog:missing.toShop') }).click();
        await expect(page).toHaveURL(/\/search/);
      },
    );

    next('marks a favourite, hides a vendor and takes that back', async ({ page, context }) => {
      await enterAsBuyer(context, 'favourites');
      await page.goto(addressOf(soughtAfter));
      await expect(offers(page)).toBeVisible();
      const columns = offers(page).locator('thead th:not(:first-child)');
      const count = await columns.count();
      const vendor = await vendorOf(offers(page).locator('tfoot td').last().getByRole('button'));
      const heart = page.getByRole('button', { name: t('catalog:vendor.favorite', { vendor }) });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await kept;
      await page.reload();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');

      const hide = async () => {
        await page.getByRole('button', { name: t('catalog:vendor.menu', { vendor }) }).click();
        await page.getByRole('menuitem', { name: t('catalog:vendor.hide') }).click();
        // Pointed at, the message stays.
        await page.getByText(t('catalog:vendor.hidden', { vendor })).last().hover();
        await expect(columns).toHaveCount(count - 1);
        await expect(columns.filter({ hasText: vendor })).toHaveCount(0);
      };
      await hide();
      await page.getByRole('button', { name: t('catalog:vendor.undo') }).click();
      await expect(columns).toHaveCount(count);
      await hide();
      await expect(page.getByText(t('catalog:vendor.hidden', { vendor }))).toBeVisible();
      await page.reload();
      await expect(columns).toHaveCount(count - 1);
      await expect(page.getByRole('button', { name: t('catalog:vendor.menu', { vendor }) })).toHaveCount(0);
    });
  });
}

async function setQuantity(page: Page, language: Language, quantity: number) {
  const field = page.getByRole('textbox', { name: say(language)('catalog:offers.quantity'), exact: true });
  await field.fill(String(quantity));
  await field.press('Enter');
}

function totalRow(page: Page, language: Language, quantity: number) {
  const key = quantity === 1 ? 'catalog:rows.total_one' : 'catalog:rows.total_other';
  return offers(page).getByRole('row', { name: say(language)(key, { count: quantity }) });
}

/** Totals of the offers in stock rise; offers on back order come after them, unavailable ones last. */
async function expectTotalsToRise(page: Page, language: Language, quantity: number) {
  const t = say(language);
  const cells = totalRow(page, language, quantity).locator('td:not([data-gone])');
  await expect(async () => {
    const totals = (await cells.locator('div:first-child').allInnerTexts()).map((text) =>
      Number(text.replace(/[^\d,-]/g, '').replace(',', '.')),
    );
    const states = await offers(page)
      .getByRole('row', { name: t('catalog:rows.availability') })
      .locator('td:not([data-gone])')
      .allInnerTexts();
    const isLate = states.map((state) => state.includes(t('delivery:state.backorder')));
    expect(isLate).toEqual(isLate.toSorted((a, b) => Number(a) - Number(b)));
    const inStock = totals.filter((_, place) => !isLate[place]);
    expect(inStock.length).toBeGreaterThan(1);
    expect(inStock).toEqual(inStock.toSorted((a, b) => a - b));
  }).toPass({ timeout: 30_000 });
}
