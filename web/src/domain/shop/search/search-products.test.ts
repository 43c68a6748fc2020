import { beforeEach, expect, it } from 'vitest';
import { loadAppConfig } from '../../../lib/config.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { type SentRequest, serve } from '../../../lib/testing/fake-server.ts';
import { countFlags, searchProducts, suggest } from './search-products.ts';

const result = { hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 40, facets: {} };
let requests: SentRequest[];
beforeEach(async () => {
  queryClient.clear();
  requests = serve({
    'GET /api/marketplace/v1/config': {
      body: { data: { search: { host: '/services/search', applicationId: 'praxora' } } },
    },
    'GET /pro/search/key': { body: { data: { key: 'key', expiresAt: '2099-01-01T00:00:00Z' } } },
    POST: { body: { results: [result, result, result, result, result, result] } },
  });
  await loadAppConfig();
});

/** The parameters of the searches of products that decide on how many are counted. */
function counted(): unknown[] {
  const asked = requests.flatMap(({ body }) => {
    const { requests: searches = [] } = (body ?? {}) as { requests?: Record<string, unknown>[] };
    return searches;
  });
  return asked
    .filter(({ indexName }) => indexName === 'products')
    .map((search) => {
      const { query, distinct, facetingAfterDistinct, filters, facetFilters, numericFilters } = {
        ...search,
        ...(search.params as object | undefined),
      } as Record<string, unknown>;
      return { query, distinct, facetingAfterDistinct, filters, facetFilters, numericFilters };
    });
}

it.each(['handschuhe', 'artinova', 'Ø 2,4', 'PZN 90000966'])(
  'the autocomplete asks for the same products as the page: %s',
  async (query) => {
    await suggest(query);
    const suggested = counted();
    requests.length = 0;
    await searchProducts({ query, page: 0, sort: 'relevance', refinements: {} as never });
    expect(suggested).toHaveLength(1);
    expect(suggested[0]).toMatchObject({ query, distinct: true });
    expect(counted()[0]).toEqual(suggested[0]);
  },
);

it('counts what each flag would leave beside those that are chosen, in one request and as the page counts', async () => {
  const refinements = { groesse: ['M'] };
  const counts = await countFlags({ query: 'handschuhe', refinements, only: ['inStock'] });
  expect(counts).toEqual({ inStock: 0, bought: 0, stocked: 0, dangerous: 0 });
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(counted()).toMatchObject(
    [[], ['gekauft:true'], ['imBestand:true'], ['gefahrgut:true']].map((more) => ({
      ...{ query: 'handschuhe', distinct: true, facetingAfterDistinct: true },
      facetFilters: [...[...more, 'lieferbar:true'].sort(), ['groesse:M']],
    })),
  );
});
