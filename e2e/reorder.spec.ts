// Articles that run low are reordered: once, through the cheapest split, and in few clicks.
import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { createPractice } from './support/operator.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';
import { walkTo } from './support/walk.ts';

function parts(page: Page, language: Language) {
  const t = say(language);
  const r = (key: string, values?: Readonly<Record<string, string | number>>) => t(`reorder:${key}`, values);
  const beginOf = (key: string) => t(key, { count: 2 }).split(/\d/)[0]?.trim() ?? '';
  return {
    t,
    r,
    title: page.getByRole('heading', { level: 1 }),
    entry: page
      .getByRole('navigation', { name: t('shell:nav.main') })
      .getByRole('link', { name: new RegExp(`^${t('shell:nav.reorder')}`) }),
    row: (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name }) }),
    amount: (name: string) => page.getByRole('textbox', { name: r('amount.of', { name }) }),
    side: page.getByRole('complementary'),
    split: page.getByRole('link', { name: r('side.split') }),
    orderNow: page.getByRole('button', { name: r('split.order') }),
    /** However many orders it speaks of. */
    place: page.getByRole('button', { name: new RegExp(`^${beginOf('checkout:summary.order_other')}`) }),
    placed: page.getByRole('list', { name: t('checkout:done.orders') }).getByRole('listitem'),
  };
}

