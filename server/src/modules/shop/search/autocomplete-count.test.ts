// The autocomplete tells how many results the page will have: both count cards, whatever else they ask for.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postQueries, type SearchApp, startSearchApp } from '../../../testing/searching.ts';

let app: SearchApp;
let key: string;
beforeAll(async () => {
  app = await startSearchApp();
  ({ key } = await app.enter());
});
afterAll(() => app.close());

const grouped = { distinct: true, facetingAfterDistinct: true };
const facets = ['lieferanten', 'hersteller', 'hierarchicalCategories.lvl0', 'hierarchicalCategories.lvl1'];

it('the autocomplete counts what the page counts: cards, not variants', async () => {
  const rows = await app.asOwner.rows<{ name: string }>(
    'select name_de as name from product where practice_id is null order by id limit 200',
  );
  const words = new Set(rows.flatMap(({ name }) => name.split(/[^\p{L}\d]+/u)));
  const counts = async (query: string): Promise<(number | undefined)[]> => {
    const { body } = await postQueries(app, key, [
      { indexName: 'products', query, ...grouped, hitsPerPage: 40, facets, maxValuesPerFacet: 50 },
      { indexName: 'products', query, ...grouped, hitsPerPage: 3 },
      { indexName: 'products', query, hitsPerPage: 3 },
    ]);
    return body.results.map(({ nbHits }: { nbHits: number }) => nbHits);
  };
  let withVariants = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...[...words].filter((word) => word.length > 3)),
      fc.nat({ max: 4 }),
      async (word, cut) => {
        const query = word.slice(0, Math.max(4, word.length - cut));
        const [ofPage = 0, ofAutocomplete, ofVariants = 0] = await counts(query);
        expect(ofAutocomplete, query).toBe(ofPage);
        if (ofPage < ofVariants) withVariants += 1;
      },
    ),
    { numRuns: 25 },
  );
  expect(withVariants, 'queries that find several variants of one product').toBeGreaterThan(0);
});
