// Stock by storage: the list with its filters and bulk actions, storages, a count, the history of a batch.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { scan } from './support/scan.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

function parts(page: Page, language: Language) {
  const t = say(language);
  const table = page.getByRole('table', { name: t('inventory:list.name') });
  return {
    t,
    title: page.getByRole('heading', { level: 1 }),
    rows: table.getByRole('row').filter({ has: page.getByRole('rowheader') }),
    names: table.getByRole('rowheader'),
    head: (key: string) =>
      table.getByRole('columnheader', { name: t(`inventory:column.${key}`), exact: true }),
    dialog: page.getByRole('dialog'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    told: (message: string) => page.getByRole('status').filter({ hasText: message }),
    counter: (key: string) =>
      page.getByRole('button', { name: new RegExp(`^${t(`stock:status.${key}`)}: \\d`) }),
  };
}

/** The links of the names, in the order of the list. */
const inOrder = async (names: Locator, expected: readonly string[]) => {
  await expect(names).toHaveCount(expected.length);
  for (const [place, name] of expected.entries()) await expect(names.nth(place)).toContainText(name);
};

test.describe('the inventory (de)', () => {
  test.use({ locale: locales.de });

  test('is filtered, sorted and changed in bulk, and the address carries it', async ({ page, context }) => {
    const keeper = await enterAsStorekeeper(context, 'inventar');
    const { t, rows, names, head, dialog, button, told, counter } = parts(page, 'de');
    await page.goto('/inventory');
    await expect(page.getByRole('heading', { name: t('inventory:empty.title') })).toBeVisible();

    const room = await keeper.storage('Raum 1');
    const cellar = await keeper.storage('Keller');
    const ampoule = await keeper.article('Artinova Ampullen', { minimum: 60, warning: 120, ideal: 300 });
    const gloves = await keeper.article('Nitrila Blau M', { minimum: 2, warning: 5, ideal: 10 });
    const putty = await keeper.article('Silvora Putty', { minimum: 1, ideal: 4 });
    await keeper.article('Zettelblock', {});
    await keeper.bookIn(ampoule, 46, room, { batchNumber: 'LOT-26K', expirationDate: keeper.inDays(40) });
    await keeper.bookIn(gloves, 4, room, {});
    await keeper.bookIn(putty, 3, cellar, { expirationDate: keeper.inDays(-2) });

    await page.reload();
    // The pad has no stock: its minimum of 0 is reached.
    await inOrder(names, ['Artinova Ampullen', 'Zettelblock', 'Nitrila Blau M', 'Silvora Putty']);
    await expect(rows.first()).toContainText(t('common:unknownManufacturer'));
    await expect(rows.first()).toContainText(t('stock:status.minimumStock'));
    await expect(rows.first()).toContainText(t('stock:expiry.under3Months'));
    await expect(rows.nth(3)).toContainText(t('stock:expiry.expired'));
    await expect(
      rows.first().getByRole('img', { name: /46 Packungen auf Lager, Mindestbestand 60/ }),
    ).toBeVisible();
    await expectNoAxeViolations(page);

    const top = async () => (await rows.first().boundingBox())?.y;
    const before = await top();
    await counter('minimumStock').click();
    await inOrder(names, ['Artinova Ampullen', 'Zettelblock']);
    await expect(page).toHaveURL(/status=minimumStock/);
    // Filters that are set, and the way to reset them, move nothing.
    await expect.poll(top).toBe(before);
    await counter('reOrderPoint').click();
    await inOrder(names, ['Artinova Ampullen', 'Zettelblock', 'Nitrila Blau M']);
    await page.goBack();
    await inOrder(names, ['Artinova Ampullen', 'Zettelblock']);
    // At once, one after the other: each goes on from what the one before asked for.
    await button(t('common:filter.reset')).click();
    await head('article').getByRole('button').click();
    await head('article').getByRole('button').click();
    await inOrder(names, ['Zettelblock', 'Silvora Putty', 'Nitrila Blau M', 'Artinova Ampullen']);
    await expect(head('article')).toHaveAttribute('aria-sort', 'descending');
    // Several choices of one filter: its menu stays while the list follows.
    await button(t('inventory:filter.expiry')).click();
    for (const band of ['expired', 'under3Months']) {
      const choice = page.getByRole('checkbox', { name: t(`inventory:filter.band.${band}`) });
      // The tick follows the address, a moment after the click.
      await choice.click();
      await expect(choice).toBeChecked();
    }
    await page.keyboard.press('Escape');
    await expect(names).toHaveCount(2);
    await button(t('common:filter.reset')).click();
    await expect(names).toHaveCount(4);
    await page.getByRole('searchbox', { name: t('inventory:filter.search') }).fill('lot-26');
    await inOrder(names, ['Artinova Ampullen']);
    await button(t('inventory:transfer.label')).click();
    const asked = page.waitForRequest(/\/inventory\/article\/export\?/);
    await page.getByRole('menuitem', { name: t('inventory:transfer.exportShownCsv') }).click();
    expect((await asked).url()).toContain('search=lot-26');
    await walkTo(page, `/inventory?storage=${cellar}&sort=name`);
    await inOrder(names, ['Silvora Putty']);
    await page.reload();
    await inOrder(names, ['Silvora Putty']);

    await button(t('inventory:column.choose')).click();
    await page.getByRole('checkbox', { name: t('inventory:column.value') }).uncheck();
    await page.keyboard.press('Escape');
    await walkTo(page, '/inventory?sort=name');
    await expect(names).toHaveCount(4);
    await expect(head('value')).toHaveCount(0);

    const mark = (name: string) =>
      page.getByRole('checkbox', { name: t('inventory:select.one', { name }) }).check();
    await mark('Nitrila Blau M');
    await mark('Zettelblock');
    await button(t('inventory:bulk.nonInventory')).click();
    await expect(dialog).toContainText(t('errors:STOCK_LEFT_IN_ARTICLE'));
    await expect(dialog.getByRole('link', { name: 'Nitrila Blau M' })).toHaveAttribute(
      'href',
      `/inventory/article/${gloves}`,
    );
    await expect(dialog.getByRole('link', { name: /Putty|Nitrila|Ampullen|Zettelblock/ })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await button(t('inventory:bulk.understood')).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: t('inventory:select.bar') })).toHaveCount(0);

    await mark('Zettelblock');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: t('inventory:select.bar') })).toHaveCount(0);
    await mark('Zettelblock');
    await button(t('inventory:bulk.nonInventory')).click();
    await expect(told(t('inventory:bulk.nonInventoryDone_one', { count: 1 }))).toBeVisible();
    await expect(names).toHaveCount(3);
    await walkTo(page, '/inventory?nonInventory=true');
    await inOrder(names, ['Zettelblock']);
  });
});

