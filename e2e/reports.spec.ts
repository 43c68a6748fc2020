// Reports: filtered, opened down to the orders and movements, compared, kept by name and passed on as files that can be read.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { reportList } from '@praxora/rules/reports/report-list';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const told = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message }).last();

/** Chooses a file's format and reads what comes. */
async function exported(page: Page, button: string, format: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: format }).click();
  return readFile(await (await download).path());
}

test.describe('orders (en)', () => {
  test.use({ locale: locales.en });
  const t = say('en');

  test('by vendor: down to the order, compared, exported and kept as a view', async ({ page, context }) => {
    const buyer = await enterAsBuyer(context, 'reports-orders');
    const offers = await buyer.findOffers(2);
    for (const offer of offers) {
      await buyer.put(offer, buyer.main, 2);
      await buyer.order(offer, buyer.main);
    }
    const [first, second] = offers;
    if (!first || !second) throw new Error('no offers');
    const orders = await buyer.orders();
    const ofFirst = orders.find(({ vendorName }) => vendorName === first.vendorName);
    const rows = page.getByRole('table', { name: reportList['orders-by-vendor'].title.en });
    const row = (name: string) => rows.getByRole('row').filter({ hasText: name }).first();

    await test.step('the bare address leads to the first report; its title says the answer', async () => {
      await page.goto('/reports?preset=thisMonth');
      await expect(page).toHaveURL('/reports/orders-by-vendor?preset=thisMonth');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/€ ordered from 2 vendors$/);
      await expect(row(second.vendorName)).toBeVisible();
    });

    await test.step('a filter stands in the address, and a row opens to its orders', async () => {
      // The table's head has a button of this name as well, further down.
      await page
        .getByRole('button', { name: t('reports:filter.vendor') })
        .first()
        .click();
      await page.getByRole('checkbox', { name: first.vendorName }).click();
      await expect(page).toHaveURL(new RegExp(`vendorIds=${first.vendorId}`));
      await page.keyboard.press('Escape');
      await expect(row(second.vendorName)).toHaveCount(0);
      await page.getByRole('button', { name: t('reports:vendor.open', { name: first.vendorName }) }).click();
      const list = page.getByRole('list', { name: t('reports:vendor.ordersOf', { name: first.vendorName }) });
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list).toContainText(t('reports:status.ordered'));
      await expectNoAxeViolations(page);
      await list.getByRole('link', { name: ofFirst?.orderNumber ?? '' }).click();
      await expect(page).toHaveURL(`/orders/${ofFirst?.id}`);
      await page.goBack();
      await expect(list.getByRole('listitem')).toHaveCount(1);
    });

    await test.step('what is compared with stands in the address as well', async () => {
      await page.getByRole('switch', { name: t('reports:compare.off') }).press('Space');
      await expect(page).toHaveURL(/compare=before/);
      await expect(rows.getByRole('columnheader', { name: t('reports:vendor.before') })).toBeVisible();
      await expect(row(first.vendorName)).toContainText(t('reports:change.new'));
    });

    await test.step('the exported table can be read by other programs', async () => {
      const text = (await exported(page, t('reports:export.button'), t('reports:export.csv'))).toString(
        'utf8',
      );
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text.split('\n')[0]).toContain(';');
      expect(text).toContain(first.vendorName);
      expect(text).not.toContain(second.vendorName);
    });

    await test.step('kept by name, it is there for everybody, and by e-mail for whoever wants it', async () => {
      await page.getByRole('button', { name: t('reports:saved.button') }).click();
      const dialog = page.getByRole('dialog', { name: t('reports:saved.title') });
      await dialog.getByRole('textbox', { name: t('reports:saved.name') }).fill('One vendor');
      await dialog.getByRole('button', { name: t('reports:saved.save') }).click();
      await expect(told(page, t('reports:saved.kept', { name: 'One vendor' }))).toBeVisible();
      const mail = dialog.getByRole('switch', { name: t('reports:saved.mailOf', { name: 'One vendor' }) });
      await mail.press('Space');
      await expect(told(page, t('reports:saved.mailOn'))).toBeVisible();
      await expect(mail).toBeChecked();
      await dialog.getByRole('button', { name: t('reports:saved.rename', { name: 'One vendor' }) }).click();
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: t('reports:saved.rename', { name: 'One vendor' }) }).click();
      await dialog.getByRole('textbox', { name: t('reports:saved.newName') }).fill('My vendor');
      await page.keyboard.press('Enter');
      await expect(told(page, t('reports:saved.renamed', { name: 'My vendor' }))).toBeVisible();
      await page.keyboard.press('Escape');
      await walkTo(page, '/reports/consumption');
      await expect(page).toHaveTitle(`Praxora – ${reportList.consumption.title.en}`);
      await page.getByRole('button', { name: t('reports:saved.button') }).click();
      await dialog.getByRole('link', { name: 'My vendor' }).click();
      await expect(page).toHaveURL(new RegExp(`orders-by-vendor.*vendorIds=${first.vendorId}`));
      await expect(row(first.vendorName)).toBeVisible();
    });
  });
});

