// Labels: from a delivery to the printer, with all that can go wrong on the way.
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { labelWriter550, twinTurbo } from './support/dymo/emulator.ts';
import { test } from './support/dymo/with-dymo.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const textsOf = (language: Language) => {
  const t = say(language);
  return (key: string, values?: Readonly<Record<string, string | number>>) => t(`labels:${key}`, values);
};

/** An order whose goods came: so many packages with a label each, and two labels for the batch records. */
async function receive(context: BrowserContext, name: string, packages: number): Promise<number> {
  const buyer = await enterAsBuyer(context, name);
  const [offer] = await buyer.findOffers(1);
  if (!offer) throw new Error('The catalogue offers nothing');
  await buyer.put(offer, buyer.main, packages);
  const { wBestellung } = await buyer.order(offer, buyer.main);
  const desk = await enterAsStorekeeper(context, name, buyer.account);
  const storageId = await desk.storage('Zentrallager');
  await desk.batchLabelled(offer.productId, storageId, 2);
  await desk.receive(wBestellung.ID, packages, storageId, 'NB26-0912', '2028-10-31');
  return wBestellung.ID;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the labels of a delivery (de)', () => {
  test.use({ locale: locales.de });
  const l = textsOf('de');

  test('are printed with one click, and none of them twice', async ({ page, context, dymo }) => {
    const orderId = await receive(context, 'etiketten', 3);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: say('de')('dashboard:waiting.action') }).click();
    await expect(page).toHaveURL(`/orders/${orderId}/labels`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(l('page.due_other', { number: 5 }));
    expect(dymo.commands).toEqual([]);
    await expectNoAxeViolations(page);

    await test.step('the numbers count along', async () => {
      const box = page.getByRole('checkbox');
      await box.uncheck();
      await expect(title).toHaveText(l('page.due_other', { number: 0 }));
      await box.check();
      await page.getByRole('textbox', { name: new RegExp(l('kind.unit')) }).fill('2');
      await page.getByRole('textbox', { name: new RegExp(l('kind.unit')) }).press('Enter');
      await expect(title).toHaveText(l('page.due_other', { number: 4 }));
    });

    await test.step('one click prints them all', async () => {
      await button(page, l('print.all_other', { number: 4 })).dblclick();
      await expect(button(page, l('print.done'))).toBeDisabled();
      expect(dymo.jobs).toHaveLength(4);
      // The two for the batch records are the same.
      expect(new Set(dymo.jobs.map(({ labelXml }) => labelXml)).size).toBe(3);
      expect(dymo.jobs[0]?.labelXml).toContain('NB26-0912');
      await expect(button(page, l('print.rest_one'))).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('what was left out stays due, until it is done without', async () => {
      await page.reload();
      await expect(title).toHaveText(l('page.due_one', { number: 1 }));
      await button(page, l('waive.label')).click();
      await button(page, l('waive.action_one', { number: 1 })).click();
      await expect(button(page, l('print.done'))).toBeDisabled();
      await button(page, l('print.again')).click();
      await button(page, l('print.all_other', { number: 5 })).click();
      await expect(button(page, l('print.done'))).toBeDisabled();
      expect(dymo.jobs).toHaveLength(9);
      await walkTo(page, '/dashboard');
      await expect(page.getByText(say('de')('dashboard:waiting.none'))).toBeVisible();
    });
  });
});

test.describe('a printer that does not print (en)', () => {
  test.use({ locale: locales.en });
  const l = textsOf('en');

  test('says why, and offers a way on', async ({ page, context, dymo }) => {
    const orderId = await receive(context, 'printer', 2);
    await page.goto(`/orders/${orderId}/labels`);
    const alert = page.getByRole('alert');
    const print = button(page, l('print.all_other', { number: 4 }));

    dymo.world.printers = [];
    await print.click();
    await expect(alert).toContainText('Printer not connected: connect it and refresh.');
    dymo.world.printers = [twinTurbo];
    await button(page, l('problem.refresh')).click();
    await expect(alert).toContainText(twinTurbo.name);
    await expectNoAxeViolations(page);
    dymo.world.printers = [{ ...labelWriter550, roll: { sku: '99012', labelsRemaining: 3 } }];
    await button(page, l('problem.refresh')).click();
    await expect(alert).toContainText('89 × 36 mm');
    dymo.world.printers = [labelWriter550];
    for (const [printing, words] of [
      ['text400', 'Error printing label. Exception: The roll is empty.'],
      ['json500', 'Out of memory.'],
      ['no', l('problem.refused')],
    ] as const) {
      dymo.world.printing = printing;
      await print.click();
      await expect(alert).toContainText(words);
    }
    expect(dymo.jobs).toEqual([]);

    await test.step('a job without an answer may have come out', async () => {
      dymo.world.printing = 'brokenLine';
      await print.click();
      await expect(alert).toContainText(l('problem.noAnswerText'));
      await button(page, l('problem.cameOut')).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(l('page.due_other', { number: 3 }));
      expect(dymo.jobs).toHaveLength(1);
    });

    await test.step('without DYMO Connect a sheet of paper does', async () => {
      await dymo.stop();
      await button(page, l('print.all_other', { number: 3 })).click();
      await expect(alert).toContainText('DYMO Label Framework Plugin is not installed.');
      await expect(alert).toContainText('choose “Allow”');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, l('problem.pdf')).click(),
      ]);
      expect(download.suggestedFilename()).toBe('labels.pdf');
      await expect(button(page, l('print.done'))).toBeDisabled();
    });
  });
});

