// The server goes away for 30 seconds in the middle of a booking and of an order. Both were carried out and nobody heard of it:
// the pages wait, say so, and send the same again, and there is one booking and one order.
import type { Browser } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { openLine } from './support/cut-line.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { type Language, locales, say } from './support/texts.ts';

const outageMs = 30_000;

async function openPage(browser: Browser, baseURL: string, language: Language, more: object = {}) {
  const context = await browser.newContext({
    baseURL,
    locale: locales[language],
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...more,
  });
  const page = await context.newPage();
  const t = say(language);
  const words = t('reconnecting:state_other').split(',')[0] ?? '';
  return { context, page, t, state: page.getByText(words) };
}

test('a booking and an order outlive a server that is away for 30 seconds', async ({ browser }) => {
  const line = await openLine();
  const store = await openPage(browser, line.url, 'en');
  const shop = await openPage(browser, line.url, 'de', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  });
  const keeper = await enterAsStorekeeper(store.context, 'reconnecting-store');
  const gloves = await keeper.article('Nitrila', {});
  await keeper.bookIn(gloves, 4, await keeper.storage('Room 1'), {});
  const buyer = await enterAsBuyer(shop.context, 'reconnecting-shop');
  const [offer] = await buyer.findOffers(1);
  if (!offer) throw new Error('The demo data has an offer');
  await buyer.put(offer, buyer.main, 2);

  const dialog = store.page.getByRole('dialog');
  const amount = dialog.getByLabel(store.t('article:stock.amount'));
  await store.page.goto(`/inventory/article/${gloves}`);
  await store.page.getByRole('button', { name: store.t('article:actions.remove'), exact: true }).click();
  await amount.fill('3');
  await shop.page.goto(`/cart/review/${buyer.main}`);
  // Who came here by a link has pressed something before, and the page has what it needs to say that the server is away.
  const prepared = shop.page.waitForResponse(/reconnecting[^/]*\.js$/);
  await shop.page.getByRole('heading', { level: 1 }).click();
  await prepared;
  const order = shop.page.getByRole('button', { name: shop.t('checkout:summary.order_one', { count: 1 }) });
  await expect(order).toBeEnabled();

  const cut = line.cutAfter(
    '/pro/stock/consumption',
    `/api/marketplace/v1/wwarenkorb/${offer.vendorId}/${buyer.main}`,
  );
  const before = await shop.page.getByRole('heading', { level: 1 }).boundingBox();
  await dialog.getByRole('button', { name: store.t('article:stock.remove') }).click();
  await order.click();
  await cut;
  const back = new Promise((resolve) => setTimeout(resolve, outageMs)).then(line.mend);

  await expect(store.state).toBeVisible();
  await expect(amount).toHaveValue('3');
  await expect(shop.state).toBeVisible();
  await expect(shop.state).toBeInViewport({ ratio: 1 });
  expect(await shop.page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  await expectNoAxeViolations(shop.page);
  await back;

  const heard = store.page.getByRole('status').filter({ hasText: 'Nitrila' });
  await expect(heard).toBeVisible();
  await expect(shop.page.getByRole('heading', { level: 1 })).toHaveText(shop.t('checkout:done.title_one'));
  await expect(store.state).toBeHidden();
  await expect(shop.state).toBeHidden();
  expect(await keeper.stockOf(gloves)).toBe(1);
  expect(await keeper.movementsOf(gloves)).toHaveLength(2);
  expect(await buyer.orders()).toHaveLength(1);
  await store.context.close();
  await shop.context.close();
  await line.close();
});
