// Two people change the same thing, each in a window of their own: the second is told who changed what, chooses field by
// field, and overwrites nothing unseen.
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { createColleagues } from './support/operator.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ locale: locales.en });

/** A window, and what is done in it. */
function desk(page: Page) {
  const t = say('en');
  const a = (key: string, values?: Readonly<Record<string, string | number>>) => t(`article:${key}`, values);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    press,
    field: (key: string) => page.getByLabel(a(key), { exact: true }),
    inDialog: (key: string) => dialog.getByLabel(a(key)),
    editPrice: () =>
      page
        .getByRole('button', { name: new RegExp(`^${a('ownPrices.editOf', { vendor: '' }).trim()}`) })
        .click(),
    newName: page.getByRole('textbox', { name: t('inventory:storages.newName') }),
    rename: (name: string) => press(t('inventory:storages.renameOf', { name })),
  };
}

test('an article, a price and a storage that Anna changes meanwhile', async ({ page, context, browser }) => {
  const [toni, annaAccount] = await createColleagues('two');
  const keeper = await enterAsStorekeeper(context, 'two', toni);
  const elsewhere = await browser.newContext();
  await enterAsStorekeeper(elsewhere, 'two', annaAccount);
  const annasPage = await elsewhere.newPage();
  const anna = desk(annasPage);
  const { dialog, press, field, inDialog, newName, rename, editPrice } = desk(page);
  const t = say('en');
  const c = (key: string) => t(`common:changed.${key}`);
  const a = (key: string, values?: Readonly<Record<string, string | number>>) => t(`article:${key}`, values);
  const side = (label: string, which: 'theirs' | 'mine') =>
    dialog.getByRole('radiogroup', { name: label }).getByRole('radio', { name: new RegExp(`^${c(which)}`) });
  await keeper.storage('Room 1');
  const masks = await keeper.article('Masks', { minimum: 2, ideal: 20 });
  await keeper.ownPrice(masks, 1, 700);
  const both = (go: (one: Page) => Promise<unknown>) => Promise.all([go(page), go(annasPage)]);

  await test.step('an article: theirs stands beside mine, and both can be kept', async () => {
    await both((one) => one.goto(`/inventory/article/${masks}/edit`));
    await both((one) => one.getByRole('button', { name: a('more.title') }).click());
    await field('identity.name').fill('Masks blue');
    await anna.field('identity.name').fill('Masks green');
    await anna.field('identity.number').fill('MG-7');
    await anna.field('warnings.minimum').fill('5');
    await anna.press(a('save.one'));
    await expect(annasPage.getByRole('heading', { level: 1 })).toHaveText('Masks green');
    await press(a('save.one'));
    await expect(dialog).toContainText('Anna Muster');
    await expect(side(a('identity.name'), 'theirs')).not.toBeChecked();
    await expect(dialog).toContainText('Masks green');
    await expect(dialog).toContainText('Masks blue');
    await expect(side(a('warnings.minimum'), 'theirs')).toBeChecked();
    await expectNoAxeViolations(page);
    await annasPage.reload();
    await expect(annasPage.getByRole('heading', { level: 1 }), 'nothing is overwritten').toHaveText(
      'Masks green',
    );
    await side(a('identity.number'), 'mine').check();
    await press(c('use'));
    await expect(field('identity.name')).toHaveValue('Masks blue');
    await expect(field('warnings.minimum')).toHaveValue('5');
    await expect(field('identity.number')).toHaveValue('');
    await press(a('save.one'));
    await expect(page).toHaveURL(`/inventory/article/${masks}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masks blue');
  });

  await test.step('a price: theirs is taken over as a whole', async () => {
    await both((one) => walkTo(one, `/inventory/article/${masks}?tab=offers`));
    await editPrice();
    await inDialog('offers.number').fill('T-1');
    await anna.editPrice();
    await anna.inDialog('offers.number').fill('A-1');
    await anna.dialog.getByLabel(new RegExp(`^${a('ownPrices.price', { unit: '' }).trim()}`)).fill('6,50');
    await anna.press(a('ownPrices.save'));
    await expect(anna.dialog).toBeHidden();
    await press(a('ownPrices.save'));
    await expect(dialog).toContainText('Anna Muster');
    await expect(dialog).toContainText('6,50');
    await press(c('takeTheirs'));
    await press(c('use'));
    await expect(inDialog('offers.number')).toHaveValue('A-1');
    await press(a('ownPrices.save'));
    await expect(dialog).toBeHidden();
  });

  await test.step('a storage: mine is kept, and what is deleted was looked at', async () => {
    await both((one) => walkTo(one, '/inventory/storages'));
    await rename('Room 1');
    await newName.fill('Room 1a');
    await anna.rename('Room 1');
    await anna.newName.fill('Room 1b');
    await anna.newName.press('Enter');
    await expect(annasPage.getByRole('link', { name: 'Room 1b' })).toBeVisible();
    await newName.press('Enter');
    await expect(dialog).toContainText('Room 1b');
    await press(c('keepMine'));
    await press(c('use'));
    await expect(newName).toHaveValue('Room 1a');
    await newName.press('Enter');
    await expect(page.getByRole('link', { name: 'Room 1a' })).toBeVisible();
    await press(t('inventory:storages.deleteOf', { name: 'Room 1a' }));
    await annasPage.reload();
    await anna.rename('Room 1a');
    await anna.newName.fill('Room 1c');
    await anna.newName.press('Enter');
    await expect(annasPage.getByRole('link', { name: 'Room 1c' })).toBeVisible();
    const remove = dialog.getByRole('button', {
      name: t('inventory:storages.deleteOf', { name: 'Room 1a' }),
    });
    await remove.click();
    await expect(dialog.getByRole('alert')).toContainText('Anna Muster');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Room 1c' })).toBeVisible();
  });

  await test.step('a line of a count: the second number asks, and both see who counted', async () => {
    const room = await keeper.storage('Room 2');
    await keeper.bookIn(masks, 10, room, {});
    const s = (key: string, values?: Readonly<Record<string, string | number>>) =>
      t(`inventory:stocktaking.${key}`, values);
    const lineOf = (one: Page) =>
      one.getByRole('textbox', {
        name: new RegExp(`^${s('field', { name: 'Masks blue', batch: '' }).split(',')[0]}`),
      });
    const countAs = async (one: Page, number: string) => {
      await lineOf(one).fill(number);
      await lineOf(one).press('Tab');
    };
    // Her window has not heard of the new storage.
    await annasPage.goto('/inventory/stocktaking');
    await anna.press(s('startOf', { name: 'Room 2' }));
    await expect(lineOf(annasPage)).toHaveValue('');
    const { pathname, search } = new URL(annasPage.url());
    await walkTo(page, `${pathname}${search}`);
    await expect(lineOf(page)).toHaveValue('');
    const saved = annasPage.waitForResponse((answer) => answer.request().method() === 'PUT');
    await countAs(annasPage, '9');
    await saved;
    await countAs(page, '4');
    await expect(dialog).toContainText('Anna Muster');
    await expect(dialog.getByRole('button')).toHaveText([
      '',
      s('conflict.keep', { number: 9 }),
      s('conflict.use', { number: 4 }),
      s('conflict.add', { sum: 13 }),
    ]);
    await expectNoAxeViolations(page);
    await press(s('conflict.keep', { number: 9 }));
    await expect(lineOf(page), 'nothing is overwritten').toHaveValue('9');
    await expect(
      page.getByText(new RegExp(`^${s('countedBy.other', { name: 'Anna Muster', time: '' })}`)),
    ).toBeVisible();
    await countAs(page, '4');
    await press(s('conflict.add', { sum: 13 }));
    await expect(lineOf(page)).toHaveValue('13');
    // Anna's window looks again by itself.
    await expect(lineOf(annasPage)).toHaveValue('13', { timeout: 20_000 });
    await expect(annasPage.getByText(/Toni Tester/)).toBeVisible();
  });
  await elsewhere.close();
});
