import { exampleResults, exampleVendors } from '@praxora/rules/pricing-example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureDemoData } from '../../startup.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../testing/builders.ts';
import { aCart, applyIn, type CartPlan, optimizeIn, positionsOf, type TestCart } from './testing/carts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO_PRODUCTS: '200' });
  await ensureDemoData(app.owner, app.platform.config, new Date(), () => undefined);
}, 120_000);
afterAll(() => app.close());

const at = (cents: number) => ({ tiers: [[1, cents]] as const });

/** Two lines at two vendors; together at the second they cost least. */
const twoVendors: CartPlan = {
  vendors: [
    { shipping: 590, freeFrom: null },
    { shipping: 490, freeFrom: null },
  ],
  products: [
    [at(1000), at(1100)],
    [at(2100), at(2000)],
  ],
  positions: [
    { product: 0, vendor: 0, quantity: 1 },
    { product: 1, vendor: 1, quantity: 1 },
  ],
};

const dataOf = async (cart: TestCart, parameters: object = {}) => {
  const answer = await optimizeIn(app, cart, parameters);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

describe('the worked-out cart of the demo practice', () => {
  let demo: TestCart;
  beforeAll(async () => {
    const headers = bearer(await loginAs(app, { email: 'demo@praxora.example', password: 'praxora-demo' }));
    const { address_id } = await app.asOwner.one<{ address_id: number }>(
      'select address_id from cart_position group by address_id having count(*) = 12',
    );
    demo = { practiceId: 0, addressId: address_id, headers, vendorIds: [], productIds: [], positionIds: [] };
    await app.asOwner.run(
      `insert into vendor_preference (practice_id, vendor_id, is_favourite)
       select u.practice_id, v.id, true from app_user u, vendor v
       where u.email = 'demo@praxora.example' and v.name = any($1)
       on conflict (practice_id, vendor_id) do update set is_favourite = true`,
      [exampleVendors.filter(({ favourite }) => favourite).map(({ name }) => name)],
    );
  });

  test('costs what was worked out, with all vendors and with favourites', async () => {
    const { cart, cheapest, favourites } = exampleResults;
    const free = await dataOf(demo);
    expect(free.cartPriceDetail).toMatchObject({
      before: { netCents: cart.totalCents, packages: cart.packages },
      after: { netCents: cheapest.totalCents, packages: cheapest.packages },
      savingCents: cart.totalCents - cheapest.totalCents,
      savingPercent: 9,
      isProven: true,
      boundCents: cheapest.totalCents,
    });
    expect(free.moves).toHaveLength(cheapest.moved);
    expect(free.vendors).toHaveLength(cheapest.packages);
    expect(free.current).toHaveLength(cart.packages);
    const preferred = await dataOf(demo, { hasBuyFromFavoriteVendor: true });
    expect(preferred.cartPriceDetail.after).toMatchObject({
      netCents: favourites.totalCents,
      packages: favourites.packages,
    });
    expect(preferred.moves).toHaveLength(favourites.moved);
    expect(preferred.vendors.every(({ isFavorite }: { isFavorite: boolean }) => isFavorite)).toBe(true);
    expect(free.debug).toBeUndefined();
  });

  test('applied, the price engine says the same; undone, everything lies as before', async () => {
    const before = await positionsOf(app, demo);
    const { cartPriceDetail } = await dataOf(demo);
    const applied = (await applyIn(app, demo)).json();
    expect(applied.data).toMatchObject({ moved: 10, savingCents: 7140 });
    const { dentalOfficeId } = await app.asOwner.one<{ dentalOfficeId: string }>(
      `select dental_office_id as "dentalOfficeId" from practice p join app_user u on u.practice_id = p.id
       where u.email = 'demo@praxora.example'`,
    );
    const priced = await app.request({
      method: 'GET',
      url: `/services/price-engine?addressId=${demo.addressId}&dentalOfficeId=${dentalOfficeId}`,
    });
    expect(priced.json().data.totals).toEqual(cartPriceDetail.after);
    expect(await savings()).toEqual([{ saving_cents: 7140, packages_before: 6, packages_after: 3 }]);
    const again = await applyIn(app, demo);
    expect([again.statusCode, again.json().errors.code]).toEqual([409, 'OPTIMIZED_CART_OUTDATED']);
    const undone = await app.request({
      method: 'POST',
      url: `/pro/cart/undo/${applied.data.undoId}`,
      headers: demo.headers,
    });
    expect(undone.statusCode, undone.body).toBe(200);
    expect(await positionsOf(app, demo)).toEqual(before);
    expect(await savings()).toEqual([]);
  });

  const savings = () =>
    app.asOwner.rows('select saving_cents, packages_before, packages_after from applied_saving');
});

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

  test('favourites: what one of them offers is bought there, even when it costs more', async () => {
    const cart = await aCart(app, {
      ...twoVendors,
      vendors: [
        { shipping: 590, freeFrom: null, favourite: true },
        { shipping: 490, freeFrom: null },
      ],
      products: [...twoVendors.products, [null, at(500)]],
      positions: [...twoVendors.positions, { product: 2, vendor: 1, quantity: 1 }],
    });
    const [favourite, other] = cart.vendorIds;
    const { vendors, cartPriceDetail } = await dataOf(cart, { hasBuyFromFavoriteVendor: true });
    expect(vendors).toMatchObject([
      { vendorId: favourite, isFavorite: true, goodsCents: 3100 },
      { vendorId: other, isFavorite: false, goodsCents: 500 },
    ]);
    expect(cartPriceDetail).toMatchObject({ savingCents: -100, savingPercent: -2 });
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
    const left = await positionsOf(app, cart);
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

  test('the same product of two baskets is bought as one', async () => {
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
      { positionId: cart.positionIds[0], quantity: 5, itemPrice: 800, lineCents: 4000 },
    ]);
    await applyIn(app, cart);
    expect(await positionsOf(app, cart)).toMatchObject([{ id: cart.positionIds[0], quantity: 5 }]);
  });
});