/** Takes so many out on the article's page. */
async function remove(page: Page, amount: number): Promise<void> {
  const t = say('en');
  await page.getByRole('button', { name: t('article:actions.remove'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(String(amount));
  await dialog.getByRole('button', { name: t('article:stock.remove'), exact: true }).click();
  await expect(dialog).toBeHidden();
}

test.describe('the re-order list (en)', () => {
  test.use({ locale: locales.en });

  test('an article runs low, is ordered through the cheapest split, comes and leaves the list', async ({
    page,
    context,
  }) => {
    const user = await createPractice('nachbestellung');
    const buyer = await enterAsBuyer(context, 'nachbestellung', user);
    const keeper = await enterAsStorekeeper(context, 'nachbestellung', user);
    const [offer] = await buyer.findOffers(1);
    if (!offer) throw new Error('The catalogue offers nothing');
    const beside = await buyer.findOfferOf(offer);
    const shelf = await keeper.storage('Shelf');
    const thresholds = { minimum: 2, warning: 4, ideal: 10 };
    const article = await keeper.lowArticle(offer.productId, thresholds, shelf);
    await keeper.bookIn(article.id, 8, shelf, {});
    // An own price that no other vendor undercuts.
    await keeper.ownPrice(article.id, offer.vendorId, 10);
    const { t, r, title, entry, row, amount, side, split, orderNow, place, placed } = parts(page, 'en');
    const counted = (text: string) => expect(entry).toHaveAccessibleName(new RegExp(text));

    await test.step('removed on its page until it stands on the list, and the sidebar counts it', async () => {
      await page.goto(`/inventory/article/${article.id}`);
      await expect(title).toBeVisible();
      await remove(page, 2);
      await expect(entry).toHaveAccessibleName(t('shell:nav.reorder'));
      await remove(page, 2);
      await counted(t('shell:nav.low_one', { count: 1 }));
      await remove(page, 2);
      await counted(t('shell:nav.lowAndBelow_one', { count: 1, below: 1 }));
      await entry.click();
      await expect(page.getByRole('rowgroup').filter({ hasText: r('group.belowMinimum') })).toContainText(
        article.name,
      );
      await expect(amount(article.name)).toHaveValue('8');
    });

    await test.step('article, product, inventory and dashboard say the same number', async () => {
      const order = page.getByRole('button', {
        name: new RegExp(`^${t('addToCart:order', { amount: '8 ' })}`),
      });
      await walkTo(page, `/inventory/article/${article.id}`);
      await expect(order).toBeVisible();
      await walkTo(page, `/inventory/product/${offer.productId}`);
      await expect(order).toBeVisible();
      await walkTo(page, '/inventory');
      await page.getByRole('button', { name: t('inventory:row.menu', { name: article.name }) }).click();
      const fill = new RegExp(`^${t('inventory:row.fill', { amount: '8 ' })}`);
      await expect(page.getByRole('menuitem', { name: fill })).toBeVisible();
      await page.keyboard.press('Escape');
      await walkTo(page, '/dashboard');
      const urgent = page.getByRole('button', { name: new RegExp(`^Add 8 .*${article.name}`) });
      await urgent.scrollIntoViewIfNeeded();
      await expect(urgent).toBeVisible();
      await entry.click();
    });

    await test.step('an amount that is none stays with its reason', async () => {
      await amount(article.name).fill('2,5');
      await amount(article.name).press('Tab');
      await expect(row(article.name).getByRole('alert')).toBeVisible();
      await amount(article.name).fill('9');
      await amount(article.name).press('Tab');
      await expect(row(article.name).getByText(r('amount.chosen'))).toBeVisible();
      await expectNoAxeViolations(page);
    });

    await test.step('a colleague has ordered of it: what this list still says is not added on top; a vendor’s basket that is not chosen', async () => {
      await buyer.put(offer, buyer.branch, 2);
      await page.getByRole('button', { name: r('side.add_one', { count: 1 }), exact: true }).click();
      const refusal = page.getByRole('alert').filter({ hasText: t('errors:REORDER_NEED_CHANGED') });
      await expect(refusal.getByRole('link', { name: article.name })).toBeVisible();
      await expect(amount(article.name)).toHaveValue('7');
      await expect(row(article.name)).toContainText(r('amount.former', { number: 9 }));
      await expect(row(article.name)).toContainText(r('comes.inCart', { number: 2 }));
      await buyer.put(beside, buyer.main, 1);
      // A page of its own: what another screen puts in is not known to the one that is open until it is looked at again.
      await page.goto(`/cart?address=${buyer.main}`);
      const box = page.getByRole('checkbox', { name: t('cart:check.vendor', { vendor: offer.vendorName }) });
      await box.uncheck();
      await entry.click();
    });

    await test.step('the cheapest split leads to the checkout, which names the vendor that was not chosen', async () => {
      await split.click();
      await expect(page.getByRole('region', { name: offer.vendorName })).toContainText('7 × 0,10');
      await expectNoAxeViolations(page);
      await orderNow.click();
      const basket = page.getByRole('region', { name: offer.vendorName, exact: true });
      await expect(basket.getByText(t('checkout:opened_one', { names: beside.name }))).toBeVisible();
      await place.click();
      await expect(placed).toHaveCount(1);
      const [order] = await buyer.orders();
      expect(order?.netCents).toBeGreaterThanOrEqual(70);
    });

    await test.step('it is ordered instead of being suggested again', async () => {
      await entry.click();
      await expect(amount(article.name)).toHaveValue('0');
      await expect(row(article.name)).toContainText(r('comes.onTheirWay', { number: 7 }));
      await expect(page.getByText(r('factsCovered_one', { count: 1 }))).toBeVisible();
      await expect(page.getByRole('rowgroup').filter({ hasText: r('group.belowMinimum') })).toContainText(
        r('group.covered', { covered: 1 }),
      );
      await expect(side).toContainText(`are ordered from ${offer.vendorName}, already deducted.`);
      await expect(row(article.name).getByRole('checkbox')).toBeDisabled();
      await expect(entry).toHaveAccessibleName(t('shell:nav.reorder'));
    });

    await test.step('it comes, and leaves the list', async () => {
      const [order] = await buyer.orders();
      if (!order) throw new Error('Nothing was ordered');
      // Goods can come as soon as the order has reached the vendor.
      await expect(() => buyer.receiveAll(order.id, shelf)).toPass();
      expect(await keeper.stockOf(article.id)).toBe(9);
      await page.reload();
      await expect(page.getByRole('heading', { name: r('empty.title') })).toBeVisible();
    });
  });
});

test.describe('everything that is low, on a phone (de)', () => {
  test.use({ locale: locales.de, viewport: { width: 390, height: 844 } });

  test('is ordered with at most five clicks from the dashboard', async ({ page, context }) => {
    const user = await createPractice('fuenf-klicks');
    const buyer = await enterAsBuyer(context, 'fuenf-klicks', user);
    const keeper = await enterAsStorekeeper(context, 'fuenf-klicks', user);
    const shelf = await keeper.storage('Regal');
    for (const { productId } of await buyer.findOffers(3))
      await keeper.lowArticle(productId, { minimum: 1, warning: 2, ideal: 4 }, shelf);
    const { r, title, split, orderNow, place, placed } = parts(page, 'de');
    let clicks = 0;
    const click = async (target: Locator) => {
      clicks += 1;
      await target.click();
    };

    await page.goto('/dashboard');
    // On a phone the words of its link are not seen: the whole tile leads on.
    await click(page.locator('main li', { has: page.locator('a[href="/re-order"]') }).first());
    await expect(title).toHaveText(r('title'));
    await expect(page.getByText(r('side.selected', { selected: 3, count: 3 }))).toBeVisible();
    await expectNoAxeViolations(page);
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overhang()).toBe(0);
    await click(split);
    await expect(orderNow).toBeEnabled();
    await expectNoAxeViolations(page);
    expect(await overhang()).toBe(0);
    await click(orderNow);
    await click(place);
    await expect(placed).not.toHaveCount(0);
    expect(clicks).toBeLessThanOrEqual(5);
    await walkTo(page, '/re-order');
    await expect(page.getByText(r('factsCovered_other', { count: 3 }))).toBeVisible();
  });
});
