// Requests of the search page and of the search box above it, as the provider's client sends them.
import { setTimeout as sleep } from 'node:timers/promises';
import { facets, pickWord } from '../loop/queries.ts';
import type { Visitor } from './place.ts';
import type { Row } from './row.ts';

const tags = { highlightPreTag: '__ais-highlight__', highlightPostTag: '__/ais-highlight__' };

const queries = ({ searchHeaders }: Visitor, requests: readonly object[]) => ({
  method: 'POST',
  path: '/services/search/1/indexes/*/queries',
  body: { requests },
  headers: searchHeaders,
});

const products = {
  indexName: 'products',
  ...tags,
  maxValuesPerFacet: 50,
  replaceSynonymsInHighlight: false,
  clickAnalytics: true,
  getRankingInfo: true,
  page: 0,
};

export const searches: readonly Row[] = [
  {
    what: 'search, 40 hits and facets',
    ask: (visitor, turn) =>
      queries(visitor, [{ ...products, query: pickWord(turn), hitsPerPage: 40, facets }]),
    floor: ({ productIds }) => [
      {
        text: `select p.*, (select min(tier_price_cents[1]) from offer o where o.product_id = p.id) from product p
               where p.id = any ($1)`,
        values: [[[...productIds, ...productIds.map((id) => id + 1)]]],
      },
    ],
    goalMs: 4,
    share: 4,
  },
  {
    what: 'suggestions while typing',
    ask: (visitor, turn) =>
      queries(visitor, [
        { indexName: 'query_suggestions', ...tags, query: pickWord(turn).slice(0, 4), hitsPerPage: 4 },
        { ...products, query: pickWord(turn).slice(0, 4), hitsPerPage: 3 },
      ]),
    floor: () => [],
    share: 4,
  },
];

/** The index of a large catalogue is made after the product is ready: waits until so many products are found. */
export async function searchReady(visitor: Visitor, products: number): Promise<void> {
  for (;;) {
    const asked = queries(visitor, [{ indexName: 'products', query: '', hitsPerPage: 0 }]);
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { status, content } = await visitor.client.send({ ...asked, headers });
    if (status === 200 && JSON.parse(content.toString()).results[0].nbHits >= products) return;
    await sleep(1_000);
  }
}
