// Our engine asked as the search page asks: the page of hits, and a side request per refined facet.
import type { SearchRequest } from '../../packages/search/src/answer/request.ts';
import type { WrittenResult } from '../../packages/search/src/answer/result.ts';
import type { SearchIndex } from '../../packages/search/src/search-index.ts';
import { type Counted, facets } from './engine.ts';
import type { BenchQuery } from './queries.ts';

const shown = {
  hitsPerPage: 40,
  maxValuesPerFacet: 50,
  attributesToRetrieve: ['titel', 'url', 'preis', 'bild', 'hersteller', 'nummern'],
  // The other engines mark nothing, so the comparison is without; the cost of it is shown besides.
  attributesToHighlight: [],
};

export const withHighlights = { attributesToHighlight: ['titel', 'hersteller', 'nummern'] };

export function toRequests({ query, refined }: BenchQuery, settings: SearchRequest = {}): SearchRequest[] {
  const groups = Object.entries(refined ?? {}).map(([facet, values]) => ({
    facet,
    filters: values.map((value) => `${facet}:${value}`),
  }));
  return [
    { ...shown, ...settings, query, facets, facetFilters: groups.map(({ filters }) => filters) },
    ...groups.map(({ facet }) => ({
      ...shown,
      ...settings,
      query,
      facets: facet,
      hitsPerPage: 0,
      facetFilters: groups.filter((group) => group.facet !== facet).map(({ filters }) => filters),
    })),
  ];
}

/** With the hits written as they go out. */
export function answer(index: SearchIndex, requests: readonly SearchRequest[]): readonly WrittenResult[] {
  const found = index.writeBatch(requests);
  if ('problem' in found) throw new Error(found.problem.message);
  return found.results;
}

/** Hits of the main request; of refined facets the counts of their side requests. */
export function countResults(results: readonly WrittenResult[]): Counted {
  const [main, ...sides] = results;
  return {
    hits: main?.nbHits ?? 0,
    facets: Object.assign({}, main?.facets, ...sides.map((side) => side.facets)),
  };
}
