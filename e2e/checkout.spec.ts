// From the cart to the order: two delivery addresses, a second click, a price that changed, an answer that got lost.
import type { Page } from '@playwright/test';
import { addWorkingDays } from '@praxora/rules/shared/calendar';
import { calendarDay, formatDate } from '@praxora/rules/shared/dates';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

function parts(page: Page, language: Language) {
  const t = say(language);
  return {
    t,
    card: (vendor: string) => page.getByRole('region', { name: vendor, exact: true }),
    /** However many orders it speaks of. */
    order: page.getByRole('button', {
      name: new RegExp(`^${t('checkout:summary.order_other').split(',')[0]}`),
    }),
    placed: page.getByRole('list', { name: t('checkout:done.orders') }).getByRole('listitem'),
    title: page.getByRole('heading', { level: 1 }),
    listed: page.getByRole('list', { name: t('orders:list.label') }).getByRole('listitem'),
  };
}

const centsIn = (text: string): number[] =>
  (text.match(/[\d.]+,\d\d\s€/g) ?? []).map((amount) =>
    Number(amount.replace(/[^\d,]/g, '').replace(',', '')),
  );

test.describe('the checkout (de)', () => {
  test.use({ locale: locales.de });

  test('orders for two addresses, once per vendor however often it is clicked', async ({ page, context }) => {
    const buyer = await enterAsBuyer(context, 'checkout-zwei');
    const { t, card, order, placed, title, listed } = parts(page, 'de');
    await page.goto('/orders');
    await expect(page.getByRole('heading', { name: t('orders:empty.title') })).toBeVisible();
    await walkTo(page, '/search?query=handschuhe');
    const hit = page
      .getByRole('region', { name: t('search:result.list'), exact: true })
      .locator('[data-result]')
      .first();
    const name = (await hit.getByRole('link').first().innerText()).trim();
    await hit
      .getByRole('button', { name: new RegExp(`${t('addToCart:add')}|${t('saved:add')}`) })
      .first()
      .click();
    const told = page.getByRole('status').filter({ hasText: t('common:notify.success') });
    await expect(told).toBeVisible();

    const [first, second, third] = await buyer.findOffers(3);
    if (!first || !second || !third) throw new Error('The demo data has offers enough');
    await buyer.put(first, buyer.main, 2);
    await buyer.put(second, buyer.main, 1);
    await buyer.put(third, buyer.branch, 3);
    await buyer.setCustomerNumber(first, 'K-4711');

    const requestedDay = formatDate(new Date(`${addWorkingDays(calendarDay(new Date()), 8)}T12:00Z`), 'de');
    await page.goto(`/cart/review/${buyer.main}`);
    await expect(page.getByText(t('checkout:title'))).toHaveAttribute('aria-current', 'page');
    const firstCard = card(first.vendorName);
    await expect(firstCard.getByText(t('checkout:customerNumber.is', { number: 'K-4711' }))).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(card(third.vendorName)).toHaveCount(0);
    await page.getByRole('button', { name: t('checkout:address.changeBilling') }).click();
    await page.getByRole('radio', { name: /Buchhaltung/ }).check();
    await page
      .getByRole('textbox', { name: t('checkout:instructions.reference'), exact: true })
      .fill('KW47-See');
    await page
      .getByRole('textbox', { name: t('checkout:instructions.day'), exact: true })
      .fill('Montag oder so');
    await expect(page.getByText(t('common:date.unreadable'))).toBeVisible();
    await expect(order).toBeDisabled();
    await page.getByRole('textbox', { name: t('checkout:instructions.day'), exact: true }).fill(requestedDay);
    await firstCard
      .getByRole('button', { name: t('checkout:instructions.otherOf', { vendor: first.vendorName }) })
      .click();
    await firstCard
      .getByLabel(t('checkout:instructions.referenceOf', { vendor: first.vendorName }))
      .fill('Nur Depot');
    await firstCard
      .getByRole('button', { name: t('checkout:note.editOf', { vendor: first.vendorName }) })
      .click();
    const note = firstCard.getByLabel(t('checkout:note.of', { vendor: first.vendorName }));
    await note.fill('Bitte klingeln');
    await expectNoAxeViolations(page);

    const count = Number(/(\d+)/.exec(await order.innerText())?.[1]);
    const purchase = page.waitForRequest((request) => request.url().includes('/1/events'));
    // The note is saved by leaving its field, which the click does, and before anything is ordered.
    await order.dblclick();
    await expect(title).toHaveText(t('checkout:done.title_other', { count }));
    const [event] = (await purchase).postDataJSON().events;
    expect(event).toMatchObject({ eventSubtype: 'purchase', currency: 'EUR', index: 'products' });
    expect(event.objectIDs.length).toBeGreaterThan(0);
    await expect(placed).toHaveCount(count + 1);
    await expectNoAxeViolations(page);
    const placedOrders = await buyer.orders();
    expect(placedOrders).toHaveLength(count);
    for (const { vendorName, orderReference, requestedDeliveryDate } of placedOrders)
      expect([orderReference, requestedDeliveryDate]).toEqual([
        vendorName === first.vendorName ? 'Nur Depot' : 'KW47-See',
        addWorkingDays(calendarDay(new Date()), 8),
      ]);

    await page.getByRole('link', { name: /Zweigpraxis/ }).click();
    await expect(page).toHaveURL(`/cart/review/${buyer.branch}`);
    await expect(card(third.vendorName)).toBeVisible();
    await order.click();
    await expect(title).toHaveText(t('checkout:done.title_one'));
    await page.getByRole('link', { name: t('checkout:done.toOrders') }).click();
    await expect(listed).toHaveCount(count + 1);
    await expect(listed.first()).toContainText(third.vendorName);
    await expect(page.getByText(t('orders:reference', { reference: 'Nur Depot' })).first()).toBeVisible();
    await listed.first().getByRole('link').click();
    await expect(page.getByRole('article')).toContainText('Zweigpraxis');
    await expectNoAxeViolations(page);

    const orders = await buyer.orders();
    expect(
      new Set(orders.map(({ vendorName, deliveryAddress }) => `${vendorName} ${deliveryAddress}`)).size,
    ).toBe(count + 1);
    expect(orders.map(({ orderNumber }) => orderNumber.slice(5)).sort()).toEqual(
      orders.map((_, index) => String(index + 1).padStart(4, '0')),
    );
    await walkTo(page, '/inventory/saved/previouslyPurchased');
    await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeVisible();
    await walkTo(page, `/cart/review/${buyer.main}`);
    await expect(
      page.getByRole('heading', { name: t('checkout:empty.title', { address: 'Praxis am See' }) }),
    ).toBeVisible();
  });
});

