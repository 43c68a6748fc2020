// Longer work on the handheld: goods of an order and a count of a storage, without the network, killed and sent once; and a
// new version of the app that takes over with everything that waits.
import { axeFaults } from './support/axe.ts';
import { enterAsBuyer } from './support/buyer.ts';
import { scan } from './support/scan.ts';
import { readyForCellar } from './support/scan-device.ts';
import { enterAsStorekeeper } from './support/storekeeper.ts';
import { expect, test } from './support/test.ts';
import { locales, say } from './support/texts.ts';
import { openVersionGate } from './support/version-gate.ts';

const t = say('de');
const app = (key: string, values?: Readonly<Record<string, string | number>>) => t(`scanApp:${key}`, values);
const work = (key: string, values?: Readonly<Record<string, string | number>>) =>
  t(`scanModes:${key}`, values);

test.use({ locale: locales.de, viewport: { width: 360, height: 640 } });

test('goods and a storage are counted in the cellar, survive a kill, and come in once', async ({
  page,
  context,
  watch,
}) => {
  watch.expected = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
  const faults: string[] = [];
  const look = async (what: string) =>
    faults.push(...(await axeFaults(page)).map((fault) => `${what}: ${fault}`));
  const buyer = await enterAsBuyer(context, 'scan-work');
  const keeper = await enterAsStorekeeper(context, 'scan-work', buyer.account);
  const [offer] = await buyer.findOffers(1);
  if (!offer) throw new Error('The catalogue offers nothing');
  const cellar = await keeper.storage('Keller');
  const article = await keeper.articleOf(offer.productId, cellar);
  await buyer.put(offer, buyer.main, 2);
  const { wBestellung } = await buyer.order(offer, buyer.main);
  const gloves = await keeper.article('Nitrila', {});
  const { labelIds } = await keeper.bookIn(gloves, 3, cellar, {});
  const device = await keeper.device('Keller');
  const sheet = page.getByRole('dialog');
  const choose = async (mode: string) => {
    await page.getByRole('button', { name: app('mode.more') }).click();
    await sheet.getByRole('button', { name: app(`mode.${mode}`) }).click();
  };
  const queue = (key: string, count: number) =>
    page.getByRole('button', { name: app(`queue.${key}`, { count }) });
  const batch = sheet.getByLabel(work('receive.batch'), { exact: true });
  const back = () => page.getByRole('button', { name: app('back') }).click();

  await test.step('the bottom bar of the phone leads to the scan app', async () => {
    await page.goto('/dashboard');
    await page
      .getByRole('navigation', { name: t('shell:nav.quick') })
      .getByRole('link', { name: t('shell:nav.scan') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: app('pair.title') })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/scan');
    await look('pairing');
    await page.getByLabel(app('pair.field')).fill(device.code);
    await expect(page.getByText(app('queue.allSent'))).toBeVisible();
    await readyForCellar(page);
    await look('scanning');
  });

  await test.step('the orders that can come now are kept; their packs count without the network', async () => {
    // It can come once it went out.
    await expect.poll(() => keeper.receivableOrders()).toContain(wBestellung.ID);
    await choose('receive');
    await expect(page.getByText(offer.vendorName)).toBeVisible();
    await look('orders');
    const pack = (batch: string) => `(01)${article.gtin}(17)290331(10)${batch}`;
    // The first pack says which order it is, and counts there.
    await scan(page, pack('A1'));
    await expect(page.getByText(work('receive.open', { count: 2 }))).toBeVisible();
    await expect(page.getByRole('button', { name: work('receive.book_one', { count: 1 }) })).toBeVisible();
    await context.setOffline(true);
    // As fast as a scanner can.
    await scan(page, pack('A1'));
    await scan(page, pack('B2'));
    await expect(page.getByText(work('receive.over'))).toBeVisible();
    await expect(page.getByRole('button', { name: work('receive.book_other', { count: 3 }) })).toBeVisible();
    await look('order');
    await page.reload();
    await choose('receive');
    await expect(page.getByText(work('receive.begun_other', { count: 3 }))).toBeVisible();
    await page.getByText(offer.vendorName).click();
    await page.getByText('A1, B2').click();
    await expect(batch.nth(1)).toHaveValue('B2');
    await expect(sheet.getByLabel(work('receive.expiry')).first()).toHaveValue('31.03.2029');
    await look('a position');
    await batch.nth(1).fill('');
    await sheet.getByRole('button', { name: work('receive.done') }).click();
    await page.getByRole('button', { name: work('receive.book_other', { count: 3 }) }).click();
    await expect(sheet.getByText(work('receive.missing')), 'the article demands a batch').toBeVisible();
    await batch.nth(1).fill('B3');
    await sheet.getByRole('button', { name: work('receive.done') }).click();
    await page.getByRole('button', { name: work('receive.book_other', { count: 3 }) }).click();
    await sheet.getByRole('button', { name: work('receive.bookAnyway') }).click();
    const kept = { count: 3, name: offer.vendorName };
    await expect(page.getByText(work('receive.onDevice_other', kept))).toBeVisible();
    await back();
    await expect(queue('waiting_one', 1)).toBeVisible();
    expect(await keeper.stockOf(article.id)).toBe(0);
    await context.setOffline(false);
    await expect(page.getByText(app('queue.allSent'))).toBeVisible();
    expect(await keeper.stockOf(article.id)).toBe(3);
    expect((await keeper.movementsOf(article.id)).map(({ user }) => user)).toEqual(['Keller', 'Keller']);
  });

  await test.step('a storage is counted: each label once, however fast, and amounts that are typed', async () => {
    await choose('count');
    await look('storages');
    await page.getByRole('listitem').getByText('Keller').click();
    await expect(page.getByText(work('count.progress', { counted: 0, all: 3 }))).toBeVisible();
    await context.setOffline(true);
    for (const label of [...labelIds, labelIds[0] ?? '']) await scan(page, label);
    await expect(page.getByText(work('count.again', { name: 'Nitrila' }))).toBeVisible();
    await page.getByRole('button', { name: /B3/ }).click();
    await look('an amount');
    await sheet.getByLabel(work('count.howMany')).fill('2,5');
    await expect(sheet.getByRole('button', { name: work('save') })).toBeDisabled();
    await sheet.getByLabel(work('count.howMany')).fill('4');
    await sheet.getByRole('button', { name: work('save') }).click();
    await expect(page.getByText(work('count.progress', { counted: 2, all: 3 }))).toBeVisible();
    await look('counting');
    await context.setOffline(false);
    await back();
    await back();
    await expect(page.getByText(app('queue.allSent'))).toBeVisible();
    expect((await keeper.countedIn(cellar)).sort()).toEqual([3, 4, null]);
  });

  await test.step('what was put on the re-order list or aside is taken back from the list of bookings', async () => {
    await page.getByRole('button', { name: app('mode.reorder') }).click();
    await scan(page, labelIds[1] ?? '');
    await expect.poll(() => keeper.isPutOnReorder(gloves)).toBe(true);
    await page.getByRole('button', { name: app('result.next') }).click();
    await expect(page.getByText(app('queue.allSent'))).toBeVisible();
    await page.getByRole('button', { name: app('queue.allSent') }).click();
    await look('queue');
    await page
      .getByRole('button', { name: new RegExp(app('queue.booked_other', { count: '\\d+' })) })
      .click();
    await page.getByRole('button', { name: app('booked.undo', { name: 'Nitrila' }) }).click();
    await expect.poll(() => keeper.isPutOnReorder(gloves)).toBe(false);
    await look('bookings');
    await back();
    await back();
    await page.getByRole('button', { name: app('settings.open') }).click();
    await look('settings');
  });
  expect(faults).toEqual([]);
});

