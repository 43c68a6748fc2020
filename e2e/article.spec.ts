// Articles as a practice keeps them: configured from the catalogue, one or several at once; stock booked in, removed,
// moved, taken back; and what is refused.
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { createPractice } from './support/operator.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const text = say('en');
const article = (key: string, values?: Readonly<Record<string, string | number>>) =>
  text(`article:${key}`, values);

test.use({ locale: locales.en });

interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: { readonly en: string };
  readonly packSize: number;
  readonly hasBatch: boolean;
  readonly hasExpiry: boolean;
  readonly unit: { readonly de: string };
  readonly contentUnit: { readonly de: string };
}

/** Products of the catalogue that hold several pieces of another unit, and ask for batch and expiry or for neither. */
async function findProducts(context: BrowserContext, count: number, isTracked: boolean): Promise<Product[]> {
  const found: Product[] = [];
  for (let id = 100; found.length < count; id += 1) {
    const answer = await context.request.get(`/pro/catalog/product/${id}`);
    const product: Product = (await answer.json()).data;
    const fits = product.hasBatch === isTracked && product.hasExpiry === isTracked;
    if (fits && product.packSize > 1 && product.unit.de !== product.contentUnit.de) found.push(product);
  }
  return found;
}

/** Logs the browser in as the only user of a new practice; the answer posts what a colleague would have entered. */
async function enter(context: BrowserContext, name: string) {
  const login = await context.request.post('/pro/login', { data: await createPractice(name) });
  expect(login.status()).toBe(200);
  const headers = { Authorization: `Bearer ${(await login.json()).data.token}` };
  return async (url: string, data: object): Promise<void> => {
    const answer = await context.request.post(url, { headers, data });
    expect(answer.status(), `${url}: ${await answer.text()}`).toBe(200);
  };
}

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, key: string) => page.getByLabel(article(key), { exact: true });
const button = (page: Page, key: string, values?: Readonly<Record<string, string | number>>) =>
  page.getByRole('button', { name: article(key, values), exact: true });
/** The fields that are not asked of everybody. */
const openMore = (page: Page) => page.getByRole('button', { name: article('more.title') }).click();
const told = (page: Page, message: string) => page.getByRole('status').filter({ hasText: message });

