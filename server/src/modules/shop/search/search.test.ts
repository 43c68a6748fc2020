// The protocol by hand: every way of writing a request, every refusal, and what each practice sees.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../testing/builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../testing/catalog-builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
const facets = ['lieferanten', 'hersteller', 'hierarchicalCategories.lvl0', 'hierarchicalCategories.lvl1'];
let app: TestApp;
let token: string;
let key: string;
let products: { nitrile: number; latex: number; mirror: number };
let vendors: { cheap: number; dear: number };

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  vendors = {
    cheap: await aVendor(app, { name: 'Billigdepot' }),
    dear: await aVendor(app, { name: 'Feindepot' }),
  };
  products = {
    nitrile: await aProduct(app, { name: 'Handschuhe Nitril blau' }),
    latex: await aProduct(app, { name: 'Handschuhe Latex weiß' }),
    mirror: await aProduct(app, { name: 'Mundspiegel' }),
  };
  await anOffer(app, products.nitrile, vendors.cheap, { tiers: [[1, 500]] });
  await anOffer(app, products.nitrile, vendors.dear, { tiers: [[1, 800]] });
  await anOffer(app, products.latex, vendors.dear, { tiers: [[1, 700]], discountable: false });
  await anOffer(app, products.mirror, vendors.cheap, { tiers: [[1, 300]] });
  await app.asOwner.run(
    `insert into search_query (query, searches, fruitless) values ('nitrilhandschuhe', 9, 0), ('nitrilpest', 9, 9)`,
  );
  token = await loginAs(app, await aUser(app));
  key = await searchKey(app, token);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const address = '/services/search/1/indexes/*/queries';
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  app.request({ method: 'POST', url, payload, headers });
const inAddress = () => `x-algolia-api-key=${encodeURIComponent(key)}&x-algolia-application-id=praxora`;
const search = async (params: object, asKey = key) => {
  const { status, body } = await postQueries(app, asKey, [{ indexName: 'products', ...params }]);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.results[0];
};

test('without an index yet, search says so in the form of its errors', async () => {
  expect(await postQueries(app, key, [{ indexName: 'products' }])).toEqual({
    status: 503,
    body: { status: 503, message: expect.stringContaining('being built') },
  });
  await app.search.engine.start();
  expect((await search({ query: 'handschuhe' })).nbHits).toBe(2);
});

describe('requests are read however they are written', () => {
  const encoded = `query=handschuhe&hitsPerPage=1&facets=${encodeURIComponent(JSON.stringify(facets))}&clickAnalytics=true`;

  test.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded'])('%s', async (type) => {
    const body = JSON.stringify({
      requests: [
        { indexName: 'products', query: 'handschuhe', hitsPerPage: 1, facets, clickAnalytics: true },
        { indexName: 'products', params: encoded },
        {
          indexName: 'products',
          params: { query: 'handschuhe', hitsPerPage: 1, facets, clickAnalytics: true },
        },
      ],
    });
    const response = await post(`${address}?${inAddress()}`, body, { 'content-type': type });
    const { results } = response.json();
    const [flat, ...others] = results.map(
      ({ queryID, params: _, ...rest }: { queryID: string; params: string }) => ({
        ...rest,
        processingTimeMS: 0,
        hasId: queryID.length === 32,
      }),
    );
    expect(flat).toMatchObject({
      nbHits: 2,
      nbPages: 2,
      hasId: true,
      facets: { lieferanten: { Feindepot: 2 } },
    });
    expect(others).toEqual([flat, flat]);
  });

  test('one index by its own address, and the values of a facet', async () => {
    const one = await post(
      `/services/search/1/indexes/products/query?${inAddress()}`,
      JSON.stringify({ params: 'query=mundspiegel' }),
    );
    expect(one.json()).toMatchObject({ nbHits: 1, index: 'products', params: 'query=mundspiegel' });
    const values = await post(
      `/services/search/1/indexes/products/facets/lieferanten/query?${inAddress()}`,
      JSON.stringify({ params: 'facetQuery=bil' }),
    );
    expect(values.json()).toEqual({
      facetHits: [{ value: 'Billigdepot', highlighted: '<em>Bil</em>ligdepot', count: 2 }],
      exhaustiveFacetsCount: true,
      processingTimeMS: expect.any(Number),
    });
  });

  test('searches of facets stand among the others, each answer in its place', async () => {
    const { body } = await postQueries(app, key, [
      { indexName: 'products', type: 'facet', facet: 'lieferanten', facetQuery: 'fein', query: 'handschuhe' },
      { indexName: 'query_suggestions', query: 'nitril' },
      { indexName: 'products_price_asc', query: 'handschuhe', attributesToRetrieve: ['preis', 'lieferant'] },
    ]);
    const [values, suggestions, cheapest] = body.results;
    expect(values.facetHits).toMatchObject([{ value: 'Feindepot', count: 2 }]);
    // A frequent query is suggested, unless it found nothing.
    expect(suggestions.hits).toMatchObject([
      { query: 'nitrilhandschuhe', _highlightResult: { query: { value: '<em>nitril</em>handschuhe' } } },
    ]);
    const [first, second] = cheapest.hits;
    expect([first.preis, second.preis]).toEqual([5, 7]);
    expect(first).toMatchObject({ lieferant: 'Billigdepot' });
    expect(first).not.toHaveProperty('angebote');
    expect(first).not.toHaveProperty('titel');
  });
});

