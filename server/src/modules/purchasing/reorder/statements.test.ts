// Two hundred rows cost as many questions to the database as one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aVendor } from '../../../testing/catalog-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { aReorderer, type Reorderer } from './testing/reorderer.ts';

let app: TestApp;
let me: Reorderer;
beforeAll(async () => {
  app = await startTestApp({ OPTIMIZER_THREADS: '1' });
  me = await aReorderer(app);
});
afterAll(() => app.close());

/** Every kind of row: sold or not, on its way, in the cart, put there, snoozed and left out. */
async function anotherRow(number: number, vendorId: number): Promise<number> {
  const offers = number % 7 === 6 ? [] : [{ vendorId }];
  const { articleId, productId } = await me.anArticle({ minimum: 1, ideal: 5, offers });
  if (number % 5 === 1) await me.order(productId, 2);
  if (number % 5 === 2) await me.inCart(productId, vendorId, 1);
  if (number % 5 === 3) await me.send('POST', 'reorder', { articleId, quantity: 9 });
  if (number % 10 === 4) await me.send('PUT', `reorder/${articleId}`, { leaveOut: true });
  if (number % 10 === 9) await me.send('PUT', `reorder/${articleId}`, { snooze: { until: '2199-01-01' } });
  return articleId;
}

test('the list, its count, amounts, adding, splitting and setting aside ask the same for 10 rows and for 200', async () => {
  const vendorId = await aVendor(app, { shipping: 0 });
  const ids: number[] = [];
  const grow = async (to: number) => {
    while (ids.length < to) ids.push(await anotherRow(ids.length, vendorId));
  };
  const counted = async () => {
    const rows = (await me.list()).filter(({ offers, inCarts }) => offers.length > 0 && inCarts.length === 0);
    const lines = rows.map(({ article }) => ({ articleId: article.id, quantity: 1, vendorId, needed: 0 }));
    const body = { addressId: me.address, lines };
    const asks = [
      () => me.send('GET', 'reorder'),
      () => me.send('GET', 'reorder/counts'),
      () => me.send('GET', `reorder/amounts?ids=${ids}`),
      () => me.send('POST', 'reorder/optimizer', body),
      () => me.send('POST', 'reorder/optimizer/cart', body),
      () => me.send('POST', 'reorder/fill-up', { articleIds: ids }),
      () => me.send('PUT', 'reorder', { articleIds: ids, snooze: null }),
    ];
    const counts: number[] = [];
    for (const ask of asks) {
      const statements = await recordStatements(async () => expect((await ask()).status).toBe(200));
      counts.push(statements.length);
    }
    await app.asOwner.run('delete from cart_position where quantity > 1');
    return counts;
  };
  await grow(10);
  const few = await counted();
  await grow(200);
  expect(await counted()).toEqual(few);
  expect(few[0]).toBeLessThanOrEqual(15);
}, 120_000);
