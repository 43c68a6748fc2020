// The official clients, unchanged, against a server that listens.
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import algoliasearchHelper, { type SearchResults } from 'algoliasearch-helper';
import insights from 'search-insights';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SearchApp, startSearchApp } from '../../../testing/searching.ts';

interface Hit {
  readonly objectID: string;
  readonly titel: string;
  readonly preis: number;
  readonly hersteller: string;
  readonly nummern: string[];
}

let app: SearchApp;
let key: string;
beforeAll(async () => {
  app = await startSearchApp();
  ({ key } = await app.enter());
});
afterAll(() => app.close());

const hosts = () => [
  { url: `${app.host}/services/search`, accept: 'readWrite' as const, protocol: 'http' as const },
];
const lite = () => liteClient('praxora', key, { hosts: hosts() });
const full = () => algoliasearch('praxora', key, { hosts: hosts() });

describe('the search clients', () => {
  test('lite: several indexes in one batch, with all the fields a page needs', async () => {
    const { results } = await lite().search<Hit>({
      requests: [
        { indexName: 'products', query: 'handschuhe', clickAnalytics: true, getRankingInfo: true },
        { indexName: 'products_price_asc', query: 'handschuhe', hitsPerPage: 5 },
        { indexName: 'query_suggestions', query: 'handsch', hitsPerPage: 4 },
      ],
    });
    const [products, cheapest, suggestions] = results as [never, never, never] as unknown as {
      hits: (Hit & Record<string, unknown>)[];
      [field: string]: unknown;
    }[];
    expect(products).toMatchObject({
      index: 'products',
      page: 0,
      hitsPerPage: 40,
      query: 'handschuhe',
      exhaustiveNbHits: true,
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      processingTimeMS: expect.any(Number),
    });
    const [first] = products?.hits ?? [];
    expect(first).toMatchObject({
      objectID: expect.stringMatching(/^\d+$/),
      titel: expect.stringMatching(/handschuh/i),
      titelEn: expect.any(String),
      url: `/inventory/product/${first?.objectID}`,
      preis: expect.any(Number),
      bild: expect.any(String),
      hersteller: expect.any(String),
      packung: { de: expect.any(String), en: expect.any(String) },
      angebote: expect.any(Number),
      lieferant: expect.any(String),
      _highlightResult: { titel: { value: expect.stringContaining('<em>') } },
      _rankingInfo: expect.any(Object),
    });
    const prices = cheapest?.hits.map(({ preis }) => preis) ?? [];
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(cheapest?.queryID).toBeUndefined();
    expect(suggestions?.hits[0]).toMatchObject({ query: expect.stringContaining('handschuh') });
    expect(suggestions?.hits).toHaveLength(4);
  });

  test('the price is the lowest a practice would pay, its vendor and the number of offers are told', async () => {
    const result = await full().searchSingleIndex<Hit & { angebote: number; lieferant: string }>({
      indexName: 'products',
      searchParams: { query: '', hitsPerPage: 30 },
    });
    const { id } = await app.asOwner.one<{ id: number }>(
      `select practice_id as id from practice_user where email = 'demo@praxora.example'`,
    );
    for (const hit of result.hits) {
      // With the practice's own prices and vendors, which the index itself does not know.
      const offers = await app.platform.database.forPractice(id, (tx) =>
        tx.rows<{ name: string; price: number; availability: string }>(
          `select v.name, o.tier_price_cents[1] as price, o.availability
           from practice_offer o join vendor v on v.id = o.vendor_id
           left join vendor_preference p on p.practice_id = $practice and p.vendor_id = v.id
           left join vendor_condition c on c.vendor_id = v.id and c.country = 'DE'
           where o.product_id = $1
             and (coalesce(p.own_shipping_cents, c.shipping_cents) is not null or v.practice_id is not null)
           order by 2, v.id`,
          [Number(hit.objectID)],
        ),
      );
      const best = offers.find(({ availability }) => availability !== 'unavailable');
      expect(hit, hit.titel).toMatchObject({
        angebote: offers.length,
        preis: (best?.price ?? 0) / 100,
        lieferant: best?.name,
      });
    }
  });

  test('full: one index, and the values of a facet', async () => {
    const result = await full().searchSingleIndex<Hit>({
      indexName: 'products',
      searchParams: { query: 'handschue', facets: ['hersteller'], hitsPerPage: 3 },
    });
    expect(result.nbHits).toBeGreaterThan(0);
    const [brand = '', count] = Object.entries(result.facets?.hersteller ?? {})[0] ?? [];
    const values = await full().searchForFacetValues({
      indexName: 'products',
      facetName: 'hersteller',
      searchForFacetValuesRequest: { facetQuery: brand.slice(0, 4), params: 'query=handschue' },
    });
    expect(values.facetHits).toContainEqual({
      value: brand,
      highlighted: expect.stringContaining('<em>'),
      count,
    });
  });

  test('an article number finds its product, with and without separators', async () => {
    const { manufacturer_number: number, id } = await app.asOwner.one<{
      id: number;
      manufacturer_number: string;
    }>(
      `select id, manufacturer_number from product where manufacturer_number ~ '[0-9][-. /][0-9]' order by id limit 1`,
    );
    for (const query of [number, number.replace(/[-. /]/g, '')]) {
      const { hits } = await full().searchSingleIndex<Hit>({
        indexName: 'products',
        searchParams: { query },
      });
      expect(hits[0]?.objectID, query).toBe(String(id));
      expect(hits[0]?.nummern[0]).toBe(number);
    }
  });
});

