// Filling up to ideal stock: one request, whatever is missing, once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let me: Buyer;
beforeAll(async () => {
  app = await startTestApp();
  me = await aBuyer(app);
});
afterAll(() => app.close());

async function anArticle(name: string, idealStock: number, priceCents: number | null): Promise<number> {
  const product = await aProduct(app);
  const vendor = await aVendor(app, { name: `Lieferant ${product}`, shipping: 500, freeFrom: null });
  if (priceCents !== null) await anOffer(app, product, vendor, { tiers: [[1, priceCents]] });
  const slug = await readSlug(app, product);
  const answer = await me.call('POST', '/pro/inventory/article', {
    name,
    catalogOrigin: { catalogProductSlug: slug },
    labelConfiguration: { consumptionPerScan: 1, unitToCount: 'ORDER_UNIT', unitToLabel: 'SALES_UNIT' },
    notificationInformation: {
      notificationsEnabled: true,
      minimumStock: { amount: 0 },
      warningStock: { amount: 0 },
      idealStock: { amount: idealStock },
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.saved[0].id;
}

const fillUp = (...articleIds: number[]) => me.call('POST', '/pro/reorder/fill-up', { articleIds });
const filledUp = async (...articleIds: number[]) => {
  const answer = await fillUp(...articleIds);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const netOf = async () =>
  (await me.market('GET', 'wwarenkorb/list'))
    .json()
    .data.Warenkoerbe.reduce((sum: number, { NettoCent }: { NettoCent: number }) => sum + NettoCent, 0);

test('what is missing comes in once, its growth is the cart’s, and one undo takes all of it back', async () => {
  const gloves = await anArticle('Handschuh', 4, 1000);
  const masks = await anArticle('Maske', 2, 300);
  const unsold = await anArticle('Rarität', 1, null);
  const first = await filledUp(gloves, masks, unsold);
  expect(first.added.map(({ quantity }: { quantity: number }) => quantity)).toEqual([4, 2]);
  expect(first.unavailable).toEqual([{ id: unsold, title: 'Rarität' }]);
  expect(first.growsByCents).toBe(4 * 1000 + 500 + 2 * 300 + 500);
  expect(first.growsByCents).toBe(await netOf());
  const again = await filledUp(gloves, masks);
  expect(again).toEqual({ addressId: null, added: [], unavailable: [], growsByCents: 0, undoId: null });
  await me.call('POST', `/pro/cart/undo/${first.undoId}`);
  expect(await netOf()).toBe(0);
});

test('an article of another practice is not known', async () => {
  const mine = await anArticle('Tuch', 3, 100);
  me = await aBuyer(app);
  const theirs = await anArticle('Tuch', 3, 100);
  expect((await fillUp(theirs, mine)).statusCode).toBe(404);
  expect(await netOf()).toBe(0);
});