test('an article is configured from its product page, and its stock is kept', async ({ page, context }) => {
  const post = await enter(context, 'artikel');
  await post('/pro/storages', { name: 'Room 1' });
  await post('/pro/storages', { name: 'Central store' });
  const [product] = await findProducts(context, 1, true);
  if (!product) throw new Error('The catalogue has no such product');
  const name = product.name.en;

  await test.step('from the product page to the form, prefilled', async () => {
    await page.goto(`/inventory/product/${product.id}`);
    await page.getByRole('link', { name: text('catalog:configure') }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: article('head.configure', { name }) }),
    ).toBeVisible();
    await expect(field(page, 'identity.name')).toHaveValue(name);
    // The rest waits behind "more", and stays open once it was opened.
    await expect(page.getByLabel(article('record.batch'))).toBeHidden();
    await openMore(page);
    await expect(page.getByLabel(article('record.batch'))).toBeChecked();
    await page.reload();
    await expect(page.getByLabel(article('record.batch'))).toBeChecked();
    // Counting packages fixes the consumption unit at 1.
    await expect(field(page, 'units.consumptionUnit')).toBeDisabled();
    await expectNoAxeViolations(page);
  });

  await test.step('every rule is told at its field', async () => {
    await page.getByRole('radio', { name: /^Single/ }).click();
    await field(page, 'units.consumptionUnitCount').fill('100');
    await field(page, 'units.scan').fill('7');
    await field(page, 'warnings.minimum').fill('60');
    await field(page, 'warnings.reorder').fill('60');
    await field(page, 'warnings.ideal').fill('60');
    await field(page, 'opening.amount').fill('120');
    await button(page, 'save.one').click();
    const summary = page.getByRole('alert').filter({ hasText: article('save.none') });
    await expect(summary).toContainText(text('errors:CONSUMPTION_NOT_DIVISIBLE'));
    await expect(page.getByText(text('errors:CONSUMPTION_NOT_DIVISIBLE'), { exact: true })).toBeVisible();
    await expect(page.getByText(text('errors:WARNING_NOT_ABOVE_MINIMUM'), { exact: true })).toBeVisible();
    await expect(page.getByText(text('errors:IDEAL_NOT_ABOVE_MINIMUM'), { exact: true })).toBeVisible();
    await expect(page.getByText(text('errors:BATCH_REQUIRED'), { exact: true })).toBeVisible();
    await expect(page.getByText(text('errors:EXPIRY_REQUIRED'), { exact: true })).toBeVisible();
    await expect(field(page, 'units.scan')).toBeFocused();
    await expectNoAxeViolations(page);
  });

  await test.step('saved with its opening stock', async () => {
    await field(page, 'units.scan').fill('10');
    await field(page, 'warnings.reorder').fill('120');
    await field(page, 'warnings.ideal').fill('300');
    const opening = page.locator('#opening');
    await opening.getByLabel(article('place.storage')).click();
    await page.getByRole('option', { name: 'Room 1' }).click();
    await opening.getByLabel(article('stock.batch')).fill('L-1');
    await opening.getByLabel(article('stock.expiry')).fill('0129');
    await expect(opening.getByText(text('common:date.reading', { date: '31 Jan 2029' }))).toBeVisible();
    await button(page, 'save.one').click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/\/inventory\/article\/\d+$/);
    await expect(page.getByRole('row', { name: /L-1/ })).toContainText('120');
    await expectNoAxeViolations(page);
  });

  await test.step('book in with batch and expiry; labels are listed', async () => {
    await button(page, 'actions.bookIn').click();
    await dialog(page)
      .getByRole('button', { name: article('stock.bookIn') })
      .click();
    await expect(dialog(page).getByText(text('errors:EXPIRY_REQUIRED'))).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog(page).getByLabel(article('stock.amount')).fill('250');
    await dialog(page).getByLabel(article('stock.batch')).fill('L-2');
    await dialog(page).getByLabel(article('stock.expiry')).fill('06/28');
    await dialog(page)
      .getByRole('button', { name: article('stock.bookIn') })
      .click();
    await expect(dialog(page).getByText(/^PX[0-9A-Z]{9}$/)).toHaveCount(3);
    await button(page, 'stock.done').click();
    await expect(page.getByRole('row', { name: /L-2/ })).toContainText('250');
  });

  await test.step('remove what expires first, and take it back', async () => {
    await button(page, 'actions.remove').click();
    await dialog(page).getByLabel(article('stock.amount')).fill('999');
    await dialog(page)
      .getByRole('button', { name: article('stock.remove') })
      .click();
    await expect(dialog(page).getByText(text('errors:NOT_ENOUGH_STOCK', { available: 370 }))).toBeVisible();
    await dialog(page).getByLabel(article('stock.amount')).fill('20');
    await dialog(page)
      .getByRole('button', { name: article('stock.remove') })
      .click();
    const removed = told(page, `of ${name} removed.`);
    // Pointed at, a message stays until it is read.
    await removed.hover();
    await expect(page.getByRole('row', { name: /L-2/ })).toContainText('230');
    await removed.getByRole('button', { name: article('stock.undo') }).click();
    await expect(told(page, article('stock.undone'))).toBeVisible();
    await expect(page.getByRole('row', { name: /L-2/ })).toContainText('250');
    // The message goes after a few seconds; the page itself still offers the way back.
    await button(page, 'actions.remove').click();
    await dialog(page)
      .getByRole('button', { name: article('stock.remove') })
      .click();
    await expect(page.getByRole('row', { name: /L-2/ })).toContainText('240');
    await page.getByRole('button', { name: text('common:stepBack') }).click();
    await expect(page.getByRole('row', { name: /L-2/ })).toContainText('250');
    await expect(page.getByRole('button', { name: text('common:stepBack') })).toBeHidden();
  });

  await test.step('the product page says what is there, and configures nothing twice', async () => {
    await walkTo(page, `/inventory/product/${product.id}`);
    const practice = page.getByRole('region', { name: text('catalog:practice.title') });
    await expect(practice).toContainText(text('stock:status.inStock'));
    await expect(practice).toContainText('370');
    await expect(practice).toContainText(text('catalog:practice.minimum', { amount: 60 }));
    await expect(practice).toContainText(text('catalog:practice.ideal', { amount: 300 }));
    await expect(practice).toContainText('Room 1');
    await expect(practice).toContainText('30 Jun 2028');
    await expect(page.getByRole('link', { name: text('catalog:configure') })).toHaveCount(0);
    await practice.getByRole('link', { name: text('catalog:practice.open') }).click();
    await expect(page.getByRole('row', { name: /L-2/ })).toContainText('250');
  });

  const menuOf = async (batch: string, key: string) => {
    const label = article('table.actionsOf', { name: article('stock.entryBatch', { batch }) });
    await page.getByRole('button', { name: label, exact: true }).first().click();
    await page.getByRole('menuitem', { name: article(key) }).click();
  };

  await test.step('move to another storage; a used input cannot be cancelled', async () => {
    await menuOf('L-2', 'table.move');
    await dialog(page).getByLabel(article('stock.amount')).fill('50');
    await dialog(page).getByLabel(article('stock.moveTo')).click();
    await page.getByRole('option', { name: 'Central store' }).click();
    await dialog(page)
      .getByRole('button', { name: article('stock.move'), exact: true })
      .click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('row', { name: /Central store/ })).toContainText('50');

    await menuOf('L-1', 'table.remove');
    await dialog(page)
      .getByRole('button', { name: article('stock.remove') })
      .click();
    await expect(page.getByRole('row', { name: /L-1/ })).toContainText('110');
    await menuOf('L-1', 'table.cancel');
    await dialog(page).getByRole('button', { name: /L-1/ }).click();
    await expect(dialog(page).getByText(text('errors:STOCK_INPUT_USED'))).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: article('cancelInput.keep') })
      .click();
  });

  await test.step('not out of the inventory while there is stock', async () => {
    await button(page, 'actions.more').click();
    await page.getByRole('menuitem', { name: article('actions.deactivate') }).click();
    await dialog(page)
      .getByRole('button', { name: article('change.deactivateAction', { name }) })
      .click();
    await expect(dialog(page).getByText(text('errors:STOCK_LEFT_IN_ARTICLE'))).toBeVisible();
    await expect(dialog(page).getByRole('link', { name })).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: text('common:cancel') })
      .click();
  });

  await test.step('the movements tell all of it', async () => {
    await page.getByRole('tab', { name: new RegExp(article('tabs.movements')) }).click();
    await expect(page.getByRole('row', { name: new RegExp(article('movement.initial')) })).toContainText(
      '+120',
    );
    await expect(page.getByText(article('movement.reversed')).first()).toBeVisible();
  });

  await test.step('edit: units are locked, leaving asks, saving leads back', async () => {
    await page.getByRole('link', { name: article('actions.edit') }).click();
    await expect(page.getByText(article('units.locked'))).toBeVisible();
    await expect(page.getByText(article('label.locked'))).toBeVisible();
    await expect(page.getByRole('radio', { name: article('label.shelf') })).toBeDisabled();
    await field(page, 'notes.label').fill('Keep cool');
    await expect(page.getByText(text('common:unsaved.mark'))).toBeVisible();
    await page.getByRole('link', { name: article('discard') }).click();
    await expect(dialog(page).getByText(text('common:unsaved.text', { name }))).toBeVisible();
    await page.getByRole('button', { name: text('common:unsaved.stay') }).click();
    await expectNoAxeViolations(page);
    await button(page, 'save.one').click();
    await expect(page.getByText('Keep cool')).toBeVisible();
    await expect(page).toHaveURL(/\/inventory\/article\/\d+$/);
  });
});