test('a new version takes over when nobody is in the middle of something, with all that waits', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  // The gate is another address than the product's own.
  watch.expected = [
    /ERR_EMPTY_RESPONSE/,
    /ERR_CONNECTION/,
    /ERR_FAILED/,
    /asked another host: http:\/\/localhost:/,
  ];
  const keeper = await enterAsStorekeeper(context, 'scan-version');
  const room = await keeper.storage('Raum 1');
  const articleId = await keeper.article('Wipora', {});
  const { labelIds } = await keeper.bookIn(articleId, 5, room, {});
  const { code } = await keeper.device('Zimmer 1');
  const gate = await openVersionGate(baseURL ?? '');
  const waiting = page.getByRole('button', { name: app('queue.waiting_other', { count: 3 }) });
  const versions = () => page.evaluate(() => caches.keys());
  try {
    await page.goto(`${gate.url}/scan`);
    await page.getByLabel(app('pair.field')).fill(code);
    await expect(page.getByText(app('queue.allSent'))).toBeVisible();
    await readyForCellar(page);
    gate.isShut = true;
    for (const label of labelIds.slice(0, 3)) await scan(page, label);
    await expect(waiting).toBeAttached();
    const [before] = await versions();

    // A result is being read: the new version is there, and waits.
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    gate.isNewer = true;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(versions).toEqual([before, 'praxora-scan-newer']);
    await expect(page.locator('html[data-before]')).toBeAttached();
    await page.getByRole('button', { name: app('result.next') }).click();
    await expect(page.locator('html:not([data-before])')).toBeAttached();
    await expect(waiting).toBeVisible();
    expect(await keeper.stockOf(articleId)).toBe(5);

    gate.isShut = false;
    await page.reload();
    await expect(page.getByText(app('queue.allSent'))).toBeVisible();
    expect(await keeper.stockOf(articleId)).toBe(2);
    const used = (await keeper.movementsOf(articleId)).filter(({ kind }) => kind === 'consumption');
    expect(used.map(({ labelId }) => labelId).reverse()).toEqual(labelIds.slice(0, 3));
  } finally {
    await gate.close();
  }
});
