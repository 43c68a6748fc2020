import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { aBuyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function buyer() {
  const { user, address, headers, market } = await aBuyer(app);
  return { user, address, headers, add: (data: object) => market('POST', 'wwarenkorbposition', data) };
}

test('takes the vendor that raises the total least at that quantity, and counts the position', async () => {
  const [small, bulk] = [await aVendor(app), await aVendor(app)];
  const productId = await aProduct(app);
  await anOffer(app, productId, small, { tiers: [[1, 500]] });
  await anOffer(app, productId, bulk, {
    tiers: [
      [1, 600],
      [10, 400],
    ],
  });
  const { add, address } = await buyer();
  const few = (await add({ productId, Anzahl: 2 })).json();
  expect(few).toMatchObject({
    data: { wWarenkorbposition: { Anzahl: 2 }, lieferantId: small, addressId: address },
    state: { basket_counter: 1 },
  });
  const many = (await add({ productId, Anzahl: 10 })).json();
  expect(many).toMatchObject({ data: { lieferantId: bulk }, state: { basket_counter: 2 } });
  // Shipping of both parcels is paid by now: three more cost least at the price tier already reached.
  expect((await add({ productId, Anzahl: 3 })).json()).toMatchObject({
    data: { wWarenkorbposition: { Anzahl: 13 }, lieferantId: bulk, Hinzugefuegt: 3, ZuwachsCent: 1200 },
    state: { basket_counter: 2 },
  });
});

test('twenty parallel additions lose nothing', async () => {
  const productId = await aProduct(app);
  await anOffer(app, productId, await aVendor(app));
  const { add } = await buyer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => add({ productId, Anzahl: 1 })));
  const quantities = answers.map((answer) => answer.json().data.wWarenkorbposition.Anzahl as number);
  expect(quantities.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('a request sent twenty times with one key counts once and is answered the same', async () => {
  const productId = await aProduct(app);
  await anOffer(app, productId, await aVendor(app));
  const { headers } = await buyer();
  const send = (key: string, url = '/api/marketplace/v1/wwarenkorbposition') =>
    app.request({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': key },
      payload: { data: { productId, Anzahl: 2 } },
    });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send('one-click-only')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.json().data))).size).toBe(1);
  expect((await send('another-click')).json().data.wWarenkorbposition.Anzahl).toBe(4);
  expect((await send('short')).json().errors.code).toBe('IDEMPOTENCY_KEY_FORM');
  const elsewhere = await send('one-click-only', `/pro/catalog/product/${productId}/viewed`);
  expect(elsewhere.json().errors.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('raises a quantity to what the vendor sells, and holds no more than 99,999', async () => {
  const vendor = await aVendor(app);
  const [productId, bulky] = [await aProduct(app), await aProduct(app)];
  await anOffer(app, productId, vendor, { minimum: 6, step: 6 });
  await anOffer(app, bulky, vendor, { minimum: 6 });
  const { add } = await buyer();
  const quantity = async (data: object) => (await add(data)).json().data.wWarenkorbposition.Anzahl;
  expect(await quantity({ productId, lieferantId: vendor, Anzahl: 7 })).toBe(12);
  expect(await quantity({ productId, lieferantId: vendor, Anzahl: 99_999 })).toBe(99_996);
  expect(await quantity({ productId: bulky, Anzahl: 1 })).toBe(6);
  // The minimum is met already: one more is one more.
  expect(await quantity({ productId: bulky, Anzahl: 1 })).toBe(7);
  expect(await quantity({ productId: bulky, Anzahl: 99_999 })).toBe(99_999);
});

test('refuses hidden and unavailable offers, foreign addresses and nonsense', async () => {
  const [vendor, gone] = [await aVendor(app), await aVendor(app)];
  const [productId, lonely] = [await aProduct(app), await aProduct(app)];
  await anOffer(app, productId, vendor);
  await anOffer(app, productId, gone, { availability: 'unavailable' });
  const { add, headers } = await buyer();
  const other = await buyer();
  const code = async (data: object) => readRefusal(await add(data));
  expect(await code({ productId, lieferantId: gone, Anzahl: 1 })).toEqual([409, 'OFFER_NOT_VALID']);
  expect(await code({ productId: lonely, Anzahl: 1 })).toEqual([409, 'NO_VENDOR_OFFERS']);
  expect(await code({ productId, addressId: other.address, Anzahl: 1 })).toEqual([404, 'NOT_FOUND']);
  expect(await code({ productId: 2_000_000_000, Anzahl: 1 })).toEqual([404, 'NOT_FOUND']);
  expect(await code({ productId, lieferantId: 2_000_000_000, Anzahl: 1 })).toEqual([404, 'NOT_FOUND']);
  expect(await code({ productId, Anzahl: 0 })).toEqual([422, 'INCORRECT_VALUE']);
  expect(await code({ productId, Anzahl: 1.5 })).toEqual([422, 'INCORRECT_VALUE']);
  await app.request({
    method: 'PUT',
    url: `/pro/vendors/${vendor}/preferences`,
    headers,
    payload: { isHidden: true },
  });
  expect(await code({ productId, Anzahl: 1 })).toEqual([409, 'NO_VENDOR_OFFERS']);
});

test('needs a delivery address', async () => {
  const productId = await aProduct(app);
  await anOffer(app, productId, await aVendor(app));
  const headers = bearer(await loginAs(app, await aUser(app)));
  const payload = { data: { productId, Anzahl: 1 } };
  const answer = await app.request({
    method: 'POST',
    url: '/api/marketplace/v1/wwarenkorbposition',
    headers,
    payload,
  });
  expect(answer.json().errors.code).toBe('NO_DELIVERY_ADDRESS');
});
