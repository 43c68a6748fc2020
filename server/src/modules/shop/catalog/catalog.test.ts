import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs, type TestUser } from '../../../testing/builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Practice {
  readonly user: TestUser;
  call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): ReturnType<TestApp['request']>;
}

async function practice(wish: { country?: string } = {}): Promise<Practice> {
  const user = await aUser(app, wish);
  const headers = bearer(await loginAs(app, user));
  return {
    user,
    call: (method, url, payload) => app.request({ method, url, headers, ...(payload ? { payload } : {}) }),
  };
}

const product = async (who: Practice, id: number) =>
  (await who.call('GET', `/pro/catalog/product/${id}`)).json().data;

describe('a product', () => {
  test('is found by the name it has in addresses', async () => {
    const id = await aProduct(app, { name: 'Artinova' });
    const who = await practice();
    const { slug } = await product(who, id);
    const found = await who.call('GET', `/pro/catalog/product-by-slug/${slug}`);
    expect(found.json().data).toEqual(await product(who, id));
    expect((await who.call('GET', '/pro/catalog/product-by-slug/no-such-product')).statusCode).toBe(404);
  });

  test('shows the offers of vendors that deliver to the country and are not hidden', async () => {
    const [german, both] = [await aVendor(app, { countries: ['DE'] }), await aVendor(app)];
    const id = await aProduct(app, { name: 'Nitrila' });
    await anOffer(app, id, german, {
      tiers: [
        [1, 900],
        [5, 800],
      ],
    });
    await anOffer(app, id, both, { tiers: [[1, 1000]] });
    const [berlin, wien] = [await practice(), await practice({ country: 'AT' })];
    const seen = await product(berlin, id);
    expect(seen).toMatchObject({
      id,
      name: { de: 'Nitrila' },
      lowestPriceCents: 900,
      offerCount: 2,
      bestVendorId: german,
    });
    expect(seen.offers[0]).toMatchObject({
      vendorId: german,
      tiers: [
        { fromQuantity: 1, unitPriceCents: 900 },
        { fromQuantity: 5, unitPriceCents: 800 },
      ],
      terms: { shippingCents: 590, freeShippingFromCents: 10_000 },
    });
    expect(await product(wien, id)).toMatchObject({
      lowestPriceCents: 1000,
      offerCount: 1,
      bestVendorId: both,
    });
    await berlin.call('PUT', `/pro/vendors/${german}/preferences`, { isHidden: true });
    expect(await product(berlin, id)).toMatchObject({ lowestPriceCents: 1000, offerCount: 1 });
    expect(await product(await practice(), id), 'another practice').toMatchObject({ offerCount: 2 });
  });

  test('is told by the country of the default delivery address, in all its figures', async () => {
    const [german, austrian] = [
      await aVendor(app, { countries: ['DE'] }),
      await aVendor(app, { countries: ['AT'] }),
    ];
    const id = await aProduct(app);
    await anOffer(app, id, german, { tiers: [[1, 900]] });
    await anOffer(app, id, austrian, { tiers: [[1, 1000]] });
    const munich = await practice();
    const seen = async () => {
      const { offers, offerCount, lowestPriceCents, bestVendorId } = await product(munich, id);
      const [listed] = (await munich.call('GET', `/pro/catalog/products?ids=${id}`)).json().data;
      expect(listed).toMatchObject({ offerCount, lowestPriceCents, bestVendorId });
      expect(offers).toMatchObject([{ vendorId: bestVendorId }]);
      const vendors = (await munich.call('GET', '/pro/vendors')).json().data;
      const delivers = vendors.filter(({ termsInForce }: { termsInForce: unknown }) => termsInForce !== null);
      return { offerCount, lowestPriceCents, delivers: delivers.map((one: { id: number }) => one.id) };
    };
    expect(await seen()).toMatchObject({ offerCount: 1, lowestPriceCents: 900 });
    expect((await seen()).delivers).not.toContain(austrian);
    await anAddress(app, munich.user.practiceId, 'AT');
    expect(await seen()).toMatchObject({ offerCount: 1, lowestPriceCents: 1000 });
    expect((await seen()).delivers).toContain(austrian);
  });

  test('the own discount counts where the offer is discountable, and can change the best choice', async () => {
    const [first, second] = [await aVendor(app), await aVendor(app)];
    const [plain, fixed] = [await aProduct(app), await aProduct(app)];
    for (const id of [plain, fixed]) {
      await anOffer(app, id, first, { tiers: [[1, 1000]] });
      await anOffer(app, id, second, { tiers: [[1, 1050]], discountable: id === plain });
    }
    const who = await practice();
    await who.call('PUT', `/pro/vendors/${second}/preferences`, { ownDiscount: 12.5 });
    expect(await product(who, plain)).toMatchObject({ lowestPriceCents: 919, bestVendorId: second });
    expect(await product(who, fixed)).toMatchObject({ lowestPriceCents: 1000, bestVendorId: first });
  });

  test('what cannot be had is not the best choice', async () => {
    const [first, second] = [await aVendor(app), await aVendor(app)];
    const id = await aProduct(app);
    await anOffer(app, id, first, { tiers: [[1, 500]], availability: 'unavailable' });
    await anOffer(app, id, second, { tiers: [[1, 900]] });
    expect(await product(await practice(), id)).toMatchObject({
      lowestPriceCents: 900,
      bestVendorId: second,
      offerCount: 2,
    });
  });

  test('shows other packs of the same variant and other variants of the family', async () => {
    const [small, large, other] = [
      await aProduct(app, { family: 'Soft', variant: 'M', packSize: 100 }),
      await aProduct(app, { family: 'Soft', variant: 'M', packSize: 1000 }),
      await aProduct(app, { family: 'Soft', variant: 'L', packSize: 100 }),
    ];
    const who = await practice();
    const variants = (await who.call('GET', `/pro/catalog/product/${small}/variants`)).json().data;
    expect(variants.map(({ id }: { id: number }) => id)).toEqual([small, large, other]);
    const { otherPacks, similar } = await product(who, small);
    expect(otherPacks.map(({ id }: { id: number }) => id)).toEqual([large]);
    expect(similar.map(({ id }: { id: number }) => id)).toContain(other);
  });

  test('tells what of it lies in the cart already', async () => {
    const vendor = await aVendor(app);
    const [id, neighbour] = [await aProduct(app), await aProduct(app)];
    await anOffer(app, id, vendor, {
      tiers: [
        [1, 1000],
        [10, 700],
      ],
    });
    await anOffer(app, neighbour, vendor, { tiers: [[1, 250]] });
    const who = await practice();
    await anAddress(app, who.user.practiceId);
    for (const [productId, Anzahl] of [
      [id, 10],
      [neighbour, 2],
    ]) {
      await who.call('POST', '/api/marketplace/v1/wwarenkorbposition', { data: { productId, Anzahl } });
    }
    expect((await product(who, id)).offers[0]).toMatchObject({ inCartCents: 7500, inCartQuantity: 10 });
  });

  test('an unknown one is not found, whatever is asked of it', async () => {
    const who = await practice();
    for (const [method, path, payload] of [
      ['GET', '', undefined],
      ['GET', '/price-history', undefined],
      ['POST', '/viewed', undefined],
      ['PUT', '/watch', { isWatched: true }],
    ] as const) {
      expect((await who.call(method, `/pro/catalog/product/999999999${path}`, payload)).statusCode).toBe(404);
    }
    expect((await who.call('GET', '/pro/catalog/product/abc')).statusCode).toBe(422);
  });

  test('has a price history per vendor, hidden ones left out', async () => {
    const [first, second] = [await aVendor(app), await aVendor(app)];
    const id = await aProduct(app);
    const offers = [await anOffer(app, id, first, { tiers: [[1, 900]] }), await anOffer(app, id, second)];
    for (const offer of offers) {
      await app.asOwner.run(
        `insert into offer_price_history (offer_id, valid_from, unit_price_cents) values ($1, '2026-01-01', 800), ($1, '2026-06-01', 900)`,
        [offer],
      );
    }
    const who = await practice();
    await who.call('PUT', `/pro/vendors/${second}/preferences`, { isHidden: true });
    const { data } = (await who.call('GET', `/pro/catalog/product/${id}/price-history`)).json();
    expect(data).toEqual([
      {
        vendorId: first,
        vendorName: expect.any(String),
        points: [
          { validFrom: '2026-01-01', unitPriceCents: 800 },
          { validFrom: '2026-06-01', unitPriceCents: 900 },
        ],
      },
    ]);
  });
});

