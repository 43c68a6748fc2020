import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper, type StoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const purchases = (who: StoreKeeper, productId: number) => who.send('GET', `orders/purchases/${productId}`);

async function aBuyer() {
  const who = await aStoreKeeper(app);
  const [vendor, address] = [await aVendor(app), await anAddress(app, who.user.practiceId)];
  const buy = (wish: Partial<Parameters<typeof anOrder>[1]>) =>
    anOrder(app, { user: who.user, vendor, address, ...wish });
  return { who, vendor, buy };
}

test('the newest purchase comes first, two lines of one order are one, and the sum counts all', async () => {
  const { who, vendor, buy } = await aBuyer();
  const productId = await aProduct(app);
  const older = await buy({
    placedAt: '2026-01-12T09:00:00Z',
    state: 'fully-received',
    vendorName: 'Depot am Markt',
    positions: [{ productId, quantity: 2 }, { quantity: 7 }, { productId, quantity: 3 }],
  });
  const newer = await buy({ placedAt: '2026-04-21T09:00:00Z', positions: [{ productId, quantity: 1 }] });
  const { data } = await purchases(who, productId);
  expect(data).toEqual({
    items: [
      expect.objectContaining({ orderId: newer, quantity: 1, netCents: 1000 }),
      {
        orderId: older,
        orderNumber: expect.any(String),
        placedAt: '2026-01-12T09:00:00.000Z',
        vendorId: vendor,
        vendorName: 'Depot am Markt',
        vendorHue: expect.any(Number),
        quantity: 5,
        netCents: 5000,
      },
    ],
    count: 2,
    quantity: 6,
    netCents: 6000,
    firstAt: '2026-01-12T09:00:00.000Z',
    timesBought: expect.any(Number),
    usualQuantity: expect.any(Number),
  });
});

test('what was rejected, cancelled or waits for an approval was not bought, nor what another practice bought', async () => {
  const [{ who, buy }, other] = [await aBuyer(), await aBuyer()];
  const productId = await aProduct(app);
  const positions = [{ productId }];
  for (const state of ['rejected', 'cancelled', 'pending-approval'] as const) await buy({ state, positions });
  await other.buy({ positions });
  const sums = { count: 0, quantity: 0, netCents: 0, firstAt: null };
  const nothing = { items: [], ...sums, timesBought: 0, usualQuantity: 1 };
  expect((await purchases(who, productId)).data).toEqual(nothing);
  expect((await purchases(other.who, productId)).data).toMatchObject({ count: 1 });
});

test('the usual amount is the median of the last 12 months', async () => {
  const { who, buy } = await aBuyer();
  const productId = await aProduct(app);
  for (const quantity of [1, 20, 5]) await buy({ positions: [{ productId, quantity }] });
  expect((await purchases(who, productId)).data).toMatchObject({ timesBought: 3, usualQuantity: 5 });
});

test('at most a hundred are listed, all are counted', async () => {
  const { who, buy } = await aBuyer();
  const productId = await aProduct(app);
  for (let order = 0; order < 101; order += 1) await buy({ positions: [{ productId }] });
  const { data } = await purchases(who, productId);
  expect(data.items).toHaveLength(100);
  expect(data).toMatchObject({ count: 101, netCents: 101_000 });
});

test('an unknown product, and the own product of another practice, are not found', async () => {
  const [who, other] = [await aStoreKeeper(app), await aStoreKeeper(app)];
  const { productId } = await other.see(await other.anArticle());
  expect((await purchases(other, productId)).status).toBe(200);
  for (const id of [productId, 999_999_999]) expect((await purchases(who, id)).status).toBe(404);
});