test('several articles at once: one fails, the others are saved and nothing typed is lost', async ({
  page,
  context,
}) => {
  const post = await enter(context, 'mehrere');
  const products = await findProducts(context, 2, false);
  const [taken, free] = products;
  if (!taken || !free) throw new Error('The catalogue has no such products');
  await post('/pro/inventory/article', {
    name: 'Taken already',
    catalogOrigin: { catalogProductSlug: taken.slug },
  });

  await page.goto('/inventory/article-configuration');
  await expect(page.getByRole('heading', { level: 1, name: article('choose.title') })).toBeVisible();
  await expectNoAxeViolations(page);

  await walkTo(
    page,
    `/inventory/article-configuration?product=${Array.from({ length: 13 }, (_, n) => `p${n}`)}`,
  );
  await expect(page.getByRole('alert')).toContainText(text('errors:TOO_MANY_ARTICLES', { maximum: 12 }));

  await walkTo(page, `/inventory/article-configuration?product=${taken.slug},${free.slug}`);
  await expect(page.getByText(article('head.place', { number: 1, count: 2 }))).toBeVisible();
  await openMore(page);
  await field(page, 'notes.label').fill('Typed for the first');
  await button(page, 'save.all_other', { count: 2 }).click();
  const summary = page.getByRole('alert').filter({ hasText: article('save.notAll') });
  await expect(summary).toContainText(taken.name.en);
  await expect(summary).toContainText(text('errors:ARTICLE_EXISTS'));
  await expect(summary).not.toContainText(free.name.en);
  await expect(field(page, 'notes.label')).toHaveValue('Typed for the first');
  await expectNoAxeViolations(page);
  const list = await (await context.request.get('/pro/inventory/article/list')).json();
  expect(list.data.items.map((one: { name: string }) => one.name).sort()).toEqual(
    ['Taken already', free.name.en].sort(),
  );

  await test.step('on a phone', async () => {
    // So high that no field lies half behind the foot bar, where axe takes what is left of it for the target.
    await page.setViewportSize({ width: 390, height: 860 });
    await expect(button(page, 'save.one')).toBeInViewport();
    await expectNoAxeViolations(page);
  });
});