test('products by id come in the order asked for, unknown ones left out', async () => {
  const [first, second] = [await aProduct(app), await aProduct(app)];
  const who = await practice();
  const { data } = (await who.call('GET', `/pro/catalog/products?ids=${second},999999999,${first}`)).json();
  expect(data.map(({ id }: { id: number }) => id)).toEqual([second, first]);
  expect((await who.call('GET', '/pro/catalog/products?ids=1;drop')).statusCode).toBe(422);
});

test('the categories are two levels in two languages', async () => {
  const { data } = (await (await practice()).call('GET', '/pro/catalog/categories')).json();
  expect(data).toHaveLength(15);
  expect(data.every(({ sub }: { sub: unknown[] }) => sub.length === 6)).toBe(true);
});

test('manufacturers begin with the unknown one', async () => {
  const { data } = (await (await practice()).call('GET', '/pro/manufacturers')).json();
  expect(data[0].ID).toBe(1);
});

describe('saved articles', () => {
  const saved = async (who: Practice, tab: string) =>
    (await who.call('GET', `/pro/saved/article/list?tab=${tab}`)).json().data;

  test('watched and viewed products are listed, newest first, for their practice only', async () => {
    const [first, second] = [await aProduct(app), await aProduct(app)];
    const [own, other] = [await practice(), await practice()];
    for (const id of [first, second, first]) await own.call('POST', `/pro/catalog/product/${id}/viewed`);
    await own.call('PUT', `/pro/catalog/product/${first}/watch`, { isWatched: true });
    await own.call('PUT', `/pro/catalog/product/${second}/watch`, { isWatched: true });
    await own.call('PUT', `/pro/catalog/product/${second}/watch`, { isWatched: false });
    const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
    expect(ids(await saved(own, 'recentlyViewed'))).toEqual([first, second]);
    expect(ids(await saved(own, 'watchlist'))).toEqual([first]);
    expect((await product(own, first)).isWatched).toBe(true);
    expect(await saved(other, 'recentlyViewed')).toEqual({ items: [], total: 0 });
    expect((await product(other, first)).isWatched).toBe(false);
  });

  test('the default tab is previouslyPurchased; an unknown one is refused', async () => {
    const who = await practice();
    expect((await who.call('GET', '/pro/saved/article/list')).json().data).toEqual({ items: [], total: 0 });
    expect((await who.call('GET', '/pro/saved/article/list?tab=other')).statusCode).toBe(422);
  });
});

