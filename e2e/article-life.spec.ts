// The life of an article after its first day: an own price, filled up, corrected, discontinued, replaced, deleted; and
// one that begins with what was ordered before.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const text = say('en');
const article = (key: string, values?: Readonly<Record<string, string | number>>) =>
  text(`article:${key}`, values);

test.use({ locale: locales.en });

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const told = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: article('actions.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: article(action), exact: true }).click();
}

test('an own article is priced, filled up, corrected, replaced and deleted', async ({ page, context }) => {
  const buyer = await enterAsBuyer(context, 'leben');
  const keeper = await enterAsStorekeeper(context, 'leben', buyer.account);
  const room = await keeper.storage('Room 1');
  const name = 'Masks from next door';
  const id = await keeper.article(name, { minimum: 1, warning: 4, ideal: 10 });
  await keeper.bookIn(id, 3, room, { batchNumber: 'M-1' });

  await test.step('an own price of a new own vendor', async () => {
    await page.goto(`/inventory/article/${id}`);
    await page.getByRole('tab', { name: new RegExp(article('tabs.offers')) }).click();
    await page.getByRole('button', { name: article('ownPrices.add') }).click();
    await inDialog(page, article('ownPrices.newVendor')).click();
    await dialog(page).getByLabel(article('ownPrices.vendorName')).fill('Corner shop');
    await inDialog(page, article('ownPrices.save')).click();
    await expect(dialog(page).getByText(text('errors:REQUIRED_FIELD'))).toBeVisible();
    await dialog(page)
      .getByLabel(/^Net price per/)
      .fill('12,50');
    await inDialog(page, article('ownPrices.save')).click();
    await expect(told(page, article('ownPrices.saved'))).toBeVisible();
    await expect(
      page
        .getByRole('row', { name: /Corner shop/ })
        .filter({ hasText: '12,50' })
        .first(),
    ).toBeVisible();
  });

  await test.step('filled up to ideal from the list', async () => {
    await walkTo(page, '/inventory');
    await page.getByRole('button', { name: text('inventory:row.menu', { name }) }).click();
    // 10 wanted, 3 there.
    const fill = new RegExp(`^${text('inventory:row.fill', { amount: '7 ' })}`);
    await page.getByRole('menuitem', { name: fill }).click();
    await expect(told(page, text('inventory:bulk.filled_one', { count: 1 }))).toBeVisible();
    await walkTo(page, '/cart');
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: new RegExp(name) }).first()).toHaveValue('7');
  });

  await test.step('what is really there is noted', async () => {
    await walkTo(page, `/inventory/article/${id}`);
    await page
      .getByRole('button', {
        name: article('table.actionsOf', { name: article('stock.entryBatch', { batch: 'M-1' }) }),
      })
      .click();
    await page.getByRole('menuitem', { name: article('table.correct') }).click();
    await dialog(page).getByLabel(article('stock.really')).fill('0');
    await inDialog(page, article('stock.correct')).click();
    await expect(dialog(page)).toBeHidden();
    expect(await keeper.stockOf(id)).toBe(0);
  });

  await test.step('discontinued and taken up again', async () => {
    await choose(page, 'actions.discontinue');
    await inDialog(page, article('change.discontinueAction', { name })).click();
    await expect(page.getByText(article('flags.discontinued'), { exact: true })).toBeVisible();
    await choose(page, 'actions.resume');
    await inDialog(page, article('change.resumeAction', { name })).click();
    await expect(page.getByText(article('flags.discontinued'), { exact: true })).toBeHidden();
  });

  await test.step('out of the inventory, found again, and back', async () => {
    await choose(page, 'actions.deactivate');
    await inDialog(page, article('change.deactivateAction', { name })).click();
    await expect(page.getByText(article('flags.nonInventory'), { exact: true })).toBeVisible();
    await walkTo(page, '/inventory');
    await page.getByRole('link', { name: text('inventory:empty.nonInventory_one', { count: 1 }) }).click();
    await page.getByRole('rowheader').getByRole('link', { name }).click();
    await choose(page, 'actions.activate');
    await inDialog(page, article('change.activateAction', { name })).click();
    await expect(page.getByText(article('flags.nonInventory'), { exact: true })).toBeHidden();
  });

  await test.step('replaced by a product of the catalogue, keeping its name', async () => {
    await choose(page, 'actions.replace');
    await dialog(page).getByLabel(article('pick.label')).fill('alginat');
    await dialog(page)
      .getByRole('button', { name: /alginat/i })
      .first()
      .click();
    await dialog(page)
      .getByRole('checkbox', { name: /^Take over the name/ })
      .uncheck();
    await inDialog(page, article('replace.action')).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(article('flags.own'), { exact: true })).toBeHidden();
    await page.getByRole('tab', { name: new RegExp(article('tabs.offers')) }).click();
    const ownPrice = page.getByRole('row', { name: /Corner shop/ }).filter({ hasText: '12,50' });
    await expect(ownPrice.first()).toBeVisible();
  });

  await test.step('deleted', async () => {
    await choose(page, 'actions.delete');
    await inDialog(page, article('change.deleteAction', { name })).click();
    await expect(page).toHaveURL(/\/inventory$/);
    await expect(page.getByRole('heading', { name: text('inventory:empty.title') })).toBeVisible();
  });
});

test('what was ordered before, and variants from the catalogue, become articles together', async ({
  page,
  context,
}) => {
  const buyer = await enterAsBuyer(context, 'bestellt');
  const [offer] = await buyer.findOffers(1);
  if (!offer) throw new Error('The catalogue offers nothing');
  await buyer.put(offer, buyer.main, 2);
  await buyer.order(offer, buyer.main);
  await page.goto('/inventory/article-configuration');
  const ordered = page.getByRole('region', { name: article('choose.ordered') });
  await ordered.getByRole('checkbox').first().check();
  await page.getByLabel(article('pick.label')).fill('artinova');
  const variants = page.getByRole('group', { name: 'Artinova 4%' });
  await variants.getByRole('checkbox', { name: '1:100.000' }).first().check();
  const other = variants.getByRole('checkbox', { name: '1:200.000' }).first();
  await other.check();
  await other.uncheck();
  await page.getByRole('button', { name: article('choose.configure_other', { count: 2 }) }).click();
  await expect(page).toHaveURL(/product=[^&]*(,|%2C)/);
  await page.getByRole('button', { name: article('save.all_other', { count: 2 }) }).click();
  await expect(page).toHaveURL(/\/inventory$/);
  await test.step('which says so when they are to be created again', async () => {
    await walkTo(page, '/inventory/article-configuration');
    await page.getByLabel(article('pick.label')).fill('artinova');
    await expect(variants.getByRole('checkbox', { disabled: true })).toHaveCount(1);
    await expect(variants.getByText(article('pick.isArticle'))).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