test.describe('storages, counts and batches (en)', () => {
  test('tell where things lie, put the books right once, and follow a batch', async ({ page, context }) => {
    const keeper = await enterAsStorekeeper(context, 'storages');
    const { t, title, names, dialog, button, told } = parts(page, 'en');
    const room = await keeper.storage('Room 1');
    const ampoule = await keeper.article('Artinova cartridges', { minimum: 60, ideal: 300 });
    const gloves = await keeper.article('Nitrila Blue M', {});
    const first = await keeper.bookIn(ampoule, 3, room, { batchNumber: 'LOT-26K' });
    await keeper.bookIn(gloves, 4, room, {});
    await keeper.use(ampoule, 1);

    await page.goto('/inventory/storages');
    const newStorage = page.getByRole('textbox', { name: t('inventory:storages.new') });
    await newStorage.fill('room 1');
    await button(t('inventory:storages.create')).click();
    await expect(page.getByText('This resource already exists!')).toBeVisible();
    await expectNoAxeViolations(page);
    await newStorage.fill('Cellar');
    await button(t('inventory:storages.create')).click();
    await expect(page.getByRole('link', { name: 'Cellar' })).toBeVisible();
    await button(t('inventory:storages.renameOf', { name: 'Cellar' })).click();
    const newName = page.getByRole('textbox', { name: t('inventory:storages.newName') });
    await newName.fill('Room 1');
    await newName.press('Enter');
    await expect(page.getByText('This resource already exists!')).toBeVisible();
    await newName.fill('Attic');
    await newName.press('Enter');
    await expect(page.getByRole('link', { name: 'Attic' })).toBeVisible();
    await button(t('inventory:storages.deleteOf', { name: 'Room 1' })).click();
    await dialog.getByRole('button', { name: t('inventory:storages.deleteOf', { name: 'Room 1' }) }).click();
    await expect(dialog).toContainText('Storage is not empty! Cannot delete!');
    await page.keyboard.press('Escape');
    await button(t('inventory:storages.deleteOf', { name: 'Attic' })).click();
    await dialog.getByRole('button', { name: t('inventory:storages.deleteOf', { name: 'Attic' }) }).click();
    await expect(page.getByRole('link', { name: 'Attic' })).toHaveCount(0);

    await page.getByRole('link', { name: 'Room 1' }).click();
    await expect(title).toHaveText('Room 1');
    await expect(names).toHaveCount(2);
    // The figure is the stock of this storage, the scale that of the whole article.
    await expect(page.getByRole('img', { name: /2 packs in stock, minimum stock 60/ })).toBeVisible();
    await button(t('inventory:storages.count')).click();
    await expect(title).toHaveText(t('inventory:stocktaking.sessionTitle', { storage: 'Room 1' }));
    const field = (name: string, batch: string) =>
      page.getByRole('textbox', { name: t('inventory:stocktaking.field', { name, batch }) });
    const cartridges = field('Artinova cartridges', 'LOT-26K');
    const counted = field('Nitrila Blue M', t('inventory:stocktaking.line.noBatch'));
    await expect(cartridges).toBeVisible();
    // A scanner types a label and presses Enter; the second label of the same batch is one more, the first again is not.
    for (const label of [...first.labelIds.slice(0, 2), first.labelIds[0] ?? '']) {
      await scan(page, label);
    }
    await expect(cartridges).toHaveValue('2');
    await expect(cartridges).toBeFocused();
    await expect(
      page.getByText(t('inventory:stocktaking.scannedAgain', { name: 'Artinova cartridges' })),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(counted).toBeFocused();
    await page.keyboard.type('7');
    // Still in the field.
    await page.reload();
    await expect(counted).toHaveValue('7');
    await expect(page.getByText(t('inventory:stocktaking.progress', { counted: 2, total: 2 }))).toBeVisible();
    await expectNoAxeViolations(page);
    await button(t('inventory:stocktaking.review')).click();
    await expect(title).toHaveText(t('inventory:stocktaking.reviewTitle'));
    await page.reload();
    await expect(cartridges).toHaveValue('2');
    await button(t('inventory:stocktaking.review')).click();
    const differences = page.getByRole('table').getByRole('row');
    await expect(differences).toHaveCount(2);
    await expect(differences.last()).toContainText('Nitrila Blue M');
    await expect(differences.last()).toContainText('+3');
    await button(t('inventory:stocktaking.book_one', { count: 1 })).dblclick();
    await expect(told(t('inventory:stocktaking.booked_one', { count: 1 }))).toBeVisible();
    // The record of the count: what differs, and the sheet to sign.
    await expect(button(t('inventory:stocktaking.record.sheet.pdf'))).toBeVisible();
    await expect(title).toContainText('Room 1');
    // Below the head, and the head of what differs.
    await expect(page.getByRole('table').getByRole('row').nth(2)).toContainText('Nitrila Blue M');
    expect(await keeper.stockOf(gloves)).toBe(7);
    expect(await keeper.stockOf(ampoule)).toBe(2);
    await expectNoAxeViolations(page);

    await walkTo(page, '/inventory/recall');
    const batch = page.getByRole('textbox', { name: t('inventory:recall.batch') });
    await batch.fill('LOT-nowhere');
    await batch.press('Enter');
    await expect(page.getByRole('heading', { name: t('inventory:recall.none.title') })).toBeVisible();
    await batch.fill('LOT-26K');
    await batch.press('Enter');
    const entry = page.getByRole('article');
    await expect(entry).toContainText('2 packs in Room 1');
    await expect(entry).toContainText(t('inventory:recall.sum', { left: '2 packs', used: '1 pack' }));
    await expect(entry.getByRole('row')).toHaveCount(3);
    await expectNoAxeViolations(page);
  });
});

test.describe('the inventory on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: locales.de });

  test('needs no scrolling sideways', async ({ page, context }) => {
    const keeper = await enterAsStorekeeper(context, 'phone');
    const { title, names } = parts(page, 'de');
    const room = await keeper.storage('Raum 1, Schrank neben der Tür, zweites Fach von oben');
    const long = await keeper.article(
      'Ein Artikel mit einem sehr langen Namen, der nicht in die Zeile passt',
      {
        minimum: 5,
        warning: 9,
        ideal: 20,
      },
    );
    await keeper.bookIn(long, 4, room, { batchNumber: 'B'.repeat(40), expirationDate: keeper.inDays(10) });
    await page.goto('/inventory');
    await expect(names).toHaveCount(1);
    const isTooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await isTooWide()).toBe(false);
    await expectNoAxeViolations(page);
    for (const address of [
      `/inventory/storages`,
      '/inventory/stocktaking',
      `/inventory/recall?batch=${'B'.repeat(40)}`,
    ]) {
      await walkTo(page, address);
      await expect(page).toHaveURL(address);
      await expect(title).toBeVisible();
      await expect(page.getByText(/Raum 1, Schrank/).first()).toBeVisible();
      expect(await isTooWide(), address).toBe(false);
    }
  });
});
