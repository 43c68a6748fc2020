// Search limits of one request and of one session, and the refusal of more.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { aUser, loginAs } from '../../../testing/builders.ts';
import { postQueries, searchKey } from '../../../testing/searching.ts';
import { allowance } from './query-allowance.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'praxora-search-'));
let app: TestApp;
let key: string;

beforeAll(async () => {
  app = await startTestApp({ DATA_DIR: dataDir });
  await app.asOwner.run(
    `insert into product (slug, name_de, name_en, category_id)
     select 'many-' || n, 'Massenware ' || n, 'Bulk ' || n, 1201 from generate_series(1, 1100) n`,
  );
  await app.search.engine.start();
  key = await searchKey(app, await loginAs(app, await aUser(app)));
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const query = (params: object = {}) => ({ indexName: 'products', query: 'massenware', ...params });
const times = (count: number, params: object = {}) => Array.from({ length: count }, () => query(params));
/** As somebody who has not searched yet. */
const freshKey = async () => searchKey(app, await loginAs(app, await aUser(app)));

describe('one request', () => {
  test('has at most 50 queries, and at most 1,000 hits over all of them together', async () => {
    const fits = await postQueries(app, key, times(50, { hitsPerPage: 20 }));
    expect(fits.status).toBe(200);
    const counts = fits.body.results.map(({ hits }: { hits: unknown[] }) => hits.length);
    expect(counts).toEqual(Array(50).fill(20));
    expect(await postQueries(app, key, times(51, { hitsPerPage: 0 }))).toMatchObject({ status: 400 });
    for (const [requests, hits] of [
      [times(50, { hitsPerPage: 1000 }), 50_000],
      [[...times(49, { hitsPerPage: 20 }), query({ params: 'hitsPerPage=21' })], 1001],
      // Forty each, where nothing is said.
      [times(26), 1040],
    ] as const)
      expect(await postQueries(app, key, requests)).toEqual({
        status: 400,
        body: { status: 400, message: `requests: at most 1000 hits together, ${hits} were asked for` },
      });
    // Requests without hits may be sent beside them.
    const beside = [
      query({ hitsPerPage: 1000 }),
      query({ hitsPerPage: 0 }),
      query({ type: 'facet', facet: 'hersteller' }),
    ];
    expect((await postQueries(app, key, beside)).status).toBe(200);
  });

  test('never pages beyond the first 1,000 hits', async () => {
    const page = async (params: object) => (await postQueries(app, key, [query(params)])).body.results[0];
    expect(await page({ hitsPerPage: 1000 })).toMatchObject({ nbHits: 1100, nbPages: 1 });
    expect((await page({ hitsPerPage: 1000, page: 1 })).hits).toEqual([]);
    const last = await page({ hitsPerPage: 300, page: 3 });
    expect([last.hits.length, last.nbPages]).toEqual([100, 4]);
  });

  test.each([
    [{ hitsPerPage: 1001 }, 'hitsPerPage: expected a whole number from 0 to 1000'],
    [{ highlightPreTag: 'x'.repeat(101) }, 'highlightPreTag: at most 100 characters'],
    [{ facetFilters: [Array(301).fill('hersteller:A')] }, 'facetFilters: at most 300'],
    [{ numericFilters: Array(301).fill('preis>1') }, 'numericFilters: at most 300'],
    [{ filters: Array(400).fill('hersteller:A').join(' OR ') }, 'filters: at most 1500 words and signs'],
    [{ type: 'facet', facet: 'hersteller', maxFacetHits: 101 }, 'maxFacetHits'],
  ])('is refused with %j', async (params, message) => {
    expect(await postQueries(app, key, [query(params)])).toEqual({
      status: 400,
      body: { status: 400, message: expect.stringContaining(message) },
    });
  });

  test('gets no more facet values than there may be, and no error for asking', async () => {
    const answer = await postQueries(app, key, [query({ facets: '*', maxValuesPerFacet: 5000 })]);
    expect(answer.status).toBe(200);
  });
});

describe('one session', () => {
  test('has so many queries at once; then it is told when to come back, and others are served', async () => {
    const own = await freshKey();
    const requests = times(50, { hitsPerPage: 1 });
    const ask = () =>
      app.request({
        method: 'POST',
        url: '/services/search/1/indexes/*/queries',
        headers: { 'x-algolia-api-key': own, 'x-algolia-application-id': 'praxora' },
        payload: JSON.stringify({ requests }),
      });
    const answers = await Promise.all(Array.from({ length: allowance.atOnce / 50 + 4 }, ask));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json()]).toEqual([
        429,
        { status: 429, message: 'Too many requests' },
      ]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await postQueries(app, key, [query()])).status).toBe(200);
  });

  test('pays for hits as for queries, and a new key buys no more', async () => {
    const token = await loginAs(app, await aUser(app));
    const wide = [query({ hitsPerPage: 1000 })];
    const keys: string[] = [];
    while (keys.length * 25 <= allowance.atOnce + 100) keys.push(await searchKey(app, token));
    const answers = await Promise.all(keys.map((own) => postQueries(app, own, wide)));
    expect(answers.map(({ status }) => status)).toContain(429);
  });
});
