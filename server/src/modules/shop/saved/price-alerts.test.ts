// Price alerts of the watchlist over HTTP: target price, median of 90 days, whose prices count, and what it costs.
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
let keeper: StoreKeeper;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  keeper = await aStoreKeeper(app);
});

const today = calendarDay(new Date());

/** Offered since long at 10.00, today at another price. */
async function anOfferAt(productId: number, vendorId: number, cents: number, more: object = {}) {
  const offer = await anOffer(app, productId, vendorId, { tiers: [[1, cents]], ...more });
  await app.asOwner.run(
    'insert into offer_price_history (offer_id, valid_from, unit_price_cents) values ($1, $2, 1000), ($1, $3, $4)',
    [offer, addDays(today, -200), today, cents],
  );
  return offer;
}
const watch = (productId: number, body: object = {}, who = keeper) =>
  who.send('PUT', `catalog/product/${productId}/watch`, { isWatched: true, ...body });
const alerts = async (who = keeper) => (await who.send('GET', 'saved/article/price-alerts')).data;
const alertedIds = async (who = keeper) => (await alerts(who)).items.map(({ id }: { id: number }) => id);

test('below the target price, or 10 % below the median: on the list, on the watchlist and with the product', async () => {
  const vendor = await aVendor(app, { name: 'Depot Nord' });
  const [target, median, usual, unwatched] = [
    await aProduct(app),
    await aProduct(app),
    await aProduct(app),
    await aProduct(app),
  ];
  await anOfferAt(target, vendor, 990);
  await anOfferAt(median, vendor, 900, { minimum: 3, step: 3 });
  await anOfferAt(usual, vendor, 901);
  await anOfferAt(unwatched, vendor, 100);
  const address = await anAddress(app, keeper.user.practiceId);
  await anOrder(app, {
    user: keeper.user,
    vendor,
    address,
    placedAt: new Date(Date.now() - 86_400_000).toISOString(),
    positions: [{ productId: median, quantity: 5 }],
  });
  await watch(target, { targetCents: 991 });
  await watch(median);
  await watch(usual);

  const { items, total } = await alerts();
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      id: median,
      lowestPriceCents: 900,
      alert: { reason: 'median', comparedCents: 1000, percentBelow: 10 },
      vendor: { id: vendor, name: 'Depot Nord' },
      usualQuantity: 6,
    },
    { id: target, alert: { reason: 'target', comparedCents: 991, percentBelow: 0 }, usualQuantity: 1 },
  ]);
  const { data: saved } = await keeper.send('GET', 'saved/article/list?tab=watchlist');
  const watchedOf = (id: number) => saved.items.find((item: { id: number }) => item.id === id).watched;
  expect(watchedOf(target)).toMatchObject({ targetCents: 991, alert: { reason: 'target' } });
  expect(watchedOf(usual)).toEqual({ targetCents: null, alert: null });
  const { data: bought } = await keeper.send('GET', 'saved/article/list');
  expect(bought.items[0]).toMatchObject({ id: median, watched: null });
  expect((await keeper.send('GET', `catalog/product/${target}`)).data).toMatchObject({
    isWatched: true,
    targetCents: 991,
  });
  expect(await alertedIds(await aStoreKeeper(app))).toEqual([]);
});

test('the target price stays until it is changed, and goes with the watchlist', async () => {
  const product = await aProduct(app);
  const targetNow = async () => (await keeper.send('GET', `catalog/product/${product}`)).data.targetCents;
  await watch(product, { targetCents: 700 });
  await watch(product);
  expect(await targetNow()).toBe(700);
  await watch(product, { targetCents: null });
  expect(await targetNow()).toBeNull();
  await watch(product, { targetCents: 700 });
  await watch(product, { isWatched: false });
  await watch(product);
  expect(await targetNow()).toBeNull();
  for (const targetCents of [0, -1, 1.5, 2_000_000_001, '700', {}])
    expect((await watch(product, { targetCents })).status, String(targetCents)).toBe(422);
  expect((await watch(2_147_483_647, { targetCents: 1 })).status).toBe(404);
});

test('own discount and own prices count, vendors that are hidden or cannot deliver do not', async () => {
  const [vendor, other] = [await aVendor(app), await aVendor(app)];
  const product = await aProduct(app);
  await anOfferAt(product, vendor, 1000);
  const cheaper = await anOfferAt(product, other, 500, { availability: 'unavailable' });
  await watch(product, { targetCents: 950 });
  expect(await alertedIds(), 'nobody can deliver at 5.00').toEqual([]);
  const preference = (columns: string, values: string) =>
    app.asOwner.run(
      `insert into vendor_preference (practice_id, vendor_id, ${columns}) values ($1, $2, ${values})`,
      [keeper.user.practiceId, columns === 'is_hidden' ? other : vendor],
    );
  await app.asOwner.run(`update offer set availability = 'available' where id = $1`, [cheaper]);
  expect(await alertedIds()).toEqual([product]);
  await preference('is_hidden', 'true');
  expect(await alertedIds()).toEqual([]);
  await preference('discount_basis_points', '2000');
  expect((await alerts()).items).toMatchObject([{ lowestPriceCents: 800, alert: { reason: 'target' } }]);
  await watch(product, { targetCents: null });
  expect(await alertedIds(), 'the own discount of today is no fall of the price').toEqual([]);
});

test('twenty watched products cost as many statements as two', async () => {
  const vendor = await aVendor(app);
  const watchCheap = async () => {
    const product = await aProduct(app);
    await anOfferAt(product, vendor, 500);
    await watch(product);
  };
  for (let index = 0; index < 2; index += 1) await watchCheap();
  const count = async () => [
    (await recordStatements(() => alerts())).length,
    (await recordStatements(() => keeper.send('GET', 'saved/article/list?tab=watchlist'))).length,
  ];
  const few = await count();
  for (let index = 0; index < 28; index += 1) await watchCheap();
  expect(await count()).toEqual(few);
  expect(few[0]).toBeLessThanOrEqual(12);
  expect(await alerts()).toMatchObject({ total: 30, items: { length: 24 } });
});