describe('refusals', () => {
  const refused = async (
    requests: readonly object[],
    status: number,
    message: string | RegExp,
    asKey = key,
  ) =>
    expect(await postQueries(app, asKey, requests)).toEqual({
      status,
      body: { status, message: expect.stringMatching(message) },
    });

  test.each([
    [{ indexName: 'articles' }, 404, 'Index articles does not exist'],
    [{ indexName: 'products', page: 99_999_999 }, 400, 'page'],
    [{ indexName: 'products', page: -1 }, 400, 'page'],
    [{ indexName: 'products', hitsPerPage: 100_000 }, 400, 'hitsPerPage'],
    [{ indexName: 'products', filters: 'hersteller:(' }, 400, 'filters'],
    [{ indexName: 'products', query: 7 }, 400, 'query'],
    [{ indexName: 'products', type: 'facet', facet: 'farbe' }, 400, '"farbe" is no facet'],
    [{ indexName: 'query_suggestions', type: 'facet', facet: 'query' }, 400, 'no facet'],
    [{ indexName: 'products', type: 'magic' }, 400, 'type'],
    [{ query: 'x' }, 400, 'indexName is missing'],
  ] as const)('%j', async (request, status, message) => {
    await refused([request], status, message);
  });

  test('too many at once, no list, no JSON, a body too large, another address', async () => {
    await refused(Array(51).fill({ indexName: 'products' }), 400, 'at most 50');
    const answers = [
      await post(`${address}?${inAddress()}`, '{}'),
      await post(`${address}?${inAddress()}`, '{"requests":'),
      await post(`${address}?${inAddress()}`, `{"requests":"${'x'.repeat(1_100_000)}"}`),
      await post(`/services/search/1/indexes/products/queries?${inAddress()}`, '{}'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 413, 404]);
    for (const answer of answers)
      expect(answer.json()).toEqual({ status: answer.statusCode, message: expect.any(String) });
  });

  test('nothing a client may send is a fault of ours', async () => {
    const names = [
      'query',
      'page',
      'hitsPerPage',
      'facets',
      'filters',
      'facetFilters',
      'numericFilters',
      'params',
    ];
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.jsonValue({ maxDepth: 2 }));
    const request = fc.dictionary(fc.constantFrom(...names, 'attributesToRetrieve', 'facetQuery'), value);
    await fc.assert(
      fc.asyncProperty(request, fc.boolean(), async (params, isFacet) => {
        const extra = isFacet ? { type: 'facet', facet: 'hersteller' } : {};
        const { status } = await postQueries(app, key, [{ indexName: 'products', ...params, ...extra }]);
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a practice sees its own prices', () => {
  const prefer = (vendorId: number, payload: object) =>
    app.request({
      method: 'PUT',
      url: `/pro/vendors/${vendorId}/preferences`,
      headers: bearer(token),
      payload,
    });
  const nitrile = (asKey = key) => search({ query: 'nitril', facets }, asKey);

  test('hiding a vendor changes facets, prices and offers in the next request', async () => {
    expect(await nitrile()).toMatchObject({
      hits: [{ preis: 5, lieferant: 'Billigdepot', angebote: 2, packung: { de: '', en: '' } }],
      facets: { lieferanten: { Billigdepot: 1, Feindepot: 1 } },
    });
    await prefer(vendors.cheap, { isHidden: true });
    const hidden = await nitrile();
    expect(hidden).toMatchObject({ hits: [{ preis: 8, lieferant: 'Feindepot', angebote: 1 }] });
    expect(hidden.facets.lieferanten).toEqual({ Feindepot: 1 });
    expect((await search({ query: 'mundspiegel' })).nbHits, 'sold by nobody else').toBe(0);
    const neighbour = await searchKey(app, await loginAs(app, await aUser(app)));
    expect((await nitrile(neighbour)).hits[0].preis, 'only for this practice').toBe(5);
    await prefer(vendors.cheap, { isHidden: false });
    expect((await nitrile()).hits[0].preis).toBe(5);
  });

  test('narrowed to vendors, price, offers and the order by price are theirs', async () => {
    const narrowed = (...names: string[]) =>
      search({ query: 'handschuhe', facetFilters: [names.map((name) => `lieferanten:${name}`)], facets });
    expect((await narrowed('Feindepot')).hits).toMatchObject([
      { preis: 8, lieferant: 'Feindepot', angebote: 1 },
      { preis: 7, lieferant: 'Feindepot', angebote: 1 },
    ]);
    expect((await narrowed('Feindepot', 'Billigdepot')).hits[0]).toMatchObject({ preis: 5, angebote: 2 });
    const byPrice = async (...names: string[]) => {
      const facetFilters = [names.map((name) => `lieferanten:${name}`)];
      const asked = { indexName: 'products_price_asc', query: 'handschuhe', facetFilters };
      return (await search(asked)).hits.map(({ preis }: { preis: number }) => preis);
    };
    expect(await byPrice('Feindepot')).toEqual([7, 8]);
    expect(await byPrice('Feindepot', 'Billigdepot')).toEqual([5, 7]);
  });

  test('a hit tells what a pack holds and whether it is on the watchlist', async () => {
    const watch = (isWatched: boolean) =>
      app.request({
        method: 'PUT',
        url: `/pro/catalog/product/${products.nitrile}/watch`,
        headers: bearer(token),
        payload: { isWatched },
      });
    const pack = { packungsgroesse: 1, inhaltseinheit: { de: 'Stück', en: 'piece' } };
    expect((await nitrile()).hits[0]).toMatchObject({ ...pack, gemerkt: false });
    await watch(true);
    expect((await nitrile()).hits[0]).toMatchObject({ ...pack, gemerkt: true });
    const neighbour = await searchKey(app, await loginAs(app, await aUser(app)));
    expect((await nitrile(neighbour)).hits[0].gemerkt, 'only for this practice').toBe(false);
    await watch(false);
  });

  test('an own discount lowers the price where it applies', async () => {
    await prefer(vendors.dear, { ownDiscount: 50 });
    expect((await nitrile()).hits[0]).toMatchObject({ preis: 4, lieferant: 'Feindepot' });
    expect((await search({ query: 'latex' })).hits[0].preis, 'not discountable').toBe(7);
    await prefer(vendors.dear, { ownDiscount: 0 });
  });

  test('vendors that do not deliver to the country do not count', async () => {
    const german = await aVendor(app, { name: 'Nurdeutsch', countries: ['DE'] });
    await anOffer(app, products.nitrile, german, { tiers: [[1, 100]] });
    const wien = await searchKey(app, await loginAs(app, await aUser(app, { country: 'AT' })));
    await expect.poll(async () => (await nitrile()).hits[0].preis, { timeout: 15_000 }).toBe(1);
    expect((await nitrile(wien)).hits[0].preis).toBe(5);
    // The country of delivery counts, not that of the practice.
    const user = await aUser(app);
    await anAddress(app, user.practiceId, 'AT');
    expect((await nitrile(await searchKey(app, await loginAs(app, user)))).hits[0].preis).toBe(5);
  });
});
