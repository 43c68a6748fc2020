// The storekeeper's phone: the inventory, its moves and a receipt fit the screen and the thumb; an unknown code finds its article.
import { enterAsBuyer } from './support/buyer.ts';
import { expectFitsThumb, phone } from './support/phone.ts';
import { scan } from './support/scan.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

/** A valid EAN of nothing in the catalogue. */
const stranger = '4006381333931';

test.describe('on a phone (de)', () => {
  test.use({ viewport: phone, locale: locales.de });

  test('lists, a receipt and a pairing fit the thumb, and an unknown code is assigned at once', async ({
    page,
    context,
  }) => {
    const buyer = await enterAsBuyer(context, 'telefon');
    const keeper = await enterAsStorekeeper(context, 'telefon', buyer.account);
    const t = say('de');
    const room = await keeper.storage('Raum 1, Schrank neben der Tür, zweites Fach von oben');
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('The catalogue offers nothing');
    const article = await keeper.articleOf(offer.productId, room);
    await keeper.bookIn(article.id, 3, room, { batchNumber: 'SP-2511', expirationDate: keeper.inDays(-3) });
    const long = await keeper.article(
      'Ein Artikel mit einem sehr langen Namen, der nicht in die Zeile passt',
      {
        minimum: 5,
        ideal: 20,
      },
    );
    await keeper.bookIn(long, 4, room, { batchNumber: 'B'.repeat(40), expirationDate: keeper.inDays(10) });
    await buyer.put(offer, buyer.main, 2);
    const { wBestellung } = await buyer.order(offer, buyer.main);
    const dialog = page.getByRole('dialog');

    await test.step('the inventory: its filters, rows and checkboxes', async () => {
      await page.goto('/inventory');
      const box = page.getByRole('checkbox', { name: t('inventory:select.one', { name: article.name }) });
      await expect(box).toBeVisible();
      await expectFitsThumb(page);
      const name = page.getByRole('rowheader').filter({ hasText: article.name }).getByRole('link');
      const [nameAt, boxAt] = await Promise.all([name.boundingBox(), box.boundingBox()]);
      // The checkbox stands beside the name, not below it.
      expect(Math.abs((boxAt?.y ?? 0) - (nameAt?.y ?? 0))).toBeLessThan(24);
    });

    const places = [
      ['/inventory/expiry', page.getByRole('table', { name: t('inventory:expiring.list') })],
      ['/inventory/moves', page.getByRole('heading', { name: t('inventory:moves.list.title') })],
      ['/inventory/storages', page.getByRole('textbox', { name: t('inventory:storages.new') })],
    ] as const;
    for (const [address, part] of places)
      await test.step(address, async () => {
        await walkTo(page, address);
        await expect(part).toBeVisible();
        await expectFitsThumb(page);
      });

    await test.step('a code that nobody knows is assigned at the receipt, and counts', async () => {
      await page.goto(`/orders/${wBestellung.ID}`);
      await expect(page.getByRole('button', { name: t('receiving:foot.book'), exact: true })).toBeVisible();
      await scan(page, stranger);
      const refused = page.locator('[aria-live="assertive"]').filter({ hasText: t('receiving:scan.seen') });
      await refused.getByRole('button', { name: t('scanner:assign') }).click();
      await dialog.getByLabel(t('articleCodes:dialog.article')).fill(article.name.slice(0, 12));
      await page.getByRole('option', { name: article.name }).click();
      await dialog.getByRole('button', { name: t('articleCodes:dialog.assign') }).click();
      await expect(dialog).toBeHidden();
      await expect(refused).toBeHidden();
      await expect(page.getByText(t('receiving:foot.progress', { units: 1, ordered: 2 }))).toBeVisible();
      await expectFitsThumb(page);
    });

    await test.step('from then on every scan of it opens the article', async () => {
      await page.goto('/inventory/storages');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scan(page, stranger);
      await expect(page).toHaveURL(`/inventory/article/${article.id}`);
      await expect(page.getByRole('heading', { name: t('articleCodes:list.title') })).toBeVisible();
      await expect(page.getByText(stranger)).toBeVisible();
    });

    await test.step('pairing a device shows the address as text', async () => {
      await walkTo(page, '/account-management/scan-app');
      await page.getByRole('button', { name: t('devices:pair') }).click();
      await dialog.getByLabel(t('devices:name')).fill('Handscanner');
      await dialog.getByRole('button', { name: t('devices:code.show') }).click();
      await expect(dialog.getByText(`${new URL(page.url()).origin}/scan`)).toBeVisible();
      await expectFitsThumb(page, '[role=dialog]');
    });
  });
});
