// Changes people make on the re-order list, and how long they hold.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
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

const put = (articleId: number, quantity: number) => me.send('POST', 'reorder', { articleId, quantity });
const change = (articleId: number, body: object) => me.send('PUT', `reorder/${articleId}`, body);
const isOnList = async (articleId: number) => (await me.rowOf(articleId)) !== undefined;

test('what is put there adds up, is deducted like every need, and leaves with the goods', async () => {
  const { articleId, productId } = await me.anArticle({ isWatched: false });
  expect((await put(articleId, 2)).data).toMatchObject({ group: 'putHere', amount: 2, put: { quantity: 2 } });
  expect((await put(articleId, 3)).data).toMatchObject({ amount: 5, put: { quantity: 5 } });
  const ordered = await me.order(productId, 5);
  expect(await me.rowOf(articleId)).toMatchObject({ amount: 0, put: { quantity: 5 } });
  await me.receive(ordered, 2);
  expect(await me.rowOf(articleId)).toMatchObject({ amount: 0, put: { quantity: 3 } });
  await me.receive(ordered, 3);
  expect(await isOnList(articleId)).toBe(false);
  expect((await put(articleId, 1)).data).toMatchObject({ amount: 1, put: { quantity: 1 } });
});

test('what is not kept in stock leaves with its receipt too, and comes back when that is taken back', async () => {
  const { articleId, productId } = await me.anArticle({ useInventory: false });
  await put(articleId, 1);
  const { data } = await me.receive(await me.order(productId, 1), 1, null);
  expect(await isOnList(articleId)).toBe(false);
  expect((await me.desk.takeBack(data.receiptId)).status).toBe(200);
  expect(await isOnList(articleId)).toBe(true);
});

test('put there by hand counts as what somebody wants, even of what is left out or snoozed', async () => {
  const { articleId } = await me.anArticle({ ideal: 2 });
  await change(articleId, { leaveOut: true, snooze: { until: '2199-01-01' } });
  expect(await me.counts()).toEqual({ count: 0, belowMinimum: 0, covered: 0 });
  expect((await put(articleId, 1)).data).toMatchObject({ leftOutAt: null, snoozed: null, amount: 2 });
  expect(await me.counts()).toEqual({ count: 1, belowMinimum: 1, covered: 0 });
});

test('a chosen quantity and vendor hold until they are ordered, and end with the goods', async () => {
  const { articleId, productId, vendors } = await me.anArticle({
    minimum: 1,
    ideal: 3,
    offers: [{ tiers: [[1, 500]] }, { tiers: [[1, 900]], minimum: 2, step: 2 }],
  });
  const [cheap = 0, dear = 0] = vendors;
  const chosen = await change(articleId, { quantity: 8, vendorId: dear });
  expect(chosen.data).toMatchObject({ amount: 8, suggested: 3, chosenVendorId: dear, bestVendorId: cheap });
  await me.inCart(productId, dear, 8);
  expect(await me.rowOf(articleId)).toMatchObject({ amount: 0, chosenQuantity: 8 });
  await app.asOwner.run('delete from cart_position where product_id = $1', [productId]);
  expect(await me.rowOf(articleId)).toMatchObject({ amount: 8 });
  await me.receive(await me.order(productId, 1), 1);
  expect(await me.rowOf(articleId)).toMatchObject({ amount: 2, chosenQuantity: null, chosenVendorId: null });
});

test('null takes back one change, deleting takes back all of them; what is low stays', async () => {
  const { articleId, vendorId } = await me.anArticle({ ideal: 2 });
  await change(articleId, { quantity: 7, vendorId, snooze: { untilStockFalls: true } });
  const back = await change(articleId, { quantity: null, snooze: null });
  expect(back.data).toMatchObject({
    amount: 2,
    chosenQuantity: null,
    chosenVendorId: vendorId,
    snoozed: null,
  });
  await put(articleId, 9);
  const { data } = await me.send('DELETE', `reorder/${articleId}`);
  expect(data.row).toMatchObject({ amount: 2, chosenVendorId: null, put: null });
  const unneeded = await me.anArticle({ ideal: 2, stock: 2 });
  await put(unneeded.articleId, 1);
  expect((await me.send('DELETE', `reorder/${unneeded.articleId}`)).data).toEqual({ row: null });
  expect(await isOnList(unneeded.articleId)).toBe(false);
});

test('left out is left out until the next receipt; a correction is none', async () => {
  const { articleId, productId } = await me.anArticle({ minimum: 5, ideal: 9 });
  expect((await change(articleId, { leaveOut: true })).data.leftOutAt).not.toBeNull();
  await me.keeper.bookIn(articleId, 1, me.storages[0], { type: 'CORRECTION' });
  expect((await me.rowOf(articleId))?.leftOutAt).not.toBeNull();
  await me.receive(await me.order(productId, 1), 1);
  expect(await me.rowOf(articleId)).toMatchObject({ leftOutAt: null, amount: 7 });
  await change(articleId, { leaveOut: true });
  expect((await change(articleId, { leaveOut: null })).data.leftOutAt).toBeNull();
});

