// The assortment over HTTP: what belongs to it, its filters, prices and amounts, and that its size costs no statements.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, anOffer, aProduct, aVendor, readSlug } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { recordStatements } from '../../../testing/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function aPractice() {
  const keeper = await aStoreKeeper(app);
  const { user } = keeper;
  const [vendor, address] = [await aVendor(app), await anAddress(app, user.practiceId)];
  return {
    keeper,
    vendor,
    /** Orders cost 10.00 a unit. */
    buy: (productId: number, quantity: number, placedAt = daysAgo(1), from = vendor) =>
      anOrder(app, { user, vendor: from, address, placedAt, positions: [{ productId, quantity }] }),
    list: async (query = '') => {
      const { status, data } = await keeper.send('GET', `assortment/list${query}`);
      expect(status, JSON.stringify(data)).toBe(200);
      return data;
    },
    ids: async (query = '') => {
      const { data } = await keeper.send('GET', `assortment/list${query}`);
      return data.items.map(({ id }: { id: number }) => id);
    },
    counts: async () => (await keeper.send('GET', 'assortment/counts')).data,
  };
}

test('what was bought or is an article, with price, amount, stock and last purchase; nothing of others', async () => {
  const [me, other] = [await aPractice(), await aPractice()];
  const [glove, mask, gone, strange] = [
    await aProduct(app, { name: 'Nitrilhandschuh' }),
    await aProduct(app, { name: 'Maske' }),
    await aProduct(app, { name: 'Gips' }),
    await aProduct(app, { name: 'Fremdes' }),
  ];
  await anOffer(app, glove, me.vendor, { tiers: [[1, 900]], minimum: 4, step: 4 });
  await anOffer(app, mask, me.vendor);
  await me.buy(glove, 2, daysAgo(20));
  await me.buy(glove, 9, daysAgo(5));
  await me.buy(gone, 1, daysAgo(300));
  await other.buy(strange, 1);
  const catalogProductSlug = await readSlug(app, mask);
  await me.keeper.anArticle({
    catalogOrigin: { catalogProductSlug },
    notificationInformation: {
      minimumStock: { amount: 2 },
      warningStock: { amount: 5 },
      idealStock: { amount: 9 },
    },
  });
  await me.keeper.send('PUT', `catalog/product/${gone}/watch`, { isWatched: true });
  await me.keeper.send('PUT', `catalog/product/${strange}/watch`, { isWatched: true });

  const { items, total } = await me.list();
  expect(total).toBe(3);
  expect(items).toMatchObject([
    {
      id: glove,
      timesBought: 2,
      // The median of 2 and 9 is 6, of which the vendor sells 8.
      usualQuantity: 8,
      lowestPriceCents: 900,
      best: { vendor: { id: me.vendor }, minimumQuantity: 4, orderStep: 4 },
      lastPurchase: { vendor: { id: me.vendor }, unitCents: 1000, isFavourite: false },
      thresholds: null,
      isWatched: false,
    },
    {
      id: gone,
      timesBought: 1,
      usualQuantity: 1,
      lowestPriceCents: null,
      best: null,
      isWatched: true,
    },
    {
      id: mask,
      timesBought: 0,
      lastPurchase: null,
      thresholds: { minimumStock: 2, warningStock: 5, idealStock: 9 },
      atHand: { stock: 0 },
    },
  ]);
  expect(await me.counts()).toMatchObject({
    kinds: { all: 3, favourites: 0, watched: 1, inInventory: 1, notBought: 2 },
    cheaper: 1,
    vendors: [{ id: me.vendor, count: 2 }],
  });
});

test('a practice that never bought anything has an empty one, in every view and as a file', async () => {
  const me = await aPractice();
  expect(await me.list()).toMatchObject({ items: [], total: 0 });
  for (const query of ['?search=handschuh', '?kind=favourites', '?kind=notBought', '?sort=name&page=3'])
    expect(await me.ids(query), query).toEqual([]);
  expect(await me.counts()).toEqual({
    kinds: { all: 0, favourites: 0, watched: 0, inInventory: 0, notBought: 0 },
    cheaper: 0,
    categories: [],
    vendors: [],
  });
  const url = '/pro/assortment/export?format=csv';
  const file = await app.request({ method: 'GET', url, headers: me.keeper.headers });
  expect(file.statusCode).toBe(200);
  expect(file.body.trim().split(/\r?\n/)).toHaveLength(1);
});

