// Own products against orders of every state and age.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserContext } from '../../../platform/context.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { ownProductIds, purchasesByProduct } from './own-products.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const now = () => new Date('2026-11-18T10:00:00Z');

async function aBuyer() {
  const who = await aStoreKeeper(app);
  const [vendor, address] = [await aVendor(app), await anAddress(app, who.user.practiceId)];
  const buy = (wish: Partial<Parameters<typeof anOrder>[1]>) =>
    anOrder(app, { user: who.user, vendor, address, ...wish });
  const read = <T>(work: (context: Pick<UserContext, 'tx' | 'now'>) => Promise<T>) =>
    app.search.platform.database.reading(who.user.practiceId, (tx) => work({ tx, now }));
  return { who, vendor, buy, read };
}

test('times bought and median count orders of 12 months, own products those of 24, and articles', async () => {
  const { who, buy, read, vendor } = await aBuyer();
  const [often, old, ancient] = [await aProduct(app), await aProduct(app), await aProduct(app)];
  const [refused, article] = [await aProduct(app), await aProduct(app)];
  const order = (placedAt: string, productId: number, quantity: number, state?: 'rejected') =>
    buy({ placedAt, positions: [{ productId, quantity }], ...(state ? { state } : {}) });
  await order('2025-12-01T00:00:00+01:00', often, 2);
  await order('2026-05-01T09:00:00Z', often, 10);
  await buy({
    placedAt: '2026-11-01T09:00:00Z',
    vendorName: 'Depot am Markt',
    positions: [
      { productId: often, quantity: 3 },
      { productId: often, quantity: 4 },
    ],
  });
  await order('2025-11-30T12:00:00Z', often, 500);
  await order('2024-12-01T00:00:00+01:00', old, 1);
  await order('2024-11-30T12:00:00Z', ancient, 1);
  await order('2026-11-01T09:00:00Z', refused, 1, 'rejected');
  const slug = await readSlug(app, article);
  await who.anArticle({ catalogOrigin: { catalogProductSlug: slug } });

  const known = await read((context) => purchasesByProduct(context, [often, refused]));
  expect([...known.values()]).toEqual([
    {
      productId: often,
      timesBought: 3,
      isRecent: true,
      medianQuantity: 7,
      lastAt: new Date('2026-11-01T09:00:00Z'),
      lastVendor: { id: vendor, name: 'Depot am Markt' },
      lastUnitCents: 1000,
    },
  ]);
  const all = await read((context) => purchasesByProduct(context));
  expect(all.get(old)).toMatchObject({ timesBought: 0, isRecent: true, medianQuantity: null });
  expect(all.get(ancient)).toMatchObject({ timesBought: 0, isRecent: false });
  expect(all.has(refused)).toBe(false);
  expect(all.get(often)).toEqual(known.get(often));
  const own = await read((context) => ownProductIds(context, 100));
  expect(own.toSorted()).toEqual([often, old, article].toSorted());
  expect(await read((context) => ownProductIds(context, 2))).toHaveLength(2);
});
