// A search with facets as the multi-index search takes it, and its answers as counts. The requests are those of
// `algoliasearch-helper`, whose other nine tenths nobody here uses; the test holds each of them against its.
import type { LiteClient } from 'algoliasearch/lite';

/** Number of products by facet value. */
export type Counts = Readonly<Record<string, number>>;

type Values = Readonly<Record<string, readonly string[]>>;

/** Parameters of a search; every further field is sent unchanged. */
export interface FacetedSearch {
  readonly index?: string;
  readonly query: string;
  /** Counted; several chosen values narrow. */
  readonly facets?: readonly string[];
  readonly facetsRefinements?: Values;
  /** Counted; several chosen values of one facet widen. */
  readonly disjunctiveFacets?: readonly string[];
  readonly disjunctiveFacetsRefinements?: Values;
  /** Limits by attribute and operator, as in `{ price: { '>=': [5] } }`. */
  readonly numericRefinements?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  readonly [parameter: string]: unknown;
}

/** The fields read here of a search's first answer. */
export interface SearchAnswer {
  readonly hits: readonly unknown[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly index: string;
  readonly queryID?: string;
  readonly facets?: Readonly<Record<string, Counts>>;
}

interface FacetAnswer {
  readonly facetHits: readonly { readonly value: string; readonly count: number }[];
}

interface IndexRequest {
  readonly indexName: string;
  readonly params: object;
}

const sorted = (values: readonly string[]): string[] => [...values].sort();

const sortedByName = (params: object): object =>
  Object.fromEntries(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Filters by facets without those of one facet: its values are counted as if none of them were chosen. */
function facetFilters(
  { facetsRefinements = {}, disjunctiveFacetsRefinements = {} }: FacetedSearch,
  without?: string,
): (string | string[])[] {
  const filters = (values: Values, facet: string) =>
    sorted(values[facet] ?? []).map((value) => `${facet}:${value}`);
  return [
    ...sorted(Object.keys(facetsRefinements)).flatMap((facet) => filters(facetsRefinements, facet)),
    ...sorted(Object.keys(disjunctiveFacetsRefinements))
      .filter((facet) => facet !== without)
      .map((facet) => filters(disjunctiveFacetsRefinements, facet))
      .filter((any) => any.length > 0),
  ];
}

const numericFilters = ({ numericRefinements = {} }: FacetedSearch): string[] =>
  Object.entries(numericRefinements).flatMap(([attribute, limits]) =>
    Object.entries(limits).flatMap(([operator, values]) =>
      values.map((value) => `${attribute}${operator}${value}`),
    ),
  );

/** Facets with selected values: each is counted by a request of its own. */
const refinedFacets = ({ disjunctiveFacetsRefinements = {} }: FacetedSearch): string[] =>
  sorted(
    Object.keys(disjunctiveFacetsRefinements).filter(
      (facet) => (disjunctiveFacetsRefinements[facet] ?? []).length > 0,
    ),
  );

function paramsWith(search: FacetedSearch, added: object, without?: string): object {
  const { index, facets, facetsRefinements, disjunctiveFacets, disjunctiveFacetsRefinements, ...rest } =
    search;
  const { numericRefinements, ...params } = rest;
  const byFacets = facetFilters(search, without);
  const byNumbers = numericFilters(search);
  return sortedByName({
    ...params,
    ...added,
    ...(byFacets.length > 0 ? { facetFilters: byFacets } : {}),
    ...(byNumbers.length > 0 ? { numericFilters: byNumbers } : {}),
  });
}

function hitParams(search: FacetedSearch, added: object = {}, without?: string): object {
  const facets = sorted([...(search.facets ?? []), ...(search.disjunctiveFacets ?? [])]);
  return paramsWith(search, { ...(facets.length > 0 ? { facets } : {}), ...added }, without);
}

/** Asks for counts alone, and counts as no search of its own. */
const countsOnly = { hitsPerPage: 0, page: 0, analytics: false, clickAnalytics: false };

/** The chosen values stay to be chosen off, even where nothing is left of them. */
function mergedCounts(
  search: FacetedSearch,
  [main, ...others]: readonly SearchAnswer[],
): Record<string, Counts> {
  const counts: Record<string, Counts> = { ...main?.facets };
  refinedFacets(search).forEach((facet, place) => {
    const alone = others[place]?.facets?.[facet];
    if (!alone) return;
    const merged: Record<string, number> = { ...counts[facet] };
    for (const [value, count] of Object.entries(alone)) merged[value] = Math.max(merged[value] ?? 0, count);
    for (const value of search.disjunctiveFacetsRefinements?.[facet] ?? []) merged[value] ??= 0;
    counts[facet] = merged;
  });
  return counts;
}

export function createSearchHelper(
  client: Pick<LiteClient, 'search'>,
  indexName: string,
  defaults: Omit<FacetedSearch, 'query'>,
) {
  const ask = async <Answer>(requests: readonly IndexRequest[]) => {
    const { results } = await client.search(requests as unknown as Parameters<LiteClient['search']>[0]);
    return results as unknown as readonly Answer[];
  };
  const complete = (search: FacetedSearch): FacetedSearch => ({ index: indexName, ...defaults, ...search });
  return {
    /** Hits with the number of products by facet and value. */
    async search(given: FacetedSearch) {
      const search = complete(given);
      const request = (params: object): IndexRequest => ({ indexName: search.index ?? indexName, params });
      const answers = await ask<SearchAnswer>([
        request(hitParams(search)),
        ...refinedFacets(search).map((facet) =>
          request(paramsWith(search, { ...countsOnly, facets: facet }, facet)),
        ),
      ]);
      const [main] = answers;
      if (!main) throw new Error('The search answered without results');
      return { ...main, counts: mergedCounts(search, answers) };
    },

    /** How many products each of the searches finds: asked in one request. */
    async count(given: readonly FacetedSearch[]): Promise<number[]> {
      const answers = await ask<SearchAnswer>(
        given.map(complete).map((search) => ({
          indexName: search.index ?? indexName,
          params: paramsWith(search, countsOnly),
        })),
      );
      return answers.map(({ nbHits }) => nbHits);
    },

    /** Values of one facet by what is typed. */
    async searchFacet(facet: string, facetQuery: string, maxFacetHits: number, given: FacetedSearch) {
      const search = complete(given);
      const params = hitParams(search, { facetQuery, maxFacetHits }, facet);
      const request = { type: 'facet', facet, indexName: search.index ?? indexName, params };
      const [answer] = await ask<FacetAnswer>([request]);
      return answer?.facetHits ?? [];
    },
  };
}
