// Favourites and back orders: what is bought where somebody is preferred, and what is waited for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aCart, at, optimizeIn, type TestCart, twoVendors } from '../../../testing/planned-carts.ts';

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

describe('whom a practice prefers, and what it waits for', () => {
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

  test('favourites: two positions that one of them sells only together are bought together from it, or apart', async () => {
    const cart = await aCart(app, {
      vendors: [
        { shipping: 300, freeFrom: null, favourite: true },
        { shipping: 300, freeFrom: null },
        { shipping: 300, freeFrom: null },
      ],
      products: [[{ ...at(900), minimum: 4 }, at(500), at(500)]],
      positions: [
        { product: 0, vendor: 1, quantity: 2 },
        { product: 0, vendor: 2, quantity: 2 },
      ],
    });
    const net = async (parameters: object) => (await dataOf(cart, parameters)).cartPriceDetail.after.netCents;
    expect(await net({})).toBe(2000 + 300);
    expect(await net({ hasBuyFromFavoriteVendor: true })).toBe(2000 + 600);
    expect(await net({ hasBuyFromFavoriteVendor: true, parcelWorthCents: 1500 })).toBe(3600 + 300);
  });

  test('back orders: taken only where nothing is in stock, where it stands already, or when wanted', async () => {
    const late = (cents: number) => ({ ...at(cents), availability: 'backorder' });
    const cart = await aCart(app, {
      vendors: [{ shipping: 0 }, { shipping: 0 }, { shipping: 0 }],
      products: [
        // In stock at the first, cheaper on back order at the second.
        [at(1000), late(100), null],
        // Stands on back order and is dearer in stock: stays.
        [at(2000), late(1500), late(1400)],
        // In stock from 5 on only: at 2 it may be waited for.
        [{ ...at(10), minimum: 5 }, late(900), late(800)],
      ],
      positions: [
        { product: 0, vendor: 0, quantity: 1 },
        { product: 1, vendor: 1, quantity: 1 },
        { product: 2, vendor: 1, quantity: 2 },
      ],
    });
    const [first, second, third] = cart.positionIds;
    const [, b, c] = cart.vendorIds;
    const moved = async (parameters: object) =>
      (await dataOf(cart, parameters)).moves.map(
        ({ positionId, toVendorId }: { positionId: number; toVendorId: number }) => [positionId, toVendorId],
      );
    expect(await moved({})).toEqual([[third, c]]);
    expect(await moved({ alsoOnBackorder: true })).toEqual([
      [first, b],
      [second, c],
      [third, c],
    ]);
    const { larger, cartPriceDetail } = await dataOf(cart);
    expect(cartPriceDetail).toMatchObject({ isProven: true, after: { netCents: 1000 + 1500 + 1600 } });
    expect(larger).toMatchObject([{ positionId: third, missingQuantity: 3 }]);
  });

  test('favourites: one that would have to be waited for does not take what another has in stock', async () => {
    const cart = await aCart(app, {
      vendors: [{ shipping: 0 }, { shipping: 0, favourite: true }],
      products: [[at(1000), { ...at(900), availability: 'backorder' }]],
      positions: [{ product: 0, vendor: 0, quantity: 1 }],
    });
    expect((await dataOf(cart, { hasBuyFromFavoriteVendor: true })).moves).toEqual([]);
    const waiting = await dataOf(cart, { hasBuyFromFavoriteVendor: true, alsoOnBackorder: true });
    expect(waiting.moves).toHaveLength(1);
    expect(waiting.vendors[0].cartPositions).toMatchObject([
      { availability: 'backorder', deliveryDays: null },
    ]);
  });
});
