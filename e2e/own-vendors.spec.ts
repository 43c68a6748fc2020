// A dealer that is not on the marketplace: made with its price list, ordered from by e-mail, changed by two, deleted.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { createClinic, createColleagues, readOutbox } from './support/operator.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

function parts(page: Page, language: Language) {
  const t = say(language);
  const own = (key: string, values?: Readonly<Record<string, string | number>>) =>
    t(`ownVendor:${key}`, values);
  const list = (key: string, values?: Readonly<Record<string, string | number>>) =>
    t(`priceList:${key}`, values);
  return {
    t,
    own,
    list,
    title: page.getByRole('heading', { level: 1 }),
    /** A label that is required says so behind it. */
    field: (key: string) => page.getByRole('textbox', { name: new RegExp(`^${own(key)}`) }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    bands: page.getByRole('list', { name: own('band.label') }).getByRole('listitem'),
    panel: page.getByRole('region', { name: list('title') }),
    dialog: page.getByRole('dialog'),
  };
}

const priceList = (lines: readonly string[]) => ({
  name: 'Preisliste-Kronara.csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
  mimeType: 'text/csv',
});

test.describe('an own vendor (de)', () => {
  test.use({ locale: locales.de });

  test('comes with its price list, gets an order by e-mail, and goes when its prices are gone', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'eigener');
    const keeper = await enterAsStorekeeper(context, 'eigener', buyer.account);
    const { t, own, list, title, field, press, bands, panel, dialog } = parts(page, 'de');
    const [first, second] = await buyer.findOffers(2);
    if (!first || !second) throw new Error('The demo data has offers enough');
    const storage = await keeper.storage('Keller');
    const articles = [
      await keeper.articleOf(first.productId, storage),
      await keeper.articleOf(second.productId, storage),
    ] as const;
    const vendor = `Kronara ${process.pid}`;
    const address = `bestellung-${process.pid}@kronara.example`;

    await test.step('the name is looked up, the band redraws, the address is asked for', async () => {
      await page.goto('/vendors');
      await page.getByRole('link', { name: t('vendors:action.create') }).click();
      await expect(title).toHaveText(own('new.title'));
      await field('who.name').fill(first.vendorName.toUpperCase());
      await field('who.street').click();
      await expect(page.getByText(t('errors:RESOURCE_EXISTS'))).toBeVisible();
      await field('who.name').fill(vendor);
      await field('who.street').fill('Lindenwinkel 4');
      await expect(page.getByText(own('who.nameFree'))).toBeVisible();
      await field('costs.shipping').fill('5,5');
      await field('costs.freeFrom').fill('120');
      await expect(bands).toHaveText([/ab 0 €\+ 5,50\s€ Versand/, /ab 120 €versandfrei/]);
      await page.getByRole('radio', { name: own('how.byEmail') }).click();
      await press(own('new.action'));
      await expect(page.getByText(t('errors:EMAIL_REQUIRED'))).toBeVisible();
      await expect(field('how.email')).toBeFocused();
      await field('how.email').fill(address);
      await expectNoAxeViolations(page);
    });

    await test.step('the list waits until its one wrong line is corrected; a reload asks first', async () => {
      await panel
        .locator('input[type="file"]')
        .setInputFiles(
          priceList([
            'Bestellnummer;GTIN;Bezeichnung;Preis',
            `K-104;${articles[0].gtin};Erstes;32,5 0`,
            `K-105;${articles[1].gtin};Zweites;9,20`,
            'K-999;;Unbekanntes;1,00',
          ]),
        );
      await panel.getByRole('button', { name: list('columns.next') }).click();
      const mark = (count: number) =>
        panel.getByRole('button', {
          name: list(count === 1 ? 'mark.action_one' : 'mark.action_other', { number: count }),
        });
      // It costs a fifth of what anybody else asks for it.
      await panel.getByRole('button', { name: /^Preis von .+ bestätigen$/ }).click();
      await expect(mark(1)).toBeDisabled();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoAxeViolations(page);
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isTooWide).toBe(false);
      await page.setViewportSize({ width: 1280, height: 800 });
      // The line that was confirmed stays beside it.
      const price = panel.getByRole('textbox', { name: new RegExp(`^${list('field.price')}`) }).first();
      await expect(price).toHaveValue('32,5 0');
      await price.fill('32,50');
      await price.press('Enter');
      // Enter corrects the line, and saves no vendor.
      await expect(title).toHaveText(own('new.title'));
      await mark(2).click();
      await expect(panel.getByText(list('mark.done_other', { number: 2 }))).toBeVisible();
      await expect(field('how.email')).toHaveValue(address);
      await press(own('new.action'));
      await expect(title).toContainText(vendor);
      await expectNoAxeViolations(page);
    });
    const vendorId = Number(/vendors\/(\d+)/.exec(page.url())?.[1]);

    await test.step('its price stands at the article and on the product page', async () => {
      await walkTo(page, `/inventory/article/${articles[0].id}?tab=offers`);
      await expect(page.getByText(vendor).first()).toBeVisible();
      await expect(page.getByText('32,50').first()).toBeVisible();
    });

    await test.step('an order goes out by e-mail', async () => {
      await buyer.put({ productId: first.productId, vendorId, vendorName: vendor }, buyer.main, 1);
      await page.goto(`/cart/review/${buyer.main}`);
      await page.getByRole('button', { name: t('checkout:summary.order_one', { count: 1 }) }).click();
      await expect(title).toHaveText(t('checkout:done.title_one', { count: 1 }));
      const [order] = await buyer.orders();
      expect(order?.vendorName).toBe(vendor);
      await expect.poll(() => readOutbox(address)).toContain(order?.orderNumber ?? '?');
    });

    await test.step('without an address the practice sends the order itself, and is told so until it has', async () => {
      await keeper.changeOwnVendor(vendorId, { name: vendor, transmission: 'manual', email: '' });
      await buyer.put({ productId: first.productId, vendorId, vendorName: vendor }, buyer.main, 1);
      await page.goto('/cart');
      const card = page.getByRole('region', { name: vendor, exact: true });
      await expect(card).toContainText(t('delivery:sentByYou'));
      await page.getByRole('link', { name: t('cart:checkout.go_one', { count: 1 }) }).click();
      await expect(title).toHaveText(t('checkout:heading.orders_one', { count: 1 }));
      await expect(card).toContainText(t('delivery:sentByYou'));
      await page.getByRole('button', { name: t('checkout:summary.order_one', { count: 1 }) }).click();
      await expect(title).toHaveText(t('checkout:done.titleToBeSent_one'));
      const placed = page.getByRole('list', { name: t('checkout:done.orders') });
      await expect(placed).toContainText(t('common:orderState.toBeSent'));
      await expectNoAxeViolations(page);
      const confirmation = new URL(page.url());
      const number = (await buyer.orders())[0]?.orderNumber ?? '?';

      await walkTo(page, '/dashboard');
      const waiting = page.getByRole('listitem').filter({ hasText: t('dashboard:waiting.question') });
      await expect(waiting).toContainText(t('dashboard:waiting.only.toBeSent_one'));
      await waiting.getByRole('link', { name: t('dashboard:waiting.action') }).click();
      const listed = page.getByRole('list', { name: t('orders:list.label') }).getByRole('listitem');
      await expect(listed).toHaveText([new RegExp(`${number}.*${t('common:orderState.toBeSent')}`)]);

      await walkTo(page, confirmation.pathname + confirmation.search);
      const pdf = page.waitForResponse((answer) => answer.url().endsWith('/pdf'));
      const popup = page.waitForEvent('popup');
      await page.getByRole('button', { name: t('checkout:done.pdfOf', { number }) }).click();
      expect((await pdf).status()).toBe(200);
      await (await popup).close();
      await press(t('checkout:done.markSentOf', { number }));
      await expect(placed).toContainText(t('common:orderState.ordered'));
      await expect(title).toHaveText(t('checkout:done.title_one'));
      await expect(page.getByText(t('checkout:done.markedSent_one'))).toBeVisible();
      await walkTo(page, '/dashboard');
      await expect(waiting).toContainText(t('dashboard:waiting.none'));
    });

    await test.step('it is not deleted with two prices, but named with their articles; then it goes', async () => {
      await walkTo(page, `/vendors/${vendorId}`);
      const remove = async () => {
        await press(t('vendors:menu.label', { vendor }));
        await page.getByRole('menuitem', { name: t('vendors:menu.delete') }).click();
        await dialog.getByRole('button', { name: t('vendors:delete.action', { vendor }) }).click();
      };
      await remove();
      await expect(dialog.getByRole('alert')).toContainText(/2/);
      for (const { name } of articles) await expect(dialog.getByRole('alert')).toContainText(name);
      await page.keyboard.press('Escape');
      for (const { id } of articles) await keeper.removeOwnPrices(id);
      await remove();
      await expect(page).toHaveURL(/\/vendors$/);
      await expect(page.getByRole('link', { name: vendor, exact: true })).toHaveCount(0);
      expect((await buyer.orders()).map(({ vendorName }) => vendorName)).toContain(vendor);
    });
  });
});

