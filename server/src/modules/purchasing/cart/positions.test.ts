// Changing quantities, taking out, and taking that back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let me: Buyer;
let stranger: Buyer;
let vendor: number;
let sixes: number;
let gloves: number;
beforeAll(async () => {
  app = await startTestApp();
  [me, stranger] = [await aBuyer(app), await aBuyer(app)];
  vendor = await aVendor(app);
  [sixes, gloves] = [await aProduct(app), await aProduct(app)];
  await anOffer(app, sixes, vendor, { minimum: 6, step: 6 });
  await anOffer(app, gloves, vendor);
});
afterAll(() => app.close());
beforeEach(() => app.asOwner.run('delete from cart_position'));

const set = (buyer: Buyer, position: number, quantity: unknown) =>
  buyer.market('POST', `wwarenkorbposition-update/${position}`, { Anzahl: quantity });
const remove = (buyer: Buyer, position: number) => buyer.market('DELETE', `wwarenkorbposition/${position}`);
const undo = (buyer: Buyer, undoId: string) => buyer.call('POST', `/pro/cart/undo/${undoId}`);
const lies = () =>
  app.asOwner.rows('select id, address_id, product_id, quantity from cart_position order by id');

test('a quantity is set, and raised to what the vendor sells', async () => {
  const position = await me.add({ productId: sixes, Anzahl: 6 });
  const answer = (await set(me, position, 13)).json();
  expect(answer).toEqual({
    data: { wWarenkorbposition: { ID: position, Anzahl: 18 }, undoId: null },
    state: { is_pro20: true, basket_counter: 1 },
  });
  expect((await set(me, position, 1)).json().data.wWarenkorbposition.Anzahl).toBe(6);
  expect((await set(me, position, 99_999)).json().data.wWarenkorbposition.Anzahl).toBe(99_996);
});

test('what nobody sells any more keeps the wanted quantity', async () => {
  const position = await me.add({ productId: sixes, Anzahl: 6 });
  const hide = (isHidden: boolean) => me.call('PUT', `/pro/vendors/${vendor}/preferences`, { isHidden });
  await hide(true);
  expect((await set(me, position, 4)).json().data.wWarenkorbposition.Anzahl).toBe(4);
  await hide(false);
});

test('quantity 0 removes, and the removal can be taken back once', async () => {
  const position = await me.add({ productId: gloves, Anzahl: 3 });
  const answer = (await set(me, position, 0)).json();
  expect(answer).toMatchObject({
    data: { wWarenkorbposition: { ID: position, Anzahl: 0 } },
    state: { basket_counter: 0 },
  });
  expect(await lies()).toEqual([]);
  const { undoId } = answer.data;
  expect((await undo(me, undoId)).json()).toMatchObject({
    data: { restored: 1 },
    state: { basket_counter: 1 },
  });
  expect(await lies()).toMatchObject([{ id: position, quantity: 3 }]);
  expect(readRefusal(await undo(me, undoId))).toEqual([404, 'NOT_FOUND']);
});

test('undo adds back and never loses what was put in meanwhile', async () => {
  const position = await me.add({ productId: gloves, Anzahl: 3 });
  const { undoId } = (await remove(me, position)).json().data;
  const again = await me.add({ productId: gloves, Anzahl: 2 });
  expect((await undo(me, undoId)).json().data).toEqual({ restored: 1, positions: [] });
  expect(await lies()).toMatchObject([{ id: again, quantity: 5 }]);
});

test('clearing empties the carts of all addresses, and comes back whole', async () => {
  const other = await anAddress(app, me.user.practiceId);
  await me.add({ productId: gloves, Anzahl: 3 });
  await me.add({ productId: gloves, addressId: other, Anzahl: 4 });
  await me.add({ productId: sixes, Anzahl: 6 });
  await stranger.add({ productId: gloves, Anzahl: 1 });
  const before = await lies();
  const cleared = (await me.market('DELETE', 'wwarenkorbposition/all')).json();
  expect(cleared).toMatchObject({ data: { removed: 3 }, state: { basket_counter: 0 } });
  expect(await lies()).toHaveLength(1);
  expect((await undo(me, cleared.data.undoId)).json()).toMatchObject({
    data: { restored: 3 },
    state: { basket_counter: 3 },
  });
  expect(await lies()).toEqual(before);
});

test('an empty cart can be cleared, too', async () => {
  const { data } = (await me.market('DELETE', 'wwarenkorbposition/all')).json();
  expect(data.removed).toBe(0);
  expect((await undo(me, data.undoId)).json().data).toEqual({ restored: 0, positions: [] });
});

test('a removal does not come back to an address that is gone, not even in part', async () => {
  const other = await anAddress(app, me.user.practiceId);
  await me.add({ productId: gloves, Anzahl: 3 });
  await me.add({ productId: gloves, addressId: other, Anzahl: 4 });
  const { undoId } = (await me.market('DELETE', 'wwarenkorbposition/all')).json().data;
  await app.asOwner.run('delete from address where id = $1', [other]);
  expect(readRefusal(await undo(me, undoId))).toEqual([409, 'UNDO_NOT_POSSIBLE']);
  expect(await lies()).toEqual([]);
});

test('nobody touches another practice’s cart', async () => {
  const position = await me.add({ productId: gloves, Anzahl: 3 });
  const notFound = [404, 'NOT_FOUND'];
  expect(readRefusal(await set(stranger, position, 5))).toEqual(notFound);
  expect(readRefusal(await set(stranger, position, 0))).toEqual(notFound);
  expect(readRefusal(await remove(stranger, position))).toEqual(notFound);
  expect((await stranger.market('DELETE', 'wwarenkorbposition/all')).json().data.removed).toBe(0);
  expect(await lies()).toMatchObject([{ id: position, quantity: 3 }]);
  const { undoId } = (await remove(me, position)).json().data;
  expect(readRefusal(await undo(stranger, undoId))).toEqual(notFound);
  expect((await undo(me, undoId)).statusCode).toBe(200);
});

test.each([-1, 1.5, 100_000, '3', null])('a quantity of %s is no quantity', async (quantity) => {
  const position = await me.add({ productId: gloves, Anzahl: 3 });
  expect(readRefusal(await set(me, position, quantity))).toEqual([422, 'INCORRECT_VALUE']);
  expect(await lies()).toMatchObject([{ quantity: 3 }]);
});

test('numbers that no position can have are refused, not stumbled over', async () => {
  expect(readRefusal(await set(me, 2_147_483_647, 1))).toEqual([404, 'NOT_FOUND']);
  expect(readRefusal(await set(me, 9_000_000_000, 1))).toEqual([422, 'INCORRECT_VALUE']);
  expect(readRefusal(await undo(me, '1'))).toEqual([422, 'INCORRECT_VALUE']);
});
