// "Order again": old positions into the cart at today's offers.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';

let app: TestApp;
let bench: CheckoutBench;
beforeAll(async () => {
  app = await startTestApp({ OPTIMIZER_THREADS: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
});

const ordered = (positions: Parameters<typeof anOrder>[1]['positions'], address = bench.me.address) =>
  anOrder(app, { user: bench.me.user, vendor: bench.vendor, address, positions: positions ?? [] });
const again = (id: number) => bench.me.call('POST', `/pro/orders/${id}/again`);
const inCart = () =>
  app.asOwner.rows<{ product_id: number }>(
    `select product_id, vendor_id, address_id, quantity from cart_position where practice_id = $1 order by id`,
    [bench.me.user.practiceId],
  );
const nameOf = async (vendor: number) =>
  (await app.asOwner.one<{ name: string }>('select name from vendor where id = $1', [vendor])).name;

test('a placed order goes into the cart as it was ordered, at the same vendor', async () => {
  const { me, vendor, gloves, masks } = bench;
  await bench.fill();
  const placed = (await bench.order()).json().data.wBestellung.ID;
  const answer = await again(placed);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data, state } = answer.json();
  const vendorName = await nameOf(vendor);
  expect(data).toMatchObject({
    addressId: me.address,
    added: [
      { productId: gloves, quantity: 3, vendorName },
      { productId: masks, quantity: 2, vendorName },
    ],
    unavailable: [],
  });
  expect(state.basket_counter).toBe(2);
  const carts = (await me.market('GET', 'wwarenkorb/list')).json().data.Warenkoerbe;
  expect(data.growsByCents).toBe(carts[0].NettoCent);
  // Once more adds to what lies there.
  await again(placed);
  expect(await inCart()).toMatchObject([
    { product_id: gloves, vendor_id: vendor, quantity: 6 },
    { product_id: masks, vendor_id: vendor, quantity: 4 },
  ]);
});

test('all of it is taken back at once', async () => {
  const { me, gloves, masks } = bench;
  const order = await ordered([{ productId: gloves, quantity: 2 }, { productId: masks }]);
  await me.add({ productId: gloves, lieferantId: bench.vendor, Anzahl: 1 });
  const { undoId } = (await again(order)).json().data;
  expect(await inCart()).toHaveLength(2);
  const answer = await me.call('POST', `/pro/cart/undo/${undoId}`);
  expect(answer.json()).toMatchObject({ data: { restored: 2 }, state: { basket_counter: 1 } });
  expect(await inCart()).toMatchObject([{ product_id: gloves, quantity: 1 }]);
});

test('where the vendor sells it no more, is hidden or sold out, the cheapest one takes its place', async () => {
  const { gloves, masks, offers } = bench;
  const [dear, cheap] = [await aVendor(app), await aVendor(app)];
  for (const product of [gloves, masks]) {
    await anOffer(app, product, dear, { tiers: [[1, 1900]] });
    await anOffer(app, product, cheap, { tiers: [[1, 1800]] });
  }
  const order = await ordered([{ productId: gloves }, { productId: masks }]);
  await app.asOwner.run(`update offer set availability = 'unavailable' where id = $1`, [offers.gloves]);
  expect((await again(order)).json().data.added).toMatchObject([
    { productId: gloves, vendorName: await nameOf(cheap) },
    { productId: masks, vendorName: await nameOf(bench.vendor) },
  ]);
  await bench.setPreferences({ isHidden: true });
  expect((await again(order)).json().data.added).toMatchObject([
    { productId: gloves, vendorName: await nameOf(cheap) },
    { productId: masks, vendorName: await nameOf(cheap) },
  ]);
});

test('a quantity the vendor does not sell is raised to one it does', async () => {
  const { vendor } = bench;
  const [boxes, steps] = [await aProduct(app), await aProduct(app)];
  await anOffer(app, boxes, vendor, { minimum: 10 });
  await anOffer(app, steps, vendor, { step: 6 });
  const order = await ordered([
    { productId: boxes, quantity: 4 },
    { productId: steps, quantity: 7 },
  ]);
  expect((await again(order)).json().data.added).toMatchObject([
    { productId: boxes, quantity: 10 },
    { productId: steps, quantity: 12 },
  ]);
});

test('what nobody sells any more is named, the rest goes in', async () => {
  const { gloves } = bench;
  const unsold = await aProduct(app);
  const order = await ordered([
    { productId: null, name: 'Aus dem Katalog', quantity: 2 },
    { productId: unsold, name: 'Ohne Angebot', quantity: 3 },
    { productId: gloves },
  ]);
  expect((await again(order)).json().data).toMatchObject({
    added: [{ productId: gloves, quantity: 1 }],
    unavailable: [
      { name: { de: 'Aus dem Katalog' }, quantity: 2 },
      { name: { de: 'Ohne Angebot' }, quantity: 3 },
    ],
  });
  expect((await inCart()).map(({ product_id }) => product_id)).toEqual([gloves]);
});

test('an own vendor that was deleted since and a product that is nobody’s any more are named on both ways', async () => {
  const { me, gloves, masks, vendor } = bench;
  const { id: ownVendor } = await app.asOwner.one<{ id: number }>(
    `insert into vendor (practice_id, name, slug, deleted_at) values ($1, 'Altes Depot', $2, now()) returning id`,
    [me.user.practiceId, `old-${me.user.practiceId}`],
  );
  await anOffer(app, gloves, ownVendor, { tiers: [[1, 10]] });
  const onlyThere = await aProduct(app, { name: 'Nur dort' });
  await anOffer(app, onlyThere, ownVendor);
  const order = await anOrder(app, {
    user: me.user,
    vendor: ownVendor,
    address: me.address,
    positions: [
      { productId: gloves, quantity: 3 },
      { productId: onlyThere, name: 'Nur dort', quantity: 2 },
    ],
  });
  const unavailable = [{ name: { de: 'Nur dort' }, quantity: 2 }];
  const choices = await me.call('POST', `/pro/orders/${order}/again/choices`, {});
  expect(choices.json().data).toMatchObject({
    sameVendors: { vendorNames: [await nameOf(vendor)] },
    cheapest: null,
    unavailable,
  });
  expect((await again(order)).json().data).toMatchObject({
    added: [{ productId: gloves, quantity: 3, vendorName: await nameOf(vendor) }],
    unavailable,
  });
  // Where nothing of it is to be had, nothing is added, and it is said so.
  const gone = await ordered([{ productId: null, name: 'Entfernt', quantity: 4 }]);
  expect((await again(gone)).json().data).toMatchObject({
    added: [],
    unavailable: [{ name: { de: 'Entfernt' }, quantity: 4 }],
    growsByCents: 0,
  });
  expect((await me.call('POST', `/pro/orders/${gone}/again/choices`, {})).json().data).toMatchObject({
    sameVendors: { growsByCents: 0, vendorNames: [] },
    cheapest: null,
  });
  expect((await inCart()).map(({ product_id }) => product_id)).not.toContain(masks);
  for (const id of ['0', '-1', 'x', '99999999999'])
    expect((await me.call('POST', `/pro/orders/${id}/again`)).statusCode, id).toBe(422);
});

test('goes to the address of the order, or to the first when that is gone', async () => {
  const { me, gloves } = bench;
  const branch = await anAddress(app, me.user.practiceId);
  const order = await ordered([{ productId: gloves }], branch);
  expect((await again(order)).json().data.addressId).toBe(branch);
  await app.asOwner.run('delete from cart_position where address_id = $1', [branch]);
  await app.asOwner.run('delete from address where id = $1', [branch]);
  expect((await again(order)).json().data.addressId).toBe(me.address);
  // An address that receives invoices now is no place for goods.
  const turned = await anAddress(app, me.user.practiceId, 'DE', 'billing');
  expect((await again(await ordered([{ productId: gloves }], turned))).json().data.addressId).toBe(
    me.address,
  );
});

test('without any delivery address there is no cart to fill', async () => {
  const { me, gloves } = bench;
  const order = await ordered([{ productId: gloves }]);
  await app.asOwner.run(`delete from address where practice_id = $1 and kind = 'shipping'`, [
    me.user.practiceId,
  ]);
  expect(readRefusal(await again(order))).toEqual([409, 'NO_DELIVERY_ADDRESS']);
});

test('the order of another practice is unknown', async () => {
  const order = await ordered([{ productId: bench.gloves }]);
  const other = await aBuyer(app);
  expect(readRefusal(await other.call('POST', `/pro/orders/${order}/again`))).toEqual([404, 'NOT_FOUND']);
  expect(await inCart()).toEqual([]);
});

test('asked first, it tells both ways and their difference; the cheapest split comes in as shown, once', async () => {
  const { me, vendor, gloves, masks } = bench;
  const cheap = await aVendor(app, { shipping: 0, freeFrom: 0 });
  await anOffer(app, masks, cheap, { tiers: [[1, 100]] });
  const order = await ordered([
    { productId: gloves, quantity: 3 },
    { productId: masks, quantity: 2 },
  ]);
  const choices = () => me.call('POST', `/pro/orders/${order}/again/choices`, {});
  const names = [await nameOf(vendor), await nameOf(cheap)];
  expect((await choices()).json().data).toEqual({
    sameVendors: { growsByCents: 5292, vendorNames: [names[0]] },
    cheapest: { growsByCents: 3702 + 590 + 200, vendorNames: names },
    unavailable: [],
  });
  expect(await inCart()).toEqual([]);
  const put = () => me.call('POST', `/pro/orders/${order}/again/split`, {});
  expect((await put()).json().data).toMatchObject({ growsByCents: 4492, unavailable: [] });
  expect(await inCart()).toMatchObject([
    { product_id: gloves, vendor_id: vendor, quantity: 3 },
    { product_id: masks, vendor_id: cheap, quantity: 2 },
  ]);
  // The choices were for the cart without them.
  expect(readRefusal(await put())).toEqual([409, 'OPTIMIZED_CART_OUTDATED']);
  const other = await aBuyer(app);
  for (const path of ['choices', 'split'])
    expect((await other.call('POST', `/pro/orders/${order}/again/${path}`, {})).statusCode).toBe(404);
});

test('where nothing costs less, only the same vendors are offered; a price changed since refuses the split', async () => {
  const { me, gloves, masks } = bench;
  const order = await ordered([{ productId: gloves, quantity: 3 }, { productId: masks }]);
  const choices = async () => (await me.call('POST', `/pro/orders/${order}/again/choices`, {})).json().data;
  expect((await choices()).cheapest).toBeNull();
  const cheap = await aVendor(app, { shipping: 0, freeFrom: 0 });
  await anOffer(app, masks, cheap, { tiers: [[1, 100]] });
  expect((await choices()).cheapest).not.toBeNull();
  await app.asOwner.run('update offer set tier_price_cents = $2 where vendor_id = $1', [cheap, [120]]);
  expect(readRefusal(await me.call('POST', `/pro/orders/${order}/again/split`, {}))).toEqual([
    409,
    'OPTIMIZED_CART_OUTDATED',
  ]);
  expect(await inCart()).toEqual([]);
});