describe('vendor preferences', () => {
  test('what is left out stays as it is, and own terms replace the vendor terms', async () => {
    const vendor = await aVendor(app);
    const who = await practice();
    const set = async (change: object) =>
      (await who.call('PUT', `/pro/vendors/${vendor}/preferences`, change)).json().data;
    await set({ isFavorite: true, customerNumber: ' 4711 ' });
    const ownTerms = {
      shippingCents: 0,
      freeShippingFromCents: 'never',
      surchargeCents: 100,
      surchargeBelowCents: 2000,
    };
    expect(await set({ ownTerms, ownDiscount: 3.25 })).toMatchObject({
      isFavorite: true,
      customerNumber: '4711',
      ownDiscount: 3.25,
      ownTerms,
    });
    expect(await set({ ownTerms: null })).toMatchObject({ ownTerms: null, ownDiscount: 3.25 });
    const listed = (await who.call('GET', '/pro/vendors')).json().data as {
      id: number;
      isFavorite: boolean;
    }[];
    expect(listed.find(({ id }) => id === vendor)?.isFavorite).toBe(true);
  });

  test.each([
    [{ ownDiscount: 101 }],
    [{ ownDiscount: -1 }],
    [
      {
        ownTerms: {
          shippingCents: -1,
          freeShippingFromCents: null,
          surchargeCents: 0,
          surchargeBelowCents: 0,
        },
      },
    ],
    [{ defaultMessage: 'x'.repeat(2001) }],
    [{ isHidden: 'yes' }],
  ])('refuses %j', async (change) => {
    const vendor = await aVendor(app);
    expect(
      (await (await practice()).call('PUT', `/pro/vendors/${vendor}/preferences`, change)).statusCode,
    ).toBe(422);
  });

  test('an unknown vendor is not found', async () => {
    expect(
      (await (await practice()).call('PUT', '/pro/vendors/999999999/preferences', { isHidden: true }))
        .statusCode,
    ).toBe(404);
  });
});
