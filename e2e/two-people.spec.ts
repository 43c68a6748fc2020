// Two people change the same thing: the second is told who changed what, chooses field by field, and overwrites nothing
// unseen. What Anna does meanwhile is done by her own calls.
import { expectNoAxeViolations } from './support/axe.ts';
import { createColleagues } from './support/operator.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

test.use({ locale: locales.en });

test('an article, a price and a storage that Anna changes meanwhile', async ({ page, context, browser }) => {
  const [toni, annaAccount] = await createColleagues('two');
  const keeper = await enterAsStorekeeper(context, 'two', toni);
  const elsewhere = await browser.newContext();
  const anna = await enterAsStorekeeper(elsewhere, 'two', annaAccount);
  const t = say('en');
  const c = (key: string) => t(`common:changed.${key}`);
  const a = (key: string, values?: Readonly<Record<string, string | number>>) => t(`article:${key}`, values);
  const dialog = page.getByRole('dialog');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (key: string) => page.getByLabel(a(key), { exact: true });
  const side = (label: string, which: 'theirs' | 'mine') =>
    dialog.getByRole('radiogroup', { name: label }).getByRole('radio', { name: new RegExp(`^${c(which)}`) });
  const vendorId = 1;
  const room = await keeper.storage('Room 1');
  const masks = await keeper.article('Masks', { minimum: 2, ideal: 20 });
  const { id: priceId } = await keeper.ownPrice(masks, vendorId, 700);

  await test.step('an article: theirs stands beside mine, and both can be kept', async () => {
    await page.goto(`/inventory/article/${masks}/edit`);
    await field('identity.name').fill('Masks blue');
    await anna.changeArticle(masks, {
      name: 'Masks green',
      manufacturerNumber: 'MG-7',
      notificationInformation: { minimumStock: { amount: 5 }, idealStock: { amount: 20 } },
    });
    await press(a('save.one'));
    await expect(dialog).toContainText('Anna Muster');
    await expect(side(a('identity.name'), 'theirs')).not.toBeChecked();
    await expect(dialog).toContainText('Masks green');
    await expect(dialog).toContainText('Masks blue');
    await expect(side(a('warnings.minimum'), 'theirs')).toBeChecked();
    await expectNoAxeViolations(page);
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
    await walkTo(page, `/inventory/article/${masks}?tab=offers`);
    await page
      .getByRole('button', { name: new RegExp(`^${a('ownPrices.editOf', { vendor: '' }).trim()}`) })
      .click();
    await dialog.getByLabel(a('offers.number')).fill('T-1');
    await anna.changeOwnPrice(priceId, masks, { vendorId, priceCents: 650, orderNumber: 'A-1' });
    await press(a('ownPrices.save'));
    await expect(dialog).toContainText('Anna Muster');
    await expect(dialog).toContainText('6,50');
    await press(c('takeTheirs'));
    await press(c('use'));
    await expect(dialog.getByLabel(a('offers.number'))).toHaveValue('A-1');
    await press(a('ownPrices.save'));
    await expect(dialog).toBeHidden();
  });

  await test.step('a storage: mine is kept, and what is deleted was looked at', async () => {
    await walkTo(page, '/inventory/storages');
    await press(t('inventory:storages.renameOf', { name: 'Room 1' }));
    const name = page.getByRole('textbox', { name: t('inventory:storages.newName') });
    await name.fill('Room 1a');
    await anna.rename(room, 'Room 1b');
    await name.press('Enter');
    await expect(dialog).toContainText('Room 1b');
    await press(c('keepMine'));
    await press(c('use'));
    await expect(name).toHaveValue('Room 1a');
    await name.press('Enter');
    await expect(page.getByRole('link', { name: 'Room 1a' })).toBeVisible();
    await press(t('inventory:storages.deleteOf', { name: 'Room 1a' }));
    await anna.rename(room, 'Room 1c');
    const remove = dialog.getByRole('button', {
      name: t('inventory:storages.deleteOf', { name: 'Room 1a' }),
    });
    await remove.click();
    await expect(dialog.getByRole('alert')).toContainText('Anna Muster');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Room 1c' })).toBeVisible();
  });
  await elsewhere.close();
});