test('a snoozed row comes back when its stock falls further, or on its day', async () => {
  const { articleId } = await me.anArticle({ minimum: 5, ideal: 9, stock: 4 });
  const { data } = await change(articleId, { snooze: { untilStockFalls: true } });
  expect(data.snoozed).toEqual({ until: null, atStock: 4 });
  expect(await me.counts()).toEqual({ count: 0, belowMinimum: 0, covered: 0 });
  await me.send('POST', 'stock/consumption', { articleId, amount: 1 });
  expect((await me.rowOf(articleId))?.snoozed).toBeNull();
  expect((await change(articleId, { snooze: { until: '2000-01-01' } })).errors).toMatchObject([
    { field: 'snooze.until', code: 'INCORRECT_VALUE' },
  ]);
});

test('several rows are set aside together, and taken back together', async () => {
  const articles = [];
  for (const stock of [4, 3, 2]) articles.push(await me.anArticle({ minimum: 5, ideal: 9, stock }));
  const ids = articles.map(({ articleId }) => articleId);
  const [first = 0, second = 0, third = 0] = ids;
  const aside = (body: object) => me.send('PUT', 'reorder', body);
  const { data } = await aside({ articleIds: [first, second], snooze: { untilStockFalls: true } });
  const snoozes = data.rows.map(({ article, snoozed }: ReorderRow) => [article.id, snoozed?.atStock]);
  expect(snoozes).toEqual([
    [first, 4],
    [second, 3],
  ]);
  await aside({ articleIds: [third], leaveOut: true });
  expect(await me.counts()).toEqual({ count: 0, belowMinimum: 0, covered: 0 });
  await aside({ articleIds: [...ids, first], snooze: null, leaveOut: null });
  expect(await me.counts()).toEqual({ count: 3, belowMinimum: 3, covered: 0 });
});

test('setting several aside is for all or none: what left the list is named, and is no hindrance on the way back', async () => {
  const low = await me.anArticle({ minimum: 1, ideal: 2 });
  const full = await me.anArticle({ name: 'Voll', ideal: 2, stock: 2 });
  const articleIds = [low.articleId, full.articleId];
  const aside = (body: object) => me.send('PUT', 'reorder', body);
  expect(await aside({ articleIds, leaveOut: true })).toMatchObject({
    status: 409,
    errors: { code: 'REORDER_ROW_GONE', data: [{ id: full.articleId, title: 'Voll' }] },
  });
  expect((await aside({ articleIds, snooze: { until: '2000-01-01' } })).status).toBe(409);
  expect(await me.counts()).toEqual({ count: 1, belowMinimum: 1, covered: 0 });
  expect(
    (await aside({ articleIds: [low.articleId], snooze: { until: '2000-01-01' } })).errors,
  ).toMatchObject([{ field: 'snooze.until', code: 'INCORRECT_VALUE' }]);
  const back = await aside({ articleIds, snooze: null, leaveOut: null });
  expect(back.data.rows).toMatchObject([{ article: { id: low.articleId } }]);
  const other = await aReorderer(app);
  const theirs = await other.anArticle({ ideal: 2 });
  for (const id of [theirs.articleId, 999_999_999])
    expect(await aside({ articleIds: [low.articleId, id], leaveOut: true })).toMatchObject({
      status: 404,
      errors: { params: { field: 'articleIds.1' } },
    });
  expect((await aside({ articleIds: [], leaveOut: true })).status).toBe(422);
  expect(await me.counts()).toEqual({ count: 1, belowMinimum: 1, covered: 0 });
});

test.each([
  ['a quantity of 0', { quantity: 0 }, 'NUMBER_ZERO'],
  ['a negative one', { quantity: -1 }, 'NUMBER_ZERO'],
  ['an absurd one', { quantity: 100_000 }, 'NUMBER_TOO_LARGE'],
  ['half of one', { quantity: 2.5 }, 'INCORRECT_VALUE'],
])('%s is refused', async (_, body, code) => {
  const { articleId } = await me.anArticle({ ideal: 2 });
  expect((await change(articleId, body)).errors).toMatchObject([{ field: 'quantity', code }]);
  expect((await me.send('POST', 'reorder', { articleId, ...body })).errors).toMatchObject([{ code }]);
});

test('more than a position can hold is refused, also when it adds up', async () => {
  const { articleId } = await me.anArticle({ ideal: 2 });
  await put(articleId, 99_999);
  expect((await put(articleId, 1)).errors).toMatchObject({ code: 'NUMBER_TOO_LARGE' });
});

test('what is not on the list has no row, and a foreign or unknown article and vendor are not found', async () => {
  const { articleId } = await me.anArticle({ ideal: 2, stock: 2 });
  expect(await change(articleId, { quantity: 1 })).toMatchObject({
    status: 409,
    errors: { code: 'REORDER_ROW_GONE', data: [{ id: articleId }] },
  });
  const other = await aReorderer(app);
  for (const id of [articleId, 999_999_999]) {
    expect((await other.send('PUT', `reorder/${id}`, { quantity: 1 })).status).toBe(404);
    expect((await other.send('DELETE', `reorder/${id}`)).status).toBe(404);
    expect((await other.send('POST', 'reorder', { articleId: id, quantity: 1 })).status).toBe(404);
  }
  const low = await me.anArticle({ ideal: 2 });
  expect((await change(low.articleId, { vendorId: 999_999_999 })).status).toBe(404);
});