test.describe('orders by article (de)', () => {
  test.use({ locale: locales.de });
  const t = say('de');

  test('down to the lines of orders, and held against the prices of the day', async ({ page, context }) => {
    const buyer = await enterAsBuyer(context, 'reports-articles');
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('no offer');
    await buyer.put(offer, buyer.main, 3);
    await buyer.order(offer, buyer.main);
    const [order] = await buyer.orders();

    await page.goto('/reports/orders-by-article?preset=thisMonth');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/€ für 1 Artikel$/);
    const open = page.getByRole('table').getByRole('button', { expanded: false }).first();
    await open.click();
    await expect(page.getByRole('link', { name: order?.orderNumber ?? '' })).toBeVisible();

    await page.getByRole('radio', { name: t('reports:article.priceView') }).press('Space');
    await expect(page).toHaveURL(/view=price-check/);
    await expect(page.getByText(t('reports:price.notIn'))).toBeVisible();
    await expect(page.getByRole('table').getByText(offer.vendorName).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/view=price-check/);
  });
});

test.describe('stock (de)', () => {
  test.use({ locale: locales.de });
  const t = say('de');

  test('movements by day and consumption by article, on a desk and a phone', async ({ page, context }) => {
    const store = await enterAsStorekeeper(context, 'reports-stock');
    const storageId = await store.storage('Schrank');
    const gloves = await store.article('Handschuhe Probe', {});
    const masks = await store.article('Masken Probe', {});
    await store.bookIn(gloves, 10, storageId, {});
    await store.bookIn(masks, 5, storageId, {});
    await store.use(gloves, 3);
    const rows = page.getByRole('table', { name: reportList['stock-movements'].title.de });

    await test.step('what came in and went out stands under its day', async () => {
      await page.goto('/reports/stock-movements?preset=last7Days');
      await expect(rows.getByRole('row').filter({ hasText: 'Handschuhe Probe' })).toHaveCount(2);
      await expect(rows.getByRole('row').filter({ hasText: 'Masken Probe' })).toHaveCount(1);
      await expect(rows.getByRole('row').filter({ hasText: '−3' })).toContainText(t('reports:kind.removal'));
    });

    await test.step('a filter of the movement leaves the removal', async () => {
      await page
        .getByRole('button', { name: t('reports:filter.type'), exact: true })
        .first()
        .click();
      await page.getByRole('checkbox', { name: t('reports:type.removal') }).click();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/types=removal/);
      await expect(rows.getByRole('row').filter({ hasText: 'Masken Probe' })).toHaveCount(0);
      const file = await exported(page, t('reports:export.button'), t('reports:export.xlsx'));
      expect(file.subarray(0, 2).toString()).toBe('PK');
    });

    await test.step('consumption opens to the removals behind it', async () => {
      await walkTo(page, '/reports/consumption?preset=thisMonth');
      const used = page.getByRole('table', { name: reportList.consumption.title.de });
      await expect(used.getByRole('row').filter({ hasText: 'Handschuhe Probe' })).toBeVisible();
      await used
        .getByRole('button', { name: t('reports:consumption.open', { name: 'Handschuhe Probe' }) })
        .click();
      const list = page.getByRole('list', {
        name: t('reports:consumption.movementsOf', { name: 'Handschuhe Probe' }),
      });
      await expect(list.getByRole('listitem')).toHaveCount(1);
    });

    await test.step('on a phone nothing runs out of the screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await walkTo(page, '/reports/stock-movements?preset=last7Days');
      await expect(rows.getByText('Masken Probe')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectNoAxeViolations(page);
    });
  });
});

test.describe('the inventory of a day (en)', () => {
  test.use({ locale: locales.en });
  const t = say('en');

  test('a missing price is added, the list is kept as a version, and later bookings show beside it', async ({
    page,
    context,
  }) => {
    const store = await enterAsStorekeeper(context, 'reports-inventory');
    const storageId = await store.storage('Safe');
    const article = await store.article('Implant probe', {});
    const yesterday = store.inDays(-1);
    await store.bookIn(article, 4, storageId, { date: yesterday });
    const rows = page.getByRole('table', { name: reportList.inventory.title.en });

    await test.step('what has no price is named, and its price added', async () => {
      await page.goto(`/reports/inventory?asOf=${yesterday}`);
      await expect(rows.getByRole('row').filter({ hasText: 'Implant probe' })).toBeVisible();
      await page.getByRole('button', { name: t('reports:addPrice.of', { name: 'Implant probe' }) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('188,50');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: t('reports:addPrice.save') }).click();
      await expect(told(page, t('reports:addPrice.done', { name: 'Implant probe' }))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('754,00');
    });

    await test.step('the PDF comes, and its figures are kept as a version', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t('reports:tax.pdf') }).click();
      const file = await readFile(await (await download).path());
      expect(file.subarray(0, 5).toString()).toBe('%PDF-');
      const kept = page.getByRole('region', { name: t('reports:versions.title') });
      await expect(kept).toContainText('754,00');
    });

    await test.step('what is booked later for that day shows as a difference', async () => {
      await store.use(article, 1, yesterday);
      await page.reload();
      const kept = page.getByRole('region', { name: t('reports:versions.title') });
      await expect(kept).toContainText('188,50');
      await page.getByRole('button', { name: t('reports:inventory.backToToday') }).click();
      await expect(page).not.toHaveURL(/asOf/);
    });
  });
});
