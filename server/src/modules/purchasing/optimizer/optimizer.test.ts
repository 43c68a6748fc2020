import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import {
  aCart,
  applyIn,
  at,
  listPositions,
  optimizeIn,
  type TestCart,
  twoVendors,
} from '../../../testing/planned-carts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const dataOf = async (cart: TestCart, parameters: object = {}) => {
  const answer = await optimizeIn(app, cart, parameters);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

describe('what counts', () => {
  test('a pinned position stays, and the others are bought around it', async () => {
    const cart = await aCart(app, twoVendors);
    const [first] = cart.positionIds;
    expect((await dataOf(cart)).moves).toEqual([
      { positionId: first, fromVendorId: cart.vendorIds[0], toVendorId: cart.vendorIds[1] },
    ]);
    const pinned = await dataOf(cart, { pinnedPositionIds: cart.positionIds });
    expect(pinned).toMatchObject({ moves: [], cartPriceDetail: { savingCents: 0, isProven: true } });
    const one = await dataOf(cart, { pinnedPositionIds: [first] });
    expect(one.cartPriceDetail.after.netCents).toBe(1000 + 2100 + 590);
  });

  test('a position that lies with a hidden vendor moves, and the vendor before is named', async () => {
    const cart = await aCart(app, twoVendors);
    const [first] = cart.positionIds;
    const [hidden, other] = cart.vendorIds;
    const answer = await app.request({
      method: 'PUT',
      url: `/pro/vendors/${hidden}/preferences`,
      headers: cart.headers,
      payload: { isHidden: true },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { moves, current, cartVendors } = await dataOf(cart);
    expect(moves).toContainEqual({ positionId: first, fromVendorId: hidden, toVendorId: other });
    expect(current.map(({ vendorId }: { vendorId: number }) => vendorId)).not.toContain(hidden);
    expect(cartVendors).toContainEqual({
      vendorId: hidden,
      vendorName: expect.stringMatching(/./),
      vendorHue: expect.any(Number),
      isHidden: true,
    });
  });

  test('an excluded position stays and counts for nothing', async () => {
    const cart = await aCart(app, twoVendors);
    const [first, second] = cart.positionIds;
    const { cartPriceDetail, moves, vendors, current } = await dataOf(cart, {
      excludedPositionIds: [first],
    });
    expect(moves).toEqual([]);
    expect(cartPriceDetail).toMatchObject({ before: { netCents: 2490 }, after: { netCents: 2490 } });
    for (const baskets of [vendors, current]) {
      expect(baskets).toHaveLength(1);
      expect(baskets[0].cartPositions).toMatchObject([{ positionId: second }]);
    }
  });

  test('each parcel says from where on it is free: never, from so much on, or always; own terms go before the vendor’s', async () => {
    const one = [{ product: 0, vendor: 0, quantity: 1 }];
    const freeFrom = async (vendor: object, ownTerms?: object) => {
      const cart = await aCart(app, { vendors: [vendor], products: [[at(1000)]], positions: one });
      if (ownTerms) {
        const url = `/pro/vendors/${cart.vendorIds[0]}/preferences`;
        const answer = await app.request({
          method: 'PUT',
          url,
          headers: cart.headers,
          payload: { ownTerms: { surchargeCents: 0, surchargeBelowCents: 0, ...ownTerms } },
        });
        expect(answer.statusCode, answer.body).toBe(200);
      }
      const { vendors, current } = await dataOf(cart);
      expect(current[0].freeShippingFromCents).toBe(vendors[0].freeShippingFromCents);
      return vendors[0].freeShippingFromCents;
    };
    expect(await freeFrom({ shipping: 590, freeFrom: 7500 })).toBe(7500);
    expect(await freeFrom({ shipping: 590, freeFrom: null })).toBeNull();
    expect(await freeFrom({ shipping: 0, freeFrom: 7500 })).toBe(0);
    const own = { shippingCents: 300, freeShippingFromCents: 2000 };
    expect(await freeFrom({ shipping: 590, freeFrom: 7500 }, own)).toBe(2000);
    const neverFree = { ...own, freeShippingFromCents: 'never' };
    expect(await freeFrom({ shipping: 590, freeFrom: 7500 }, neverFree)).toBeNull();
    const asTheVendor = { ...own, freeShippingFromCents: null };
    expect(await freeFrom({ shipping: 590, freeFrom: 7500 }, asTheVendor)).toBe(7500);
  });

  test('a product that stays unchecked at a vendor is not added to there', async () => {
    const cart = await aCart(app, {
      vendors: [{ shipping: 0 }, { shipping: 0 }],
      products: [[at(900), at(1000)]],
      positions: [
        { product: 0, vendor: 0, quantity: 5 },
        { product: 0, vendor: 1, quantity: 1 },
      ],
    });
    const [unchecked = 0] = cart.positionIds;
    expect(await dataOf(cart, { excludedPositionIds: [unchecked] })).toMatchObject({ moves: [] });
  });

  test('an offer that needs more is named, not used', async () => {
    const cart = await aCart(app, {
      vendors: [{ shipping: 0 }, { shipping: 0, discountBasisPoints: 1000 }],
      products: [
        [
          at(1000),
          {
            tiers: [
              [1, 600],
              [6, 500],
            ],
            minimum: 5,
            step: 3,
          },
        ],
      ],
      positions: [{ product: 0, vendor: 0, quantity: 4 }],
    });
    expect(await dataOf(cart)).toMatchObject({
      moves: [],
      larger: [
        {
          positionId: cart.positionIds[0],
          vendorId: cart.vendorIds[1],
          missingQuantity: 2,
          unitPriceCents: 450,
        },
      ],
    });
  });

  test('what nobody offers is named, stays, and is out of the sums', async () => {
    const cart = await aCart(app, {
      ...twoVendors,
      products: [...twoVendors.products, [{ ...at(700), availability: 'unavailable' }, null]],
      positions: [...twoVendors.positions, { product: 2, vendor: 0, quantity: 1 }],
    });
    const [, , gone] = cart.positionIds;
    const { unavailable, cartPriceDetail, moves } = await dataOf(cart);
    expect(unavailable).toMatchObject([{ positionId: gone }]);
    expect(cartPriceDetail).toMatchObject({
      before: { netCents: 3000 + 590 + 490, packages: 2 },
      after: { netCents: 3100 + 490, packages: 1 },
    });
    expect(moves).toHaveLength(1);
    expect((await applyIn(app, cart)).json().data.moved).toBe(1);
    const left = await listPositions(app, cart);
    expect(left.find(({ id }) => id === gone)?.vendor_id).toBe(cart.vendorIds[0]);
  });

  test('what its vendor sells no more finds another one, and both sides of the comparison buy it', async () => {
    const cart = await aCart(app, {
      ...twoVendors,
      products: [[{ ...at(1000), availability: 'unavailable' }, at(1100)], ...twoVendors.products.slice(1)],
    });
    const { cartPriceDetail, moves, unavailable } = await dataOf(cart);
    expect(unavailable).toEqual([]);
    expect(moves).toHaveLength(1);
    expect(cartPriceDetail).toMatchObject({
      before: { netCents: 3100 + 490 },
      after: { netCents: 3100 + 490 },
      savingCents: 0,
    });
  });

  test('what is sold only together with another is bought, and said to be more than before', async () => {
    const cart = await aCart(app, {
      vendors: [
        { shipping: 0, surcharge: 0 },
        { shipping: 0, surcharge: 0 },
        { shipping: 0, surcharge: 0 },
      ],
      products: [
        [
          { ...at(1000), minimum: 2, step: 2 },
          { ...at(900), availability: 'unavailable' },
          { ...at(1100), minimum: 3 },
        ],
      ],
      positions: [
        { product: 0, vendor: 0, quantity: 2 },
        { product: 0, vendor: 1, quantity: 1 },
      ],
    });
    const [, onlyTogether] = cart.positionIds;
    const { added, unavailable, cartPriceDetail, current } = await dataOf(cart);
    expect(unavailable).toEqual([]);
    expect(current).toMatchObject([{ cartPositions: [{ positionId: cart.positionIds[0] }] }]);
    expect(cartPriceDetail).toMatchObject({
      before: { netCents: 2000 },
      after: { netCents: 3300 },
      savingCents: -1300,
    });
    expect(added).toMatchObject([{ positionId: onlyTogether, vendorId: cart.vendorIds[2], lineCents: 1100 }]);
    expect((await applyIn(app, cart)).json().data).toMatchObject({ moved: 2, savingCents: -1300 });
  });

  test('a parcel less may cost something, and the figures are without that worth', async () => {
    const cart = await aCart(app, {
      vendors: [{ shipping: 0 }, { shipping: 0 }],
      products: twoVendors.products,
      positions: twoVendors.positions,
    });
    expect(await dataOf(cart)).toMatchObject({ moves: [] });
    const { cartPriceDetail } = await dataOf(cart, { parcelWorthCents: 101, hasDebugInformation: true });
    expect(cartPriceDetail).toMatchObject({
      after: { netCents: 3100, packages: 1 },
      savingCents: -100,
      isProven: true,
      boundCents: 3100,
    });
  });

  test('says what it took, when asked', async () => {
    const { debug } = await dataOf(await aCart(app, twoVendors), { hasDebugInformation: true });
    expect(debug.nodes).toBeGreaterThan(0);
  });

  test('an empty cart has an empty result', async () => {
    const cart = await aCart(app, { ...twoVendors, positions: [] });
    const { vendors, cartPriceDetail } = await dataOf(cart);
    expect(vendors).toEqual([]);
    expect(cartPriceDetail).toMatchObject({ savingPercent: 0, isProven: true, boundCents: 0 });
  });

  test('the same product of two baskets is bought as one, and each position has its share of the line', async () => {
    const cart = await aCart(app, {
      vendors: [
        { shipping: 500, freeFrom: null },
        { shipping: 500, freeFrom: null },
      ],
      products: [
        [
          {
            tiers: [
              [1, 1000],
              [5, 800],
            ],
          },
          at(950),
        ],
      ],
      positions: [
        { product: 0, vendor: 0, quantity: 3 },
        { product: 0, vendor: 1, quantity: 2 },
      ],
    });
    const { vendors, cartPriceDetail } = await dataOf(cart);
    expect(cartPriceDetail).toMatchObject({ after: { netCents: 4500 }, isProven: true });
    expect(vendors[0].cartPositions).toMatchObject([
      { positionId: cart.positionIds[0], quantity: 3, itemPrice: 800, lineCents: 2400 },
      { positionId: cart.positionIds[1], quantity: 2, itemPrice: 800, lineCents: 1600 },
    ]);
    await applyIn(app, cart);
    expect(await listPositions(app, cart)).toMatchObject([{ id: cart.positionIds[0], quantity: 5 }]);
  });
});

test("another practice's address does not exist", async () => {
  const cart = await aCart(app, twoVendors);
  await dataOf(cart);
  const stranger = { ...cart, headers: bearer(await loginAs(app, await aUser(app))) };
  expect((await optimizeIn(app, stranger)).statusCode).toBe(404);
  expect((await applyIn(app, stranger)).statusCode).toBe(404);
  expect((await optimizeIn(app, { ...cart, headers: { authorization: 'Bearer nobody' } })).statusCode).toBe(
    401,
  );
});