test.describe('an own vendor (en)', () => {
  test.use({ locale: locales.en });

  test('is changed by two people, and its prices are taken over by a button of their own', async ({
    page,
    context,
    browser,
  }) => {
    const [toni, anna] = await createColleagues('own-vendor');
    const keeper = await enterAsStorekeeper(context, 'own-vendor', toni);
    const elsewhere = await browser.newContext({ locale: locales.en });
    const annas = await enterAsStorekeeper(elsewhere, 'own-vendor', anna);
    const { t, own, list, title, field, press, panel, dialog } = parts(page, 'en');
    const vendorId = await keeper.ownVendor(`Quellhof ${process.pid}`);
    const mask = await keeper.article('Masks', {});
    await keeper.ownPrice(mask, vendorId, 700, 'Q-1');

    await page.goto(`/vendors/custom/${vendorId}`);
    await expect(title).toContainText('Quellhof');
    await field('who.location').fill('Bremen');
    await annas.changeOwnVendor(vendorId, { name: `Quellhof ${process.pid}`, location: 'Hamburg' });
    await press(own('edit.action'));
    await expect(dialog).toContainText('Anna Muster');
    await expect(dialog).toContainText('Hamburg');
    await dialog
      .getByRole('radiogroup', { name: own('who.location') })
      .getByRole('radio', { name: new RegExp(`^${t('common:changed.mine')}`) })
      .check();
    await dialog.getByRole('button', { name: t('common:changed.use') }).click();
    await press(own('edit.action'));
    await expect(page).toHaveURL(new RegExp(`/vendors/${vendorId}$`));

    await page.goto(`/vendors/custom/${vendorId}`);
    await expect(field('who.location')).toHaveValue('Bremen');
    await panel.locator('input[type="file"]').setInputFiles(priceList(['Order number;Price', 'Q-1;7,45']));
    await panel.getByRole('button', { name: list('columns.next') }).click();
    await panel.getByRole('button', { name: list('take.action_one', { number: 1 }) }).click();
    await expect(
      page.getByText(list('take.done', { vendor: `Quellhof ${process.pid}`, added: 0, changed: 1, same: 0 })),
    ).toBeVisible();
    await walkTo(page, `/inventory/article/${mask}?tab=offers`);
    await expect(page.getByText('7,45').first()).toBeVisible();

    // Deleted by the colleague while it is changed here: the page says so, and leads back.
    await walkTo(page, `/vendors/custom/${vendorId}`);
    await field('who.location').fill('Kiel');
    await keeper.removeOwnPrices(mask);
    await annas.deleteOwnVendor(vendorId);
    await press(own('edit.action'));
    await expect(page.getByRole('heading', { name: t('vendor:missing.title') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('vendor:missing.toList') })
      .click();
    await expect(page).toHaveURL(/\/vendors$/);
  });

  test('is made by approvers only, and a buyer is told who they are', async ({ page, context }) => {
    const { buyer } = await createClinic('own-vendor-clinic', 1);
    await enterAsBuyer(context, 'own-vendor-clinic', buyer);
    const { own, field } = parts(page, 'en');
    await page.goto('/vendors/custom');
    await expect(page.getByText(own('locked.new', { approvers: 'Toni Tester' }))).toBeVisible();
    await expect(field('who.name')).toBeDisabled();
    await expect(page.getByRole('button', { name: own('new.action') })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});
