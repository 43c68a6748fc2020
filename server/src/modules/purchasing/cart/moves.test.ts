// Positions go to other addresses and other vendors.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aBuyer, type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
let me: Buyer;
let second: number;
let [cheap, dear, german, gone]: number[] = [];
let product: number;
beforeAll(async () => {
  app = await startTestApp();
  me = await aBuyer(app);
  second = await anAddress(app, me.user.practiceId);
  cheap = await aVendor(app, { name: 'Günstig' });
  dear = await aVendor(app, { name: 'Teuer' });
  german = await aVendor(app, { name: 'Nur Inland', countries: ['DE'] });
  gone = await aVendor(app, { name: 'Ausverkauft' });
  product = await aProduct(app);
  await anOffer(app, product, cheap, { tiers: [[1, 500]] });
  await anOffer(app, product, dear, { tiers: [[1, 800]], minimum: 4, step: 4 });
  await anOffer(app, product, german, { tiers: [[1, 700]] });
  await anOffer(app, product, gone, { availability: 'unavailable' });
});
afterAll(() => app.close());
beforeEach(() => app.asOwner.run('delete from cart_position'));

const toAddress = (buyer: Buyer, position: number, address: number) =>
  buyer.market('POST', `wwarenkorbposition/${position}/address/${address}`);
const toVendor = (buyer: Buyer, position: number, vendor: number | undefined) =>
  buyer.market('POST', `wwarenkorbposition/${position}/lieferant/${vendor}`);
const put = (data: object) => me.add({ productId: product, lieferantId: cheap, Anzahl: 3, ...data });
const lies = () =>
  app.asOwner.rows(
    'select id, address_id as address, vendor_id as vendor, quantity from cart_position order by id',
  );

test('to another address: the position keeps its number', async () => {
  const position = await put({});
  expect((await toAddress(me, position, second)).json()).toMatchObject({
    data: { wWarenkorbposition: { ID: position, Anzahl: 3 } },
    state: { basket_counter: 1 },
  });
  expect(await lies()).toEqual([{ id: position, address: second, vendor: cheap, quantity: 3 }]);
});

test('what lies at the target already is added to', async () => {
  const position = await put({});
  const there = await put({ addressId: second, Anzahl: 4 });
  expect((await toAddress(me, position, second)).json()).toMatchObject({
    data: { wWarenkorbposition: { ID: there, Anzahl: 7 } },
    state: { basket_counter: 1 },
  });
  const other = await put({ addressId: second, lieferantId: german, Anzahl: 2 });
  expect((await toVendor(me, there, german)).json().data.wWarenkorbposition).toEqual({
    ID: other,
    Anzahl: 9,
  });
  expect(await lies()).toEqual([{ id: other, address: second, vendor: german, quantity: 9 }]);
});

test('where it lies already it stays as it is', async () => {
  const position = await put({});
  expect((await toAddress(me, position, me.address)).json().data.wWarenkorbposition.Anzahl).toBe(3);
  expect((await toVendor(me, position, cheap)).json().data.wWarenkorbposition.Anzahl).toBe(3);
  expect(await lies()).toEqual([{ id: position, address: me.address, vendor: cheap, quantity: 3 }]);
});

test('to another vendor: the quantity is raised to what that one sells', async () => {
  const position = await put({});
  expect((await toVendor(me, position, dear)).json().data.wWarenkorbposition).toEqual({
    ID: position,
    Anzahl: 4,
  });
});

test('a vendor needs an available offer in the country of the address', async () => {
  const vienna = await anAddress(app, me.user.practiceId, 'AT');
  const position = await put({ lieferantId: german });
  const none = [409, 'NO_VENDOR_OFFERS'];
  expect(readRefusal(await toVendor(me, position, gone))).toEqual(none);
  expect(readRefusal(await toAddress(me, position, vienna))).toEqual(none);
  expect((await toVendor(me, position, cheap)).statusCode).toBe(200);
  expect((await toAddress(me, position, vienna)).statusCode).toBe(200);
  expect(readRefusal(await toVendor(me, position, german))).toEqual(none);
  expect(await lies()).toEqual([{ id: position, address: vienna, vendor: cheap, quantity: 3 }]);
});

test('a practice with one delivery address has no other; billing and foreign addresses are none', async () => {
  const small = await aBuyer(app);
  const billing = await anAddress(app, small.user.practiceId, 'DE', 'billing');
  const position = await small.add({ productId: product, Anzahl: 1 });
  expect(readRefusal(await toAddress(small, position, small.address))).toEqual([409, 'NO_OTHER_ADDRESS']);
  const notFound = [404, 'NOT_FOUND'];
  expect(readRefusal(await toAddress(small, position, billing))).toEqual(notFound);
  expect(readRefusal(await toAddress(small, position, me.address))).toEqual(notFound);
  expect(readRefusal(await toVendor(small, position, 2_000_000_000))).toEqual(notFound);
  const mine = await put({});
  expect(readRefusal(await toAddress(small, mine, small.address))).toEqual(notFound);
  expect(readRefusal(await toVendor(small, mine, german))).toEqual(notFound);
  expect(readRefusal(await small.call('GET', `/pro/cart/position/${mine}/offers`))).toEqual(notFound);
});

test('other offers for a position: by what the cart would cost with each, with fees and delivery', async () => {
  await me.call('PUT', `/pro/vendors/${german}/preferences`, { ownDiscount: 10, isFavorite: true });
  const late = await aVendor(app, { name: 'Spät', shipping: 0 });
  await anOffer(app, product, late, { tiers: [[1, 1]], availability: 'backorder' });
  const position = await put({});
  const { data } = (await me.call('GET', `/pro/cart/position/${position}/offers`)).json();
  // It leaves 1500 and 590 of shipping behind.
  expect(data).toMatchObject([
    {
      vendorId: german,
      quantity: 3,
      unitPriceCents: 630,
      netCents: 1890,
      isFavorite: true,
      shippingCents: 590,
      surchargeCents: 0,
      differenceCents: 390,
    },
    {
      vendorId: dear,
      vendorName: 'Teuer',
      quantity: 4,
      unitPriceCents: 800,
      netCents: 3200,
      differenceCents: 1700,
    },
    { vendorId: late, availability: 'backorder', netCents: 3, differenceCents: -2087 },
  ]);
  // With gloves at the dear one its parcel is paid for.
  const more = await aProduct(app);
  await anOffer(app, more, dear ?? 0, { tiers: [[1, 900]] });
  await me.add({ productId: more, lieferantId: dear, Anzahl: 1 });
  const [, second] = (await me.call('GET', `/pro/cart/position/${position}/offers`)).json().data;
  expect(second).toMatchObject({ vendorId: dear, shippingCents: 0, differenceCents: 3200 - 2090 });
});
