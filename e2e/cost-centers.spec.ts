// Cost centers from the first switch to the order: made, edited in the row, chosen for a line, and switched off again.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

const desk = { width: 1440, height: 900 };

/** Height of the cart's first row on a desk and on a phone. */
async function rowHeights(page: Page): Promise<number[]> {
  const row = page.locator('[data-position]').first();
  const heights: number[] = [];
  for (const size of [desk, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    heights.push((await row.boundingBox())?.height ?? Number.NaN);
  }
  await page.setViewportSize(desk);
  return heights;
}

test.use({ locale: locales.en });

async function rightEdgeOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? Math.round(box.x + box.width) : Number.NaN;
}

test('cost centers are switched on, used for an order, and switched off', async ({ page, context }) => {
  const buyer = await enterAsBuyer(context, 'cost-centers');
  const [offer] = await buyer.findOffers(1);
  if (!offer) throw new Error('there is an offer');
  await buyer.put(offer, buyer.main, 2);
  const t = say('en');
  const c = (key: string, values?: Readonly<Record<string, string>>) => t(`costCenters:${key}`, values);
  const feature = page.getByRole('switch', { name: c('switch') });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const number = page.getByRole('textbox', { name: c('number') });
  const name = page.getByRole('textbox', { name: c('name'), exact: true });
  const save = page.getByRole('button', { name: c('save') });
  const choice = page.getByRole('combobox', { name: new RegExp(`^${c('choice', { name: '' })}`) });

  let withCenters: number[] = [];

  await test.step('switched on, there is a first one, and it cannot go', async () => {
    await page.goto('/account-management/cost-centers');
    await expect(page.getByRole('heading', { name: c('off') })).toBeVisible();
    await feature.press('Space');
    await expect(page.getByText('The cost center feature was switched on')).toBeVisible();
    await expect(row('1000')).toContainText(c('default'));
    const remove = row('1000').getByRole('button', { name: /^Delete/ });
    await expect(remove).toBeDisabled();
    await remove.hover();
    await expect(page.getByRole('tooltip')).toHaveText(c('obstacle.last'));
  });

  await test.step('a second one is written in the row; a number that is taken is told there', async () => {
    await page.getByRole('button', { name: c('new') }).click();
    await save.click();
    await expect(page.getByText(t('errors:REQUIRED_FIELD')).first()).toBeVisible();
    await number.fill('1000');
    await name.fill('Surgery');
    await name.press('Enter');
    await expect(page.getByText('This resource already exists!')).toBeVisible();
    await expectNoAxeViolations(page);
    await number.fill('1100');
    await save.click();
    await expect(row('Surgery')).toContainText('1100');
    await row('Surgery')
      .getByRole('button', { name: c('edit', { name: 'Surgery' }) })
      .click();
    await name.fill('Surgery and implantology');
    await name.press('Escape');
    await expect(row('1100')).not.toContainText('implantology');
  });

  await test.step('a line of the cart goes to it, and the order says so', async () => {
    await walkTo(page, '/cart');
    await expect(choice).toContainText('1000');
    const kept = page.waitForResponse(/\/cost-center$/);
    await choice.selectOption('1100 Surgery');
    await kept;
    await page.reload();
    await expect(choice.locator('option:checked')).toHaveText('1100 Surgery');
    await page.setViewportSize({ width: 390, height: 844 });
    const price = page.locator('[data-position]').getByText(/^[\d.,]+\s€$/);
    await expect.poll(async () => (await rightEdgeOf(choice)) - (await rightEdgeOf(price))).toBe(0);
    withCenters = await rowHeights(page);
    await walkTo(page, `/cart/review/${buyer.main}`);
    await expect(choice.locator('option:checked')).toHaveText('1100 Surgery');
    await buyer.order(offer, buyer.main);
    const [order] = await buyer.orders();
    await walkTo(page, `/orders/${order?.id ?? 0}`);
    await page.getByRole('button', { name: 'Items with prices' }).click();
    await expect(
      page.getByText(t('orders:table.costCenter', { number: '1100', name: 'Surgery' })),
    ).toBeVisible();
    await page.goto('/account-management/cost-centers');
    await expect(row('Surgery')).toContainText('€');
  });

  await test.step('it asks before it is switched off; then nothing shows, and nothing is lost', async () => {
    await feature.press('Space');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t('appStore:ask.costCentersText'));
    await dialog.getByRole('button', { name: t('common:cancel') }).click();
    await expect(feature).toBeChecked();
    await feature.press('Space');
    await dialog.getByRole('button', { name: t('appStore:ask.off') }).click();
    await expect(page.getByText('The cost center feature was switched off')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await buyer.put(offer, buyer.main, 2);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: offer.vendorName })).toBeVisible();
    await expect(choice).toHaveCount(0);
    expect(withCenters).toEqual(await rowHeights(page));
    await walkTo(page, '/account-management/cost-centers');
    await feature.press('Space');
    await expect(row('Surgery')).toBeVisible();
  });
});
