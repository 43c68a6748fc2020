import { exampleResults, exampleVendors } from '@praxora/rules/vendors/pricing-example';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemoApp, type TestApp } from '../../../testing/app.ts';
import { bearer, loginAs, sessionOfficeId } from '../../../testing/builders.ts';
import {
  aCart,
  applyIn,
  listPositions,
  optimizeIn,
  type TestCart,
  twoVendors,
} from '../../../testing/planned-carts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 120_000);
afterAll(() => app.close());

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
       select u.practice_id, v.id, true from practice_user u, vendor v
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
    const before = await listPositions(app, demo);
    const { cartPriceDetail } = await dataOf(demo);
    const applied = (await applyIn(app, demo)).json();
    expect(applied.data).toMatchObject({ moved: 10, savingCents: 7140 });
    const dentalOfficeId = await sessionOfficeId(app, demo.headers);
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
    expect(await listPositions(app, demo)).toEqual(before);
    expect(await savings()).toEqual([]);
  });

  const savings = () =>
    app.asOwner.rows('select saving_cents, packages_before, packages_after from applied_saving');
});

describe('applying', () => {
  const refused = async (cart: TestCart, change: () => Promise<unknown>) => {
    await dataOf(cart);
    await change();
    const before = await listPositions(app, cart);
    const answer = await applyIn(app, cart);
    expect(answer.json().errors?.code).toBe('OPTIMIZED_CART_OUTDATED');
    expect(await listPositions(app, cart)).toEqual(before);
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

  test('reckons with more cents than an integer holds', async () => {
    const cart = await aCart(app, twoVendors);
    await app.asOwner.run(
      'update offer set tier_price_cents = array[tier_price_cents[1] + 90000000] where product_id = any($1)',
      [cart.productIds],
    );
    await app.asOwner.run('update cart_position set quantity = 99999 where practice_id = $1', [
      cart.practiceId,
    ]);
    const { cartPriceDetail } = await dataOf(cart);
    expect(cartPriceDetail.before.netCents).toBeGreaterThan(2 ** 31);
    expect((await applyIn(app, cart)).json().data).toMatchObject({
      savingCents: cartPriceDetail.before.netCents - cartPriceDetail.after.netCents,
    });
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
