// How many steps it takes to buy: ten articles pasted, searched and from the assortment, a favourite, and the last price.
import type { Locator } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { counting, firstLetters, tenProducts } from './support/buying-steps.ts';
import { shopParts } from './support/shop.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';

const t = say('en');
const q = (key: string, values?: Readonly<Record<string, string | number>>) => t(`quickOrder:${key}`, values);

test.use({ locale: locales.en });

test('ten articles are ordered at the cheapest split from the dashboard: pasted, searched, and from the assortment', async ({
  page,
  context,
}) => {
  const buyer = await enterAsBuyer(context, 'zehn-artikel');
  // Without a storage the dashboard would show the first steps.
  await (await enterAsStorekeeper(context, 'zehn-artikel', buyer.account)).storage('Zentrallager');
  const products = await tenProducts(page);
  const nav = page.getByRole('navigation', { name: t('shell:nav.main') });
  const cart = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('shell:nav.cart')}`) });
  const badge = cart.locator('[aria-hidden]').last();
  const beginOf = (key: string) => t(key, { count: 2 }).split(/\d/)[0]?.trim() ?? '';
  const place = page.getByRole('button', {
    name: new RegExp(`^${beginOf('checkout:summary.order_other')}`),
  });
  const placed = page.getByRole('list', { name: t('checkout:done.orders') }).getByRole('listitem');
  const toCheckout = page.getByRole('link', { name: new RegExp(`^${t('cart:checkout.short')}`) });
  const sum = async () => (await buyer.orders()).reduce((total, { netCents }) => total + netCents, 0);

  await page.goto('/dashboard');
  const quick = counting();
  await test.step('by quick order', async () => {
    await quick.click(nav.getByRole('link', { name: t('shell:nav.quickOrder') }));
    const entry = page.getByRole('textbox', { name: q('entry.label') });
    await quick.paste(entry, products.map(({ manufacturerNumber }) => manufacturerNumber).join('\n'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      q('ready_other', { ready: 10, count: 10 }),
    );
    // The cheapest split is taken until somebody turns it off.
    await expect(page.locator('[data-row=saving]')).toBeVisible();
    await quick.click(page.getByRole('button', { name: q('side.add_other', { count: 10 }) }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(q('title'));
    await quick.click(cart);
    await quick.click(toCheckout.first());
    await quick.click(place);
    await expect(placed.first()).toBeVisible();
  });
  const byQuickOrder = await sum();

  const search = counting();
  await test.step('by search, with the optimizer', async () => {
    await nav.getByRole('link', { name: t('shell:nav.dashboard') }).click();
    const { field, suggestions } = shopParts(page, 'en');
    // A new page takes the focus.
    await expect(page.getByRole('main')).toBeFocused();
    await search.click(field);
    for (const [index, product] of products.entries()) {
      // What was typed before is selected: the next letters take its place.
      await search.type(field, firstLetters(product));
      const option = suggestions.getByRole('option').filter({ hasText: product.manufacturerNumber });
      await search.click(option.locator('[data-add]'));
      await expect(badge).toHaveText(String(index + 1));
    }
    await search.click(cart);
    await search.click(page.getByRole('link', { name: new RegExp(t('cart:optimizer.show')) }).first());
    await search.click(page.getByRole('button', { name: new RegExp(`^${t('optimizer:foot.apply')}`) }));
    await search.click(toCheckout.first());
    await search.click(place);
    await expect(placed.first()).toBeVisible();
  });

  const bySearch = (await sum()) - byQuickOrder;

  const assortment = counting();
  await test.step('from the assortment', async () => {
    await nav.getByRole('link', { name: t('shell:nav.dashboard') }).click();
    await assortment.click(nav.getByRole('link', { name: t('shell:nav.assortment') }));
    for (const { name } of products)
      await assortment.click(
        page.getByRole('checkbox', { name: t('assortment:select.one', { name: name.en }), exact: true }),
      );
    const bar = page.getByRole('region', { name: t('assortment:bar.name') });
    await expect(bar).toContainText(t('assortment:bar.count', { count: 10 }));
    await assortment.click(
      bar.getByRole('button', { name: t('assortment:bar.add_other', { count: 10 }), disabled: false }),
    );
    await assortment.click(page.getByRole('button', { name: t('assortment:bar.toCheckout') }));
    await assortment.click(place);
    await expect(placed.first()).toBeVisible();
  });

  const favourite = counting();
  await test.step('the one bought most often, from the dashboard', async () => {
    await nav.getByRole('link', { name: t('shell:nav.dashboard') }).click();
    const panel = page.getByRole('region', { name: t('dashboard:mostBought.title') });
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(panel.getByRole('listitem')).toHaveCount(8, { timeout: 2000 });
    }).toPass();
    await favourite.click(panel.getByRole('listitem').first().getByRole('button'));
    await expect(panel).toContainText(t('addToCart:inCart_one', { count: 1 }));
    await expect(badge).toHaveText('1');
  });

  await test.step('the assortment by keyboard alone', async () => {
    const [, product] = products;
    const tabTo = async (control: Locator) => {
      await expect(async () => {
        await page.keyboard.press('Tab');
        await expect(control).toBeFocused({ timeout: 20 });
      }).toPass({ intervals: [0] });
    };
    await tabTo(nav.getByRole('link', { name: t('shell:nav.assortment') }));
    await page.keyboard.press('Enter');
    const search = page.getByRole('searchbox', { name: t('assortment:search') });
    await tabTo(search);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const boxes = page.getByRole('row').getByRole('checkbox');
    // The first is the one of the head.
    await expect(boxes.nth(2)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    const bar = page.getByRole('region', { name: t('assortment:bar.name') });
    const add = bar.getByRole('button', {
      name: t('assortment:bar.add_other', { count: 2 }),
      disabled: false,
    });
    await expect(add).toBeVisible();
    await tabTo(add);
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    await tabTo(search);
    await page.keyboard.type(product?.manufacturerNumber ?? '', { delay: 60 });
    await expect(boxes).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(boxes.nth(1)).toBeFocused();
  });

  const lastPrice = counting();
  await test.step('the price paid last, also on a phone', async () => {
    const [product] = products;
    if (!product) return;
    await nav.getByRole('link', { name: t('shell:nav.dashboard') }).click();
    await expect(page.getByRole('main')).toBeFocused();
    const { field, suggestions } = shopParts(page, 'en');
    await lastPrice.click(field);
    await lastPrice.type(field, firstLetters(product));
    const option = suggestions.getByRole('option').filter({ hasText: product.manufacturerNumber });
    const lastBought = t('search:autocomplete.lastBought', { price: '#', date: '#' }).split('#')[0] ?? '';
    await expect(option).toContainText(new RegExp(`${lastBought.trim()} [\\d.,]+\\s€`));
    // The assortment says it, too.
    await nav.getByRole('link', { name: t('shell:nav.assortment') }).click();
    await page.getByRole('searchbox', { name: t('assortment:search') }).fill(firstLetters(product));
    const row = page.getByRole('row', { name: product.name.en });
    await expect(row.locator('[data-column=last]')).toContainText('€');
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    // The first product is to be seen without scrolling.
    const rows = page.locator('tr:has(> [data-column=best])');
    expect((await rows.locator('[data-column=best]').first().boundingBox())?.y).toBeLessThan(400);
    await expectNoAxeViolations(page);
  });

  const told = [
    `steps for ten articles: ${quick.steps()} pasted, ${search.steps()} by search`,
    `${assortment.steps()} from the assortment, ${favourite.steps()} for a favourite, ${lastPrice.steps()} for the last price`,
  ].join(', ');
  console.log(told);
  test.info().annotations.push({ type: 'steps', description: told });
  expect(quick.steps()).toBeLessThanOrEqual(7);
  expect(search.steps()).toBeLessThanOrEqual(60);
  expect(assortment.steps()).toBeLessThanOrEqual(14);
  expect(favourite.steps()).toBe(1);
  expect(lastPrice.steps()).toBeLessThanOrEqual(5);
  // All three ways lead to the same lowest total.
  expect(bySearch).toBe(byQuickOrder);
  expect((await sum()) - bySearch).toBe(2 * byQuickOrder);
});
