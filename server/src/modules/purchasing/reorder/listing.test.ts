// Rows of the re-order list, and the quantity of each to be ordered.
import { reorderFigures } from '@praxora/rules/purchasing/reorder-figures';
import { orderStates } from '@praxora/rules/shared/order-state';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, aVendor } from '../../../testing/catalog-builders.ts';
import { aReorderer, type Reorderer } from './testing/reorderer.ts';

let app: TestApp;
let me: Reorderer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  me = await aReorderer(app);
});
afterAll(() => app.close());

const groupsOf = async () =>
  (await me.list()).map(({ article, group, amount }) => [article.name, group, amount]);

test('everything that is watched, kept in stock, not discontinued and low stands on it, by urgency', async () => {
  await me.anArticle({ name: 'Leer', minimum: 2, warning: 5, ideal: 10, stock: 2 });
  await me.anArticle({ name: 'Knapp', minimum: 2, warning: 5, ideal: 10, stock: 5 });
  await me.anArticle({ name: 'Genug', minimum: 2, warning: 5, ideal: 10, stock: 6 });
  await me.anArticle({ name: 'Unbeobachtet', minimum: 2, isWatched: false });
  await me.anArticle({ name: 'Ohne Lager', useInventory: false });
  await me.anArticle({ name: 'Ausgelaufen', minimum: 2, isDiscontinued: true });
  expect(await groupsOf()).toEqual([
    ['Leer', 'belowMinimum', 8],
    ['Knapp', 'reOrderPoint', 5],
  ]);
  expect(await me.counts()).toEqual({ count: 2, belowMinimum: 1, covered: 0 });
});

test('the amount fills up to the ideal stock in order units, as the best offer sells it', async () => {
  const { articleId } = await me.anArticle({
    minimum: 60,
    warning: 120,
    ideal: 300,
    pieces: 100,
    stock: 46,
    offers: [{ minimum: 4, step: 2, tiers: [[1, 4980]] }],
  });
  const row = await me.rowOf(articleId);
  expect(row).toMatchObject({ suggested: 4, amount: 4, article: { stock: 46, unitsPerOrderUnit: 100 } });
  expect(row?.offers).toMatchObject([{ vendorId: row?.bestVendorId, minimumQuantity: 4, orderStep: 2 }]);
});

test('what is on its way counts by the state of its order, what was received is not counted twice', async () => {
  const { articleId, productId } = await me.anArticle({ minimum: 1, ideal: 20 });
  for (const state of orderStates) await me.order(productId, 1, state);
  const partly = await me.order(productId, 7);
  await me.receive(partly, 5);
  const row = await me.rowOf(articleId);
  // Five states count one each, and of the seven two are still to come; five are in stock, which is above the minimum.
  expect(row).toBeUndefined();
  const { data } = await me.send('GET', `reorder/amounts?ids=${articleId}`);
  expect(data).toMatchObject([{ articleId, amount: 20 - 5 - 5 - 2, onTheirWay: 7, inCarts: 0 }]);
});

test('a row that is covered stays with nothing to order, and counts as covered', async () => {
  const { articleId, productId, vendorId } = await me.anArticle({ minimum: 1, ideal: 5 });
  const ordered = await me.order(productId, 3);
  await me.inCart(productId, vendorId, 2, await anAddress(app, me.keeper.user.practiceId));
  expect(await me.rowOf(articleId)).toMatchObject({
    amount: 0,
    suggested: 0,
    onTheirWay: [{ vendorId: ordered.vendorId, quantity: 3 }],
    inCarts: [{ vendorId, quantity: 2 }],
    lastBought: { vendorId: ordered.vendorId },
  });
  expect(await me.counts()).toEqual({ count: 0, belowMinimum: 0, covered: 1 });
});

test('the counts are the figures of the list: to order, of that below minimum, and covered', async () => {
  const watched = { minimum: 1, warning: 3, ideal: 5 };
  const covered = await me.anArticle(watched);
  await me.inCart(covered.productId, covered.vendorId, 5);
  const partly = await me.anArticle(watched);
  await me.inCart(partly.productId, partly.vendorId, 2);
  await me.anArticle({ ...watched, stock: 2 });
  const snoozed = await me.anArticle(watched);
  await me.send('PUT', `reorder/${snoozed.articleId}`, { leaveOut: true });
  expect(await me.counts()).toEqual({ count: 2, belowMinimum: 1, covered: 1 });
  const rows = (await me.list()).map(({ group, needed, snoozed: until, leftOutAt }) => ({
    group,
    needed,
    isAside: until !== null || leftOutAt !== null,
  }));
  expect(reorderFigures(rows)).toEqual({ toOrder: 2, belowMinimum: 1, covered: 1 });
});

test('a suggestion that was ordered and received leaves the list', async () => {
  for (const thresholds of [
    { minimum: 3 },
    { minimum: 2, warning: 4 },
    { minimum: 2, warning: 4, ideal: 9 },
  ]) {
    const { articleId, productId } = await me.anArticle(thresholds);
    const amount = (await me.rowOf(articleId))?.amount ?? 0;
    await me.receive(await me.order(productId, amount), amount);
    expect(await me.rowOf(articleId)).toBeUndefined();
  }
});

test('the best offer comes first, from stock before on back order; who is hidden sells nothing', async () => {
  const [dear, cheap, late, hidden] = [
    await aVendor(app),
    await aVendor(app),
    await aVendor(app),
    await aVendor(app),
  ];
  const { articleId } = await me.anArticle({
    ideal: 2,
    offers: [
      { vendorId: dear, tiers: [[1, 900]] },
      { vendorId: cheap, tiers: [[1, 800]] },
      { vendorId: late, tiers: [[1, 100]], availability: 'backorder' },
      { vendorId: hidden, tiers: [[1, 50]] },
    ],
  });
  await me.send('PUT', `vendors/${hidden}/preferences`, { isHidden: true });
  const row = await me.rowOf(articleId);
  expect(row?.bestVendorId).toBe(cheap);
  expect(row?.offers.map(({ vendorId }) => vendorId)).toEqual([cheap, dear, late]);
});

test('an article nobody sells stands there with what is missing', async () => {
  const { articleId } = await me.anArticle({ ideal: 3, offers: [] });
  expect(await me.rowOf(articleId)).toMatchObject({ amount: 3, offers: [], bestVendorId: null });
});

test('another practice sees nothing of it, and an address of another practice is not known', async () => {
  const { articleId } = await me.anArticle({ ideal: 3 });
  await me.send('POST', 'reorder', { articleId, quantity: 1 });
  const other = await aReorderer(app);
  expect(await other.list()).toEqual([]);
  expect((await other.send('GET', `reorder/amounts?ids=${articleId}`)).status).toBe(404);
  expect((await other.send('GET', `reorder?addressId=${me.address}`)).status).toBe(404);
});