test('filters, orders and pages', async () => {
  const me = await aPractice();
  const favourite = await aVendor(app, { name: 'Lieblingsdepot' });
  const [a, b, c] = [
    await aProduct(app, { name: 'Abdruckgips' }),
    await aProduct(app, { name: 'Bohrer 10' }),
    await aProduct(app, { name: 'Bohrer 9' }),
  ];
  await me.buy(a, 1, daysAgo(250));
  await me.buy(b, 1, daysAgo(3), favourite);
  await me.buy(b, 1, daysAgo(2));
  await me.buy(c, 1, daysAgo(1), favourite);
  await app.asOwner.run(
    `insert into vendor_preference (practice_id, vendor_id, is_favourite) values ($1, $2, true)
     on conflict (practice_id, vendor_id) do update set is_favourite = true`,
    [me.keeper.user.practiceId, favourite],
  );
  expect(await me.ids()).toEqual([b, c, a]);
  expect(await me.ids('?sort=lastBought')).toEqual([c, b, a]);
  expect(await me.ids('?sort=name')).toEqual([a, c, b]);
  expect(await me.ids('?search=bohrer+10')).toEqual([b]);
  expect(await me.ids('?kind=favourites')).toEqual([c]);
  expect(await me.ids('?kind=notBought')).toEqual([a]);
  expect(await me.ids(`?vendorId=${me.vendor}`)).toEqual([b, a]);
  expect(await me.list('?page=1&pageSize=2')).toMatchObject({ total: 3, items: [{ id: a }] });
  expect(await me.ids('?page=5')).toEqual([]);
  const { categories } = await me.counts();
  expect(categories).toHaveLength(1);
  expect(await me.ids(`?categoryId=${categories[0].id}`)).toHaveLength(3);
  expect(await me.ids('?categoryId=2147483647')).toEqual([]);
  for (const wrong of ['?kind=strange', '?sort=price', '?pageSize=101', '?page=-1', '?vendorId=x'])
    expect((await me.keeper.send('GET', `assortment/list${wrong}`)).status, wrong).toBe(422);
});

test('leaves as a file, with the filters and the order of the list', async () => {
  const me = await aPractice();
  const [mask, glove] = [await aProduct(app, { name: 'Maske' }), await aProduct(app, { name: 'Handschuh' })];
  await anOffer(app, glove, me.vendor, { tiers: [[1, 900]] });
  await me.buy(mask, 1, daysAgo(300));
  await me.buy(glove, 4);
  const fileOf = async (query: string) => {
    const url = `/pro/assortment/export?${query}`;
    const answer = await app.request({ method: 'GET', url, headers: me.keeper.headers });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  const lines = (await fileOf('format=csv&sort=name')).body.trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Bester Preis heute');
  expect(lines[1]).toContain('Handschuh');
  expect(lines[1]).toContain('9,00');
  const found = (await fileOf('format=csv&language=en&search=mask')).body;
  expect(found).toContain('Best price today');
  expect(found).not.toContain('Handschuh');
  expect((await fileOf('format=xlsx')).headers['content-disposition']).toContain('.xlsx');
});

test('thirty products cost as many statements as one', async () => {
  const me = await aPractice();
  const one = await aProduct(app);
  await anOffer(app, one, me.vendor);
  await me.buy(one, 1);
  const counted = async () => [
    (await recordStatements(() => me.list())).length,
    (await recordStatements(() => me.counts())).length,
  ];
  const few = await counted();
  for (let index = 0; index < 30; index += 1) {
    const product = await aProduct(app);
    await anOffer(app, product, me.vendor);
    await me.buy(product, 1 + index);
  }
  expect(await counted()).toEqual(few);
  expect(few[0]).toBeLessThanOrEqual(12);
});