describe('the helper', () => {
  const disjunctiveFacets = ['lieferanten', 'hersteller'];
  const hierarchicalFacets = [
    {
      name: 'kategorien',
      attributes: ['hierarchicalCategories.lvl0', 'hierarchicalCategories.lvl1'],
      separator: ' > ',
    },
  ];
  const newHelper = () =>
    algoliasearchHelper(lite(), 'products', { disjunctiveFacets, hierarchicalFacets, maxValuesPerFacet: 50 });
  const searched = (helper: ReturnType<typeof newHelper>) =>
    new Promise<SearchResults<Hit>>((resolve, reject) => {
      helper.once('result', ({ results }) => resolve(results as SearchResults<Hit>));
      helper.once('error', ({ error }) => reject(error));
      helper.search();
    });

  test('counts of a refined facet stay those of all its values', async () => {
    const helper = newHelper();
    const open = await searched(helper.setQuery('handschuhe'));
    const counts = (results: SearchResults<Hit>, name: string) =>
      results.disjunctiveFacets.find((facet) => facet.name === name)?.data ?? {};
    const [[brand = '', brandCount] = [], [other = '', otherCount = 0] = []] = Object.entries(
      counts(open, 'hersteller'),
    );
    const one = await searched(helper.addDisjunctiveFacetRefinement('hersteller', brand));
    expect(one.nbHits).toBe(brandCount);
    expect(counts(one, 'hersteller')).toEqual(counts(open, 'hersteller'));
    expect(counts(one, 'lieferanten')).not.toEqual(counts(open, 'lieferanten'));
    const two = await searched(helper.addDisjunctiveFacetRefinement('hersteller', other));
    expect(two.nbHits).toBe((brandCount ?? 0) + otherCount);
  });

  test('walks down the category tree', async () => {
    const helper = newHelper();
    const top = 'Einmalartikel & Schutz';
    const results = await searched(helper.toggleFacetRefinement('kategorien', top));
    const { data } = results.getFacetValues('kategorien', {}) as unknown as {
      data: { name: string; count: number; data: { name: string; count: number }[] | null }[];
    };
    const branch = data.find(({ name }) => name === top);
    expect(branch?.count).toBe(results.nbHits);
    expect(branch?.data?.map(({ name }) => name)).toContain('Handschuhe');
    expect(data.length).toBeGreaterThan(5);
  });

  test('searches inside a facet', async () => {
    const helper = newHelper();
    helper.setQuery('handschuhe');
    const [vendor = ''] = Object.keys((await searched(helper)).disjunctiveFacets[0]?.data ?? {});
    const found = await helper.searchForFacetValues('lieferanten', vendor.slice(0, 3), 5);
    expect(found.facetHits.map(({ value }) => value)).toContain(vendor);
    expect(found.facetHits.length).toBeLessThanOrEqual(5);
  });
});

test('the analytics client sends clicks, carts and purchases', async () => {
  const { results } = await lite().search<Hit>({
    requests: [{ indexName: 'products', query: 'composite spritze', clickAnalytics: true }],
  });
  const [answer] = results as unknown as { hits: Hit[]; queryID: string }[];
  const objectID = answer?.hits[0]?.objectID ?? '';
  const queryID = answer?.queryID ?? '';
  insights('init', {
    appId: 'praxora',
    apiKey: key,
    userToken: 'anonymous-1',
    host: `http://${app.host}/services/insights`,
  });
  const common = { index: 'products', objectIDs: [objectID] };
  const sent = [
    await insights('clickedObjectIDsAfterSearch', {
      ...common,
      eventName: 'Product Clicked',
      queryID,
      positions: [1],
    }),
    await insights('addedToCartObjectIDs', {
      ...common,
      eventName: 'Added To Cart',
      currency: 'EUR',
      objectData: [{ price: 12.9, quantity: 2 }],
    }),
    await insights('purchasedObjectIDsAfterSearch', {
      ...common,
      eventName: 'Products Purchased',
      currency: 'EUR',
      value: 25.8,
      objectData: [{ price: 12.9, quantity: 2, queryID }],
    }),
  ];
  expect(sent).toEqual([true, true, true]);
  expect(
    await app.asOwner.rows(
      'select event_type, event_subtype, object_ids, query_id, currency, value_cents from search_event order by id',
    ),
  ).toEqual([
    {
      event_type: 'click',
      event_subtype: null,
      object_ids: [objectID],
      query_id: queryID,
      currency: null,
      value_cents: null,
    },
    {
      event_type: 'conversion',
      event_subtype: 'addToCart',
      object_ids: [objectID],
      query_id: null,
      currency: 'EUR',
      value_cents: 2580,
    },
    {
      event_type: 'conversion',
      event_subtype: 'purchase',
      object_ids: [objectID],
      query_id: queryID,
      currency: 'EUR',
      value_cents: 2580,
    },
  ]);
  expect(
    await app.asOwner.rows("select searches, clicks from search_query where query = 'composite spritze'"),
  ).toEqual([{ searches: 1, clicks: 1 }]);
  expect(await insights('clickedObjectIDs', { ...common, eventName: 'Clicked' }, {})).toBe(true);
});