describe('applying', () => {
  const refused = async (cart: TestCart, change: () => Promise<unknown>) => {
    await dataOf(cart);
    await change();
    const before = await positionsOf(app, cart);
    const answer = await applyIn(app, cart);
    expect(answer.json().errors?.code).toBe('OPTIMIZED_CART_OUTDATED');
    expect(await positionsOf(app, cart)).toEqual(before);
  };

  test('is refused when anything changed since', async () => {
    const cart = await aCart(app, twoVendors);
    const [position] = cart.positionIds;
    const [, vendor] = cart.vendorIds;
    const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
      app.request({ method, url, headers: cart.headers, payload });
    await refused(cart, () =>
      call('POST', `/api/marketplace/v1/wwarenkorbposition-update/${position}`, { data: { Anzahl: 2 } }),
    );
    await refused(cart, () =>
      app.asOwner.run(
        'update offer set tier_price_cents = array[1001] where vendor_id = $1 and product_id = $2',
        [cart.vendorIds[0], cart.productIds[0]],
      ),
    );
    await refused(cart, () =>
      app.asOwner.run('update vendor_condition set shipping_cents = 491 where vendor_id = $1', [vendor]),
    );
    await refused(cart, () => call('PUT', `/pro/vendors/${vendor}/preferences`, { isFavorite: true }));
    await refused(cart, () => call('PUT', `/pro/vendors/${vendor}/preferences`, { isHidden: true }));
  });

  test('is refused without a result for just these parameters, in whatever order the ids come', async () => {
    const cart = await aCart(app, twoVendors);
    const [first, second] = cart.positionIds;
    expect((await applyIn(app, cart)).json().errors.code).toBe('OPTIMIZED_CART_OUTDATED');
    await dataOf(cart, { pinnedPositionIds: [first, second] });
    expect((await applyIn(app, cart)).json().errors.code).toBe('OPTIMIZED_CART_OUTDATED');
    const same = await applyIn(app, cart, { pinnedPositionIds: [second, first], hasDebugInformation: true });
    expect(same.json().data).toMatchObject({ moved: 0, savingCents: 0 });
  });

  test('of two at once one wins', async () => {
    const cart = await aCart(app, twoVendors);
    await dataOf(cart);
    const answers = await Promise.all([applyIn(app, cart), applyIn(app, cart)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(
      await app.asOwner.rows('select saving_cents from applied_saving where practice_id = $1', [
        cart.practiceId,
      ]),
    ).toEqual([{ saving_cents: 490 }]);
  });

  test('keeps the notes of the baskets', async () => {
    const cart = await aCart(app, twoVendors);
    await app.asOwner.run(
      `insert into cart_note (practice_id, address_id, vendor_id, message) values ($1, $2, $3, 'Bitte klingeln')`,
      [cart.practiceId, cart.addressId, cart.vendorIds[1]],
    );
    await dataOf(cart);
    expect((await applyIn(app, cart)).statusCode).toBe(200);
    expect(
      await app.asOwner.rows('select vendor_id, message from cart_note where practice_id = $1', [
        cart.practiceId,
      ]),
    ).toEqual([{ vendor_id: cart.vendorIds[1], message: 'Bitte klingeln' }]);
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
