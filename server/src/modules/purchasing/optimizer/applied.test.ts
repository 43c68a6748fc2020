// Saved data of an applied optimization: its rules, and its undo until the cart changes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import {
  aCart,
  applyIn,
  at,
  type CartPlan,
  optimizeIn,
  type TestCart,
} from '../../../testing/planned-carts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Three lines at two vendors; all of them cost least at the second. */
const plan: CartPlan = {
  vendors: [
    { shipping: 50, freeFrom: null },
    { shipping: 50, freeFrom: null },
  ],
  products: [
    [at(1000), at(900)],
    [at(1000), at(900)],
    [at(1000), at(900)],
  ],
  positions: [
    { product: 0, vendor: 0, quantity: 1 },
    { product: 1, vendor: 0, quantity: 1 },
    { product: 2, vendor: 1, quantity: 1 },
  ],
};

const call = (cart: TestCart, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: cart.headers, ...(payload ? { payload } : {}) });
const known = async (cart: TestCart) =>
  (await call(cart, 'GET', `/pro/cart/optimization/${cart.addressId}`)).json().data;
const setQuantity = (cart: TestCart, position: number | undefined, Anzahl: number) =>
  call(cart, 'POST', `/api/marketplace/v1/wwarenkorbposition-update/${position}`, { data: { Anzahl } });

async function applied(cart: TestCart, parameters: object) {
  await optimizeIn(app, cart, parameters);
  const answer = await applyIn(app, cart, parameters);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

test('is known with its rules, and undone, until the cart changes', async () => {
  const cart = await aCart(app, plan);
  expect(await known(cart)).toBeNull();
  const [first, second, third] = cart.positionIds;
  const parameters = { pinnedPositionIds: [first], parcelWorthCents: 50, alsoOnBackorder: true };
  const { undoId, savingCents } = await applied(cart, parameters);
  expect(savingCents).toBe(100);
  expect(await known(cart)).toMatchObject({
    undoId,
    savingCents: 100,
    packagesBefore: 2,
    packagesAfter: 2,
    rules: { ...parameters, hasBuyFromFavoriteVendor: false },
  });
  // The rules stay, the way back is gone; the quantity as it was opens it again.
  await setQuantity(cart, third, 2);
  expect(await known(cart)).toMatchObject({ undoId: null, rules: { pinnedPositionIds: [first] } });
  await setQuantity(cart, third, 1);
  expect(await known(cart)).toMatchObject({ undoId });
  // A position moved to another vendor is pinned no longer.
  await call(cart, 'POST', `/api/marketplace/v1/wwarenkorbposition/${first}/lieferant/${cart.vendorIds[1]}`);
  expect(await known(cart)).toMatchObject({ undoId: null, rules: { pinnedPositionIds: [] } });
  for (const position of [first, second, third])
    await call(cart, 'DELETE', `/api/marketplace/v1/wwarenkorbposition/${position}`);
  expect(await known(cart)).toBeNull();
});

test('undone, nothing of it is left; the next one takes its place', async () => {
  const cart = await aCart(app, plan);
  const [first] = cart.positionIds;
  const one = await applied(cart, { pinnedPositionIds: [first] });
  expect((await call(cart, 'POST', `/pro/cart/undo/${one.undoId}`)).statusCode).toBe(200);
  expect(await known(cart)).toBeNull();
  await applied(cart, { pinnedPositionIds: [first] });
  const last = await applied(cart, {});
  expect(await known(cart)).toMatchObject({ undoId: last.undoId, rules: { pinnedPositionIds: [] } });
});

test('of an address of another practice nothing is known', async () => {
  const cart = await aCart(app, plan);
  await applied(cart, {});
  const stranger = { ...cart, headers: bearer(await loginAs(app, await aUser(app))) };
  const answer = await call(stranger, 'GET', `/pro/cart/optimization/${cart.addressId}`);
  expect([answer.statusCode, answer.json().errors.code]).toEqual([404, 'NOT_FOUND']);
});
