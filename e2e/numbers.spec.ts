// Typed input of number fields: no field silently turns it into another number, wherever the field is.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const t = say('en');
const wrong = {
  whole: t('errors:NUMBER_NOT_WHOLE'),
  number: t('errors:NUMBER_EXPECTED'),
  zero: t('errors:NUMBER_ZERO'),
  least: (minimum: string) => t('errors:NUMBER_TOO_SMALL', { minimum }),
  most: (maximum: string) => t('errors:NUMBER_TOO_LARGE', { maximum }),
};

test.use({ locale: locales.en });

/** Types it key by key, no faster than people do: a scanner is faster, and would be heard as one. Leaves the field. */
async function enter(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text, { delay: 60 });
  await field.blur();
}

async function expectRefused(field: Locator, shown: string, reason: string): Promise<void> {
  await expect(field).toHaveValue(shown);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(reason.replaceAll('.', '\\.')));
}

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

test('numbers are taken as they are typed, or refused with the reason beside them', async ({
  page,
  context,
}) => {
  const buyer = await enterAsBuyer(context, 'zahlen');
  const keeper = await enterAsStorekeeper(context, 'zahlen', buyer.account);
  const room = await keeper.storage('Room 1');
  const name = 'Masks from next door';
  const id = await keeper.article(name, { minimum: 1, warning: 4, ideal: 10 });
  await keeper.bookIn(id, 3, room, {});
  const [offer] = await buyer.findOffers(1);
  if (!offer) throw new Error('The catalogue offers nothing');
  await buyer.put(offer, buyer.main, 4);
  /** Everything that is written. */
  const written: string[] = [];
  page.on('request', (request) => {
    if (
      ['POST', 'PUT'].includes(request.method()) &&
      !/insights|optimiser|queries|session\/bearer/.test(request.url())
    )
      written.push(request.url());
  });

  await test.step('in the cart', async () => {
    await page.goto('/cart');
    const quantity = page.getByRole('textbox', { name: new RegExp(t('cart:quantity.of', { name: '' })) });
    const sum = page
      .locator('dl > div')
      .filter({ hasText: t('cart:totals.net') })
      .locator('dd')
      .first();
    await expect(quantity).toHaveValue('4');
    await expect(sum).toContainText('€');
    const before = await sum.innerText();
    for (const [text, shown, reason] of [
      ['2,5', '2,5', wrong.whole],
      ['-3', '-3', wrong.least('1')],
      ['1000000', '1000000', wrong.most('99.999')],
      ['many', '', wrong.number],
    ] as const) {
      await enter(quantity, text);
      await expectRefused(quantity, shown, reason);
      await expect(sum, text).toHaveText(before);
    }
    await expectNoAxeViolations(page);
    await enter(quantity, '2000');
    await inDialog(page, t('common:unusual.no')).click();
    await expect(quantity).toHaveValue('4');
    await expect(quantity).toBeFocused();
    expect(written).toEqual([]);
    await enter(quantity, '12345');
    await expectNoAxeViolations(page);
    await inDialog(page, t('common:unusual.yes', { amount: '12.345' })).click();
    await expect(quantity).toHaveValue('12.345');
    expect(await quantity.evaluate((input) => input.scrollWidth <= input.clientWidth), 'it fits').toBe(true);
    await enter(quantity, ' 1.000 ');
    await expect(quantity).toHaveValue('1.000');
    await enter(quantity, '0');
    await expect(quantity).toHaveCount(0);
    await page.getByRole('button', { name: t('cart:undo.label') }).click();
    await expect(quantity).toHaveValue('1.000');
  });

  await test.step('on the page of a product', async () => {
    await walkTo(page, `/inventory/product/${offer.productId}`);
    const quantity = page.getByRole('textbox', { name: t('catalog:offers.quantity'), exact: true });
    const add = page.getByRole('button', { name: new RegExp(`^Add .*: ${offer.vendorName}$`) });
    await expect(add).toBeEnabled();
    await enter(quantity, '2,5');
    await expectRefused(quantity, '2,5', wrong.whole);
    await expect(add).toBeDisabled();
    await enter(quantity, '2');
    await expect(add).toBeEnabled();
  });

  await test.step('in the form of an article', async () => {
    await walkTo(page, `/inventory/article/${id}/edit`);
    const field = (label: string) => page.getByLabel(t(`article:warnings.${label}`), { exact: true });
    written.length = 0;
    await enter(field('minimum'), '0');
    await expect(field('minimum')).toHaveValue('');
    await enter(field('reorder'), '2,5');
    await enter(field('ideal'), 'ten');
    await page.getByRole('button', { name: t('article:save.one'), exact: true }).click();
    await expectRefused(field('reorder'), '2,5', wrong.whole);
    await expectRefused(field('ideal'), '', wrong.number);
    expect(written).toEqual([]);
    await enter(field('reorder'), '5');
    await enter(field('ideal'), '12');
    await page.getByRole('button', { name: t('article:save.one'), exact: true }).click();
    await expect(page).toHaveURL(`/inventory/article/${id}`);
  });

  await test.step('when stock is booked', async () => {
    await page.getByRole('button', { name: t('article:stock.bookIn'), exact: true }).click();
    const amount = dialog(page).getByLabel(t('article:stock.amount'), { exact: true });
    written.length = 0;
    await amount.fill('-3');
    await amount.press('Enter');
    await expectRefused(amount, '-3', wrong.least('1'));
    await amount.fill('5000');
    await amount.press('Enter');
    await inDialog(page, t('common:unusual.no')).click();
    await amount.fill('many');
    await inDialog(page, t('article:stock.bookIn')).click();
    await expectRefused(amount, '', wrong.number);
    expect([written, await keeper.stockOf(id)]).toEqual([[], 3]);
    await page.keyboard.press('Escape');
  });

  await test.step('in a price', async () => {
    await page.getByRole('tab', { name: new RegExp(t('article:tabs.offers')) }).click();
    await page.getByRole('button', { name: t('article:ownPrices.add') }).click();
    const price = dialog(page).getByLabel(/^Net price per/);
    await enter(price, '12,345');
    await expectRefused(price, '12,345', t('errors:NUMBER_DECIMALS', { decimals: 2 }));
    await enter(price, '0');
    await expectRefused(price, '', wrong.zero);
    await enter(price, '12.5');
    await expect(price).toHaveValue('12,5');
    await page.keyboard.press('Escape');
  });

  await test.step('when goods come', async () => {
    await walkTo(page, `/orders/outside?article=${id}`);
    const now = page.getByRole('textbox', { name: t('receiving:line.nowOf', { name }) });
    const lot = page.getByLabel(
      t('receiving:lot.fieldOf', { field: t('receiving:lot.quantity'), number: 1, name }),
      { exact: true },
    );
    written.length = 0;
    await enter(now, '2');
    await enter(now, '2,5');
    await expectRefused(now, '2,5', wrong.whole);
    await enter(lot, '-1');
    await page.getByRole('button', { name: t('receiving:foot.book'), exact: true }).click();
    await expectRefused(lot, '-1', wrong.least('1'));
    await expectNoAxeViolations(page);
    expect(written).toEqual([]);
    await page.getByRole('button', { name: t('common:cancel'), exact: true }).click();
  });

  await test.step('when a storage is counted', async () => {
    await walkTo(page, `/inventory/storages/${room}`);
    await page.getByRole('button', { name: t('inventory:storages.count') }).click();
    const count = page.getByRole('textbox', {
      name: t('inventory:stocktaking.field', { name, batch: t('inventory:stocktaking.line.noBatch') }),
    });
    await expect(count).toBeVisible();
    written.length = 0;
    await enter(count, '2,5');
    await expectRefused(count, '2,5', wrong.whole);
    await enter(count, '-3');
    await expectRefused(count, '-3', wrong.least('0'));
    expect(written).toEqual([]);
    await enter(count, '0');
    await expect(page.getByText(t('inventory:stocktaking.progress', { counted: 1, total: 1 }))).toBeVisible();
  });
});
