// An order from the click to the judgement: it goes out, is found again, confirmed, received, rated and repeated.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { loggedInState } from './support/sessions.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

function parts(page: Page, language: 'de' | 'en') {
  const t = say(language);
  return {
    t,
    order: page.getByRole('article'),
    listed: page.getByRole('list', { name: t('orders:list.label') }).getByRole('listitem'),
    search: page.getByRole('searchbox', { name: t('orders:list.search') }),
    told: page.getByRole('status').filter({ hasText: t('common:notify.success') }),
    menu: page.getByRole('button', { name: t('orders:action.more') }),
  };
}

test.describe('an order (de)', () => {
  test.use({ locale: locales.de });

  test('goes out by itself, is found again, confirmed, received, rated and ordered again', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'bestellung');
    const { t, order, listed, search, told, menu } = parts(page, 'de');
    const [first, second] = await buyer.findOffers(2);
    if (!first || !second) throw new Error('The demo data has offers enough');
    await buyer.put(first, buyer.main, 3);
    await buyer.put(second, buyer.branch, 2);
    const { wBestellung: other } = await buyer.order(second, buyer.branch);

    await page.goto(`/cart/review/${buyer.main}`);
    await page
      .getByRole('button', { name: new RegExp(`^${t('checkout:summary.order_one').split(' ')[0]}`) })
      .click();
    const placed = page.getByRole('list', { name: t('checkout:done.orders') }).getByRole('listitem');
    await placed.first().getByRole('link').click();
    await expect(order.getByRole('heading', { level: 2 })).toHaveText(first.vendorName);
    // No reload is needed: the page updates itself once the order is sent.
    await expect(order.locator('header')).toContainText(t('common:orderState.ordered'));
    await expect(listed).toHaveCount(2);
    const orderId = Number(/\/orders\/(\d+)/.exec(page.url())?.[1]);
    expect(orderId).not.toBe(other.ID);

    await test.step('search and filters narrow the list, and survive a reload', async () => {
      await search.fill(other.Bestellnummer);
      await expect(listed).toHaveCount(1);
      await expect(page).toHaveURL(/search=/);
      await search.fill('gibt-es-nicht');
      await expect(page.getByRole('heading', { name: t('orders:empty.title') })).toBeVisible();
      await page.getByRole('main').getByText(t('common:filter.reset')).click();
      await expect(listed).toHaveCount(2);
      await page.getByRole('button', { name: t('orders:filter.address'), exact: true }).click();
      await page.getByRole('option', { name: 'Zweigpraxis' }).click();
      await expect(listed).toHaveCount(1);
      await expectNoAxeViolations(page);
      await page.reload();
      await expect(listed).toHaveCount(1);
      await expect(order).toContainText(first.vendorName);
      await listed.first().getByRole('link').click();
      await expect(order).toContainText('Zweigpraxis');
      await page.goBack();
      await expect(order).toContainText('Praxis am See');
    });

    await test.step('the product page counts it among the purchases, in the list and in the price history', async () => {
      await walkTo(page, `/inventory/product/${first.productId}`);
      const purchases = page.getByRole('region', { name: t('catalog:purchases.title') });
      await expect(purchases.getByRole('listitem')).toHaveCount(1);
      const history = page.getByRole('region', { name: t('catalog:history.title') }).first();
      const said = new RegExp(t('catalog:history.boughtDays_one', { count: 1 }));
      await expect(history.getByRole('img', { name: said })).toBeVisible();
      await history.getByText(t('catalog:history.table'), { exact: true }).click();
      await expect(history.getByRole('columnheader', { name: t('catalog:history.average') })).toBeVisible();
      await expect(history.getByRole('row').nth(1)).toContainText('3 ×');
      await expect(history.getByRole('row').filter({ hasText: '3 ×' })).toHaveCount(1);
      const bought = purchases.getByRole('link', { name: first.vendorName });
      await expect(bought).toContainText('3 ×');
      await bought.click();
      await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`));
      await expect(order.locator('header')).toContainText(t('common:orderState.ordered'));
    });

    await test.step('the vendor confirms, with a date', async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: t('orders:action.confirm') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(t('orders:confirm.deliveryDate'), { exact: true }).fill('24.12.2029');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: t('orders:confirm.save') }).click();
      await expect(dialog).toBeHidden();
      await expect(order).toContainText(t('orders:head.expected', { date: '24.12.2029' }));
    });

    await test.step('what came is rated by keyboard and ordered again', async () => {
      await buyer.receiveAll(orderId);
      await page.goto(`/orders/${orderId}`);
      await expect(order).toContainText(t('common:orderState.closed'));
      await expect(
        page.getByRole('link', { name: new RegExp(`^${t('orders:tabs.completed')}`) }),
      ).toHaveAttribute('aria-current', 'page');
      await page.getByRole('radio', { name: t('orders:rating.stars_one', { count: 1 }) }).focus();
      for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
      await expect(
        page.getByRole('radio', { name: t('orders:rating.stars_other', { count: 4 }) }),
      ).toBeChecked();
      await page.getByRole('textbox', { name: t('orders:rating.comment') }).fill('Schnell und vollständig.');
      await page.getByRole('button', { name: t('orders:rating.save') }).click();
      await expect(told.filter({ hasText: t('orders:rating.saved') })).toBeVisible();
      await page.getByRole('button', { name: t('orders:action.again') }).click();
      const question = page.getByRole('dialog');
      const put = question.getByRole('button', { name: t('orderAgain:ask.action') });
      await expect(put).toBeEnabled();
      // Other vendors are offered only where they cost less today.
      const same = question.getByRole('radio', { name: first.vendorName, exact: false }).last();
      if (await same.isVisible()) await same.check();
      await expectNoAxeViolations(page);
      await put.click();
      const again = told.filter({ hasText: first.vendorName });
      await again.getByRole('button', { name: t('orderAgain:toCart') }).click();
      await expect(page).toHaveURL('/cart');
      await expect(page.getByRole('heading', { name: first.vendorName })).toBeVisible();
    });
  });
});

test.describe('many orders (en)', () => {
  test.use({ storageState: loggedInState('demo') });

  test('have pages and receipts, and on a phone the list and the order stand apart', async ({ page }) => {
    const { t, order, listed, menu } = parts(page, 'en');
    await page.goto('/orders?section=completed');
    await expect(listed).toHaveCount(40);
    const newest = await listed.first().innerText();
    await page.getByRole('button', { name: t('common:paging.page', { number: 2 }) }).click();
    await expect(page).toHaveURL('/orders?section=completed&page=2');
    await expect(listed.first()).not.toHaveText(newest);
    await order
      .getByRole('button', { name: /^Receipt of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(order).toBeHidden();
    await listed.nth(1).getByRole('link').click();
    await expect(order.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(listed).toHaveCount(0);
    await expectNoAxeViolations(page);
    await menu.click();
    const item = page.getByRole('menuitem').first();
    await expect.poll(async () => (await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t('orders:pane.back') }).click();
    await expect(page).toHaveURL('/orders?section=completed&page=2');
    await expect(listed).toHaveCount(40);
  });
});
