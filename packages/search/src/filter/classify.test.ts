import { expect, it } from 'vitest';
import { buildIndex } from '../index/builder.ts';
import { buildOffer, product } from '../testing/products.ts';

it('tells vendors apart, however many there are', async () => {
  const index = await buildIndex(
    Array.from({ length: 80 }, (_, i) => product(`${i}`, 'Spiegel', { offers: [buildOffer(i + 10, 500)] })),
  );
  const answer = index.searchBatch([
    { facetFilters: [['lieferanten:Vendor 15', 'lieferanten:Vendor 80'], ['hersteller:Acme']] },
  ]);
  const hits = 'results' in answer ? answer.results[0]?.hits : [];
  expect(hits?.map(({ objectID }) => objectID).sort()).toEqual(['5', '70']);
});
