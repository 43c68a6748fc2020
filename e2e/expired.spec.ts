// Expired goods: asked about before they come in, told from the others before something is removed, and written off.
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.describe('expired goods (de)', () => {
  test.use({ locale: locales.de });

  test('are seen before they come in and before they are used', async ({ page, context }) => {
    const keeper = await enterAsStorekeeper(context, 'abgelaufen');
    const t = say('de');
    const a = (key: string, values?: Readonly<Record<string, string | number>>) =>
      t(`article:${key}`, values);
    const room = await keeper.storage('Raum 1');
    const ampoule = await keeper.article('Artinova Ampullen', { minimum: 1, ideal: 20 });
    await keeper.bookIn(ampoule, 3, room, { batchNumber: 'ALT-1', expirationDate: keeper.inDays(-5) });
    await keeper.bookIn(ampoule, 5, room, { batchNumber: 'NEU-1', expirationDate: keeper.inDays(300) });
    const dialog = page.getByRole('dialog');
    const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const row = (batch: string) => page.getByRole('row', { name: new RegExp(batch) });

    await test.step('booking in asks once, and the date can be mended', async () => {
      await page.goto(`/inventory/article/${ampoule}`);
      await page.getByRole('button', { name: a('actions.bookIn'), exact: true }).click();
      await dialog.getByLabel(a('stock.amount')).fill('2');
      await dialog.getByLabel(a('stock.batch')).fill('ALT-2');
      await dialog.getByLabel(a('stock.expiry')).fill('0120');
      await dialog.getByLabel(a('stock.batch')).focus();
      await expect(dialog.getByText(a('stock.expiredHint'))).toBeVisible();
      await press(a('stock.bookIn'));
      await expect(dialog).toContainText(t('receiving:expired.since', { date: '31.01.2020' }));
      await expectNoAxeViolations(page);
      await press(t('receiving:expired.check'));
      await expect(dialog.getByLabel(a('stock.amount'))).toHaveValue('2');
      await press(a('stock.bookIn'));
      await press(t('receiving:expired.accept'));
      await press(a('stock.done'));
      await expect(row('ALT-2')).toContainText('31.01.2020');
    });

    await test.step('a removal names its batches, and writes the expired ones off instead', async () => {
      await page.getByRole('button', { name: a('actions.remove'), exact: true }).click();
      await dialog.getByLabel(a('stock.amount')).fill('1');
      await expect(dialog.getByRole('list', { name: a('stock.takes') })).toContainText('NEU-1');
      const discarded = dialog.getByRole('list', { name: a('stock.discards') });
      await expect(discarded).toContainText('ALT-1');
      await expect(discarded).toContainText('ALT-2');
      await expectNoAxeViolations(page);
      await press(a('stock.removeAndWriteOff'));
      await expect(row('ALT-')).toHaveCount(0);
      await expect(row('NEU-1')).toContainText('4');
      expect(await keeper.stockOf(ampoule)).toBe(4);
    });

    await test.step('one batch is written off from its menu', async () => {
      await page
        .getByRole('button', {
          name: a('table.actionsOf', { name: a('stock.entryBatch', { batch: 'NEU-1' }) }),
        })
        .click();
      await page.getByRole('menuitem', { name: a('table.writeOff') }).click();
      await expect(dialog.getByLabel(a('stock.amount'))).toHaveValue('4');
      await dialog.getByLabel(a('stock.amount')).fill('3');
      await dialog.getByLabel(a('stock.reason')).fill('Bruch');
      await expectNoAxeViolations(page);
      await press(a('stock.writeOff'));
      await expect(dialog).toBeHidden();
      expect(await keeper.stockOf(ampoule)).toBe(1);
    });

    await test.step('the article is no wider than a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('a batch is blocked with a reason, says so, and is not taken', async () => {
      await keeper.bookIn(ampoule, 2, room, { batchNumber: 'RS-2207', expirationDate: keeper.inDays(20) });
      await page.reload();
      const menu = page.getByRole('button', {
        name: a('table.actionsOf', { name: a('stock.entryBatch', { batch: 'RS-2207' }) }),
      });
      await menu.click();
      await page.getByRole('menuitem', { name: a('table.block') }).click();
      await dialog.getByText(t('stock:block.reasons.quarantine')).click();
      await dialog.getByLabel(t('stock:block.note')).fill('Brief vom 13.11.');
      await expectNoAxeViolations(page);
      await press(t('stock:block.action'));
      await expect(row('RS-2207')).toContainText('Quarantäne · Brief vom 13.11.');
      await menu.click();
      await expect(page.getByRole('menuitem', { name: a('table.writeOff') })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: a('table.remove'), exact: true })).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('what is expired is disposed of in four steps, and can be taken back', async () => {
      await keeper.bookIn(ampoule, 2, room, { batchNumber: 'ALT-9', expirationDate: keeper.inDays(-9) });
      await walkTo(page, '/inventory');
      const i = (key: string, values?: Readonly<Record<string, string | number>>) =>
        t(`inventory:${key}`, values);
      let steps = 0;
      const step = async (click: Promise<void>) => {
        await click;
        steps += 1;
      };
      await step(page.getByRole('link', { name: i('tabs.expiry') }).click());
      const band = i('expiring.markBand', { band: i('expiring.span.expired') });
      await step(page.getByRole('checkbox', { name: band }).click());
      await expectNoAxeViolations(page);
      const dispose = i('expiring.dispose_one', { count: 1 });
      await step(page.getByRole('button', { name: dispose }).click());
      await step(press(dispose));
      await expect(page.getByText(i('expiring.disposed_one', { count: 1 }))).toBeVisible();
      expect(steps).toBeLessThanOrEqual(4);
      await expect(page.getByRole('row', { name: /ALT-9/ })).toHaveCount(0);
      await expect(page.getByRole('row', { name: /RS-2207/ })).toContainText(
        t('stock:block.reasons.quarantine'),
      );
      expect(await keeper.stockOf(ampoule)).toBe(3);
    });

    await test.step('the opening stock of a new article says so, too', async () => {
      await walkTo(page, '/inventory/article-configuration');
      await page.getByRole('link', { name: a('choose.ownAction') }).click();
      await page.getByRole('button', { name: a('more.title') }).click();
      const opening = page.locator('#opening');
      await opening.getByLabel(a('opening.amount')).fill('2');
      await opening.getByLabel(a('stock.expiry')).fill('0120');
      await opening.getByLabel(a('opening.amount')).focus();
      await expect(opening.getByText(a('stock.expiredHint'))).toBeVisible();
    });
  });
});