test.describe('printer settings (en)', () => {
  test.use({ locale: locales.en });
  const l = textsOf('en');

  test('know the printer and its roll, and stay in this browser', async ({ page, context, dymo }) => {
    await enterAsStorekeeper(context, 'printer-settings');
    dymo.world.quotesReplies = true;
    dymo.world.printers = [twinTurbo, { ...labelWriter550, roll: { sku: 'S0722520', labelsRemaining: 40 } }];
    await page.goto('/account-management/printer-settings');
    await expect(page.getByRole('img', { name: /^Label PX/ }).first()).toBeVisible();
    expect(dymo.commands).toEqual([]);

    await button(page, l('printers.look')).click();
    await expect(page.getByRole('radio', { name: labelWriter550.name })).toBeChecked();
    await expect(page.getByRole('radio', { name: '54 × 25 mm' })).toBeChecked();
    await expect(page.getByText(l('printers.left_other', { number: 40 }))).toBeVisible();
    await expectNoAxeViolations(page);
    await button(page, l('test.print')).click();
    await expect(page.getByText(l('test.done'))).toBeVisible();
    expect(dymo.jobs.map(({ printerName }) => printerName)).toEqual([labelWriter550.name]);
    expect(dymo.jobs[0]?.labelXml).toContain('<Id>ReturnAddressInt</Id>');

    await page.getByRole('radio', { name: '89 × 28 mm' }).click();
    await expect(
      page.getByText(l('problem.wrongRollText', { printer: labelWriter550.name, size: '54 × 25 mm' })),
    ).toBeVisible();
    await page.getByRole('radio', { name: l('way.pdf'), exact: true }).click();
    await page.getByRole('radio', { name: 'L4731' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, l('test.print')).click(),
    ]);
    expect(download.suggestedFilename()).toBe('labels.pdf');
    await page.getByRole('switch', { name: l('default.title') }).press('Space');
    await expect(page.getByText(l('default.set'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: l('way.pdf'), exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'L4731' })).toBeChecked();
    await expect(page.getByRole('switch', { name: l('default.title') })).toBeChecked();

    await test.step('text for a Zebra is copied or saved', async () => {
      await page.getByRole('radio', { name: 'ZPL', exact: true }).click();
      await button(page, l('test.print')).click();
      await expect(page.getByRole('textbox', { name: l('problem.byHand') })).toHaveValue(/^\^XA/);
    });

    await test.step('switched off there is nothing to set', async () => {
      await walkTo(page, '/account-management/app-store');
      await page.getByRole('switch', { name: /Label printing/ }).press('Space');
      await expect(page.getByText(say('en')('appStore:told.labelsOff'))).toBeVisible();
      await walkTo(page, '/account-management/printer-settings');
      await expect(page.getByText(l('off.title'))).toBeVisible();
      await walkTo(page, '/orders/outside/labels');
      await expect(page.getByRole('heading', { level: 1, name: l('page.title') })).toBeVisible();
      await expect(page.getByText(l('off.title'))).toBeVisible();
    });
  });
});

test.describe('labels of what lies in stock (de)', () => {
  test.use({ locale: locales.de });
  const l = textsOf('de');
  const article = (key: string) => say('de')(`article:${key}`);

  test('are printed from the entry, the article and the storage', async ({ page, context, dymo }) => {
    const desk = await enterAsStorekeeper(context, 'regal');
    const storageId = await desk.storage('Zentrallager');
    const articleId = await desk.article('Wipora Tücher', { minimum: 4, ideal: 12 });
    await desk.bookIn(articleId, 2, storageId, { batchNumber: 'WP26-118' });
    const dialog = page.getByRole('dialog');
    await page.goto(`/inventory/article/${articleId}`);
    await page
      .getByRole('row', { name: /WP26-118/ })
      .getByRole('button')
      .click();
    await page.getByRole('menuitem', { name: article('table.printLabels') }).click();
    await dialog.getByRole('button', { name: l('print.all_other', { number: 2 }) }).click();
    await expect(dialog.getByRole('button', { name: l('print.done') })).toBeDisabled();
    expect(dymo.jobs).toHaveLength(2);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');

    await walkTo(page, `/inventory/storages/${storageId}`);
    await button(page, say('de')('inventory:storages.labels')).click();
    await dialog.getByRole('button', { name: l('print.all_other', { number: 2 }) }).click();
    await expect(dialog.getByRole('button', { name: l('print.done') })).toBeDisabled();
    expect(dymo.jobs).toHaveLength(4);

    await test.step('a permanent label comes from the article only', async () => {
      const shelfId = await desk.shelfArticle('Nadelfein 30G');
      const { labelIds } = await desk.bookIn(shelfId, 5, storageId, {});
      expect(labelIds).toEqual([]);
      await page.keyboard.press('Escape');
      await walkTo(page, `/inventory/article/${shelfId}`);
      await expect(page.getByText(/^Regaletikett PX[0-9A-Z]{9}$/)).toBeVisible();
      await button(page, article('actions.more')).click();
      await page.getByRole('menuitem', { name: article('actions.printShelfLabel') }).click();
      await dialog.getByRole('button', { name: l('print.all_one', { number: 1 }) }).click();
      await expect(dialog.getByRole('button', { name: l('print.done') })).toBeDisabled();
      expect(dymo.jobs).toHaveLength(5);
    });
  });
});