test.describe('the checkout (en)', () => {
  test('orders nothing at another price, nor twice when the answer got lost', async ({
    page,
    context,
    watch,
  }) => {
    const buyer = await enterAsBuyer(context, 'checkout-price');
    const { t, card, order, placed, title } = parts(page, 'en');
    const [dear, plain] = await buyer.findOffers(2);
    if (!dear || !plain) throw new Error('The demo data has offers enough');
    await buyer.put(dear, buyer.main, 4);
    await buyer.put(plain, buyer.main, 1);
    await page.goto(`/cart/review/${buyer.main}`);
    await expect(card(dear.vendorName)).toBeVisible();
    await expect(card(plain.vendorName)).toBeVisible();

    // A colleague agrees on a discount meanwhile.
    await buyer.setOwnDiscount(dear, 10);
    await order.click();
    const notice = card(dear.vendorName).getByRole('alert');
    await expect(notice).toContainText(t('errors:OFFER_NOT_VALID'));
    const [before = 0, after = 0] = centsIn(await notice.getByRole('definition').first().innerText());
    expect(after).toBe(Math.round(before * 0.9));
    await expect(card(plain.vendorName).getByRole('status')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await buyer.orders()).toMatchObject([{ vendorName: plain.vendorName }]);

    await notice.getByRole('button', { name: t('checkout:choice.keepInCart_one') }).click();
    await expect(title).toHaveText(t('checkout:done.title_one'));
    const staying = page.getByRole('region', { name: t('checkout:staying.title') });
    await expect(staying).toContainText(dear.vendorName);
    // Its address carries what was ordered: a reload shows it again.
    await page.reload();
    await expect(title).toHaveText(t('checkout:done.title_one'));
    await expect(placed).toContainText(plain.vendorName);
    await page.goto(`/cart/review/${buyer.main}?orders=999999999`);
    await expect(page).toHaveURL(`/cart/review/${buyer.main}`);
    await expect(page.getByRole('heading', { name: t('checkout:nothingChecked.title') })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.evaluate(() => localStorage.removeItem('praxora.uncheckedPositions'));
    await page.reload();
    await expect(card(dear.vendorName)).toBeVisible();
    await buyer.setOwnDiscount(dear, 5);
    await order.click();
    await expect(notice).toContainText(t('errors:OFFER_NOT_VALID'));

    // The order arrives, its answer does not.
    watch.expected.push(/net::ERR_/, /^POST wwarenkorb\/\{vendorId\}\/\{addressId\} failed with 0:/);
    const address = `**/wwarenkorb/${dear.vendorId}/${buyer.main}`;
    await page.route(address, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await notice.getByRole('button', { name: t('checkout:choice.orderAtNewPrice') }).click();
    await page.getByRole('button', { name: t('common:cancel') }).click();
    await expect(notice).toContainText(t('checkout:unanswered.title'));
    expect(await buyer.orders()).toHaveLength(2);
    await page.unroute(address);
    await notice.getByRole('button', { name: t('common:tryAgain') }).click();
    await expect(title).toHaveText(t('checkout:done.title_one'));
    await expect(placed).toHaveCount(1);
    const orders = await buyer.orders();
    expect(orders).toHaveLength(2);
    expect(centsIn(await placed.innerText())).toContain(orders[0]?.netCents);

    await walkTo(page, '/cart/review/999999');
    await expect(page.getByRole('heading', { name: t('checkout:unknown.title') })).toBeVisible();
  });
});
