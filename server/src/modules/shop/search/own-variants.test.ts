// Variants of a card, so that the one the practice uses can be shown first.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { aStoreKeeper } from '../../../testing/inventory-builders.ts';
import { anOrder } from '../../../testing/order-builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';

let app: TestApp;
const ids: Record<string, number> = {};
const vendors: number[] = [];

beforeAll(async () => {
  app = await startTestApp();
  for (const name of ['Depot Nord', 'Depot Süd']) vendors.push(await aVendor(app, { name }));
  for (const name of ['Artinova 1:200.000', 'Artinova 1:100.000', 'Artinova 1:50.000']) {
    ids[name] = await aProduct(app, { name, family: 'artinova' });
    await anOffer(app, ids[name], vendors[0] as number);
  }
  await anOffer(app, ids['Artinova 1:50.000'] as number, vendors[1] as number);
  for (const [name, variant] of [
    ['Nitrila Blau M', 'blau-m'],
    ['Nitrila Blau L', 'blau-l'],
    ['Spülung 5 l', '5-l'],
  ] as const) {
    ids[name] = await aProduct(app, { name, family: 'nitrila', variant });
    await anOffer(app, ids[name], vendors[0] as number);
  }
  await app.asOwner.run(
    `update product set description_de = 'Pflegt die Absauganlage aus Stahl', description_en = 'Maintains steel suction units' where id = $1`,
    [ids['Spülung 5 l']],
  );
  await app.search.engine.start();
});

afterAll(() => app.close());

test('what the beginning of a description says is found in both languages, without its short words', async () => {
  const { headers } = await aStoreKeeper(app);
  const key = await searchKey(app, headers.authorization.replace('Bearer ', ''));
  const found = async (query: string) => {
    const { body } = await postQueries(app, key, [{ indexName: 'products', query }]);
    return (body.results[0].hits as { titel: string }[]).map(({ titel }) => titel);
  };
  expect(await found('absauganlagen')).toEqual(['Spülung 5 l']);
  expect(await found('maintains')).toEqual(['Spülung 5 l']);
  expect(await found('aus')).toEqual([]);
});

test('a card names the variants that the practice keeps or has bought, and who has each in stock', async () => {
  const keeper = await aStoreKeeper(app);
  const stranger = await aStoreKeeper(app);
  const card = async ({ headers }: typeof keeper, query = 'artinova') => {
    const key = await searchKey(app, headers.authorization.replace('Bearer ', ''));
    const { body } = await postQueries(app, key, [{ indexName: 'products', query, distinct: true }]);
    expect(body.results[0].nbHits).toBe(1);
    return body.results[0].hits[0];
  };
  const { slug } = await app.asOwner.one<{ slug: string }>('select slug from product where id = $1', [
    ids['Artinova 1:100.000'],
  ]);
  expect((await card(keeper)).eigen, 'nothing of it is an own product yet').toBeUndefined();
  await keeper.anArticle({ catalogOrigin: { catalogProductSlug: slug }, useInventory: false });
  await anOrder(app, {
    user: keeper.user,
    vendor: vendors[0] as number,
    address: await anAddress(app, keeper.user.practiceId),
    state: 'ordered',
    positions: [{ productId: ids['Artinova 1:50.000'] as number }],
  });

  const own = await card(keeper);
  expect(own.eigen, 'it stands first from the next search on').toBe(true);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(own.eigeneVarianten).toEqual([
    {
      objectID: String(ids['Artinova 1:100.000']),
      // An article without stock is one, too.
      bestand: null,
      gekauft: null,
      artikel: { benutztAm: time },
    },
    {
      objectID: String(ids['Artinova 1:50.000']),
      bestand: null,
      gekauft: { am: time, lieferant: expect.any(String), preis: 10, mal: 1, menge: 1 },
      artikel: null,
    },
  ]);
  expect(own.varianten).toMatchObject([
    { lieferbarBei: 1, passend: true },
    { lieferbarBei: 1, passend: true },
    { lieferbarBei: 2, passend: true },
  ]);
  const named = await card(keeper, 'artinova 1:200.000');
  expect(named.varianten.map(({ passend }: { passend: boolean }) => passend)).toEqual([true, false, false]);
  const foreign = await card(stranger);
  expect(foreign.eigeneVarianten).toEqual([]);
  expect(foreign.eigen).toBeUndefined();
});

test('sizes are a facet, read from what tells variants apart; a measure is no size', async () => {
  const keeper = await aStoreKeeper(app);
  const key = await searchKey(app, keeper.headers.authorization.replace('Bearer ', ''));
  const query = { indexName: 'products', query: 'nitrila', facets: ['groesse'] };
  const { body } = await postQueries(app, key, [
    query,
    { ...query, facetFilters: [['groesse:M', 'groesse:XL']] },
    { ...query, query: 'spülung' },
  ]);
  const answers = body.results as { facets: object; hits: { objectID: string }[] }[];
  expect(answers.map(({ facets }) => facets)).toEqual([
    { groesse: { L: 1, M: 1 } },
    { groesse: { M: 1 } },
    { groesse: {} },
  ]);
  expect(answers[1]?.hits.map(({ objectID }) => objectID)).toEqual([String(ids['Nitrila Blau M'])]);
});
