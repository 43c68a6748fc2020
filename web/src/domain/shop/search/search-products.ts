// Asks the product search: results with facets, counts for the category tree, values of one facet, look-ups by name.
import { searchIndexes } from '@praxora/contract/shop/search-indexes';
import { isCancelled } from '../../../lib/api/api-error.ts';
import { reportFatal } from '../../../lib/error-reporting.ts';
import { currentLanguage } from '../../../lib/i18n.ts';
import { log } from '../../../lib/log.ts';
import {
  type Flag,
  facets,
  flags,
  type IndexedProduct,
  type ProductHit,
  toProductHit,
} from '../../../lib/marketplace/product-hit.ts';
import { categoryFacets, type Facet, type FacetValue, type Refinements, toFacetValues } from './facets.ts';
import { type SearchOrder, toPreferredVariant } from './family.ts';
import { keepLastQueryId } from './last-query-id.ts';
import { anyPrice, type PriceRange, priceRefinements } from './price-range.ts';
import type { Counts, SearchAnswer } from './search-helper.ts';
import { SearchBusy } from './search-requester.ts';

export interface ProductQuery {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly sort: SearchOrder;
  readonly refinements: Refinements;
  /** Left out: any. */
  readonly price?: PriceRange;
  /** Only what is so; left out: everything. */
  readonly only?: readonly Flag[];
}

export interface PartialMatch {
  readonly query: string;
  readonly nbHits: number;
  /** The category most of it lies in, as the index calls it. */
  readonly category?: string;
}

export interface ProductResults {
  readonly hits: readonly ProductHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** Number of the first hit, from 1. */
  readonly firstPosition: number;
  /** For analytics. */
  readonly index: string;
  readonly queryID: string | undefined;
  readonly didYouMean: string | undefined;
  /** Query as interpreted, where a part of it means nothing to the catalogue. */
  readonly understoodAs: string | undefined;
  /** Where nothing is found: parts of the query that find something. */
  readonly partsFound: readonly PartialMatch[];
  readonly vendors: readonly FacetValue[];
  readonly manufacturers: readonly FacetValue[];
  readonly sizes: readonly FacetValue[];
}

/** The client is large, and not needed before somebody searches. */
const helpers = () => import('./helpers.ts');

export async function searchProducts({
  query,
  page,
  sort,
  refinements,
  price = anyPrice,
  only = [],
}: ProductQuery): Promise<ProductResults> {
  const { productsHelper } = await helpers();
  const content = await noted(
    productsHelper.search({
      ...grouped,
      ...flagRefinements(only, [facets.size]),
      index: indexOf[sort],
      query,
      page,
      disjunctiveFacetsRefinements: valuesOf(refinements),
      ...priceRefinements(price),
      ...inOwnLanguage(),
    }),
  );
  keepLastQueryId(content.queryID);
  return {
    ...hitsOf(content),
    didYouMean: ownTextOf(content, 'didYouMean'),
    understoodAs: ownTextOf(content, 'understoodAs'),
    partsFound: (content as { partsFound?: readonly PartialMatch[] }).partsFound ?? [],
    vendors: toFacetValues(content.counts[facets.vendor]),
    manufacturers: toFacetValues(content.counts[facets.manufacturer]),
    sizes: toFacetValues(content.counts[facets.size]),
  };
}

const indexOf: Readonly<Record<SearchOrder, string>> = {
  relevance: searchIndexes.products,
  price: searchIndexes.productsByPrice,
  unitPrice: searchIndexes.productsByUnitPrice,
};

/** Variants of one product are one card, and every count is one of cards. */
const grouped = { distinct: true, facetingAfterDistinct: true } as const;

function flagRefinements(only: readonly Flag[], facetNames: readonly string[] = []) {
  const names = only.map((flag) => flags[flag]);
  return {
    facets: [...facetNames, ...names],
    facetsRefinements: Object.fromEntries(names.map((name) => [name, ['true']])),
  };
}

/** Suggestions come in the language of the interface, and searches are counted for it. */
const inOwnLanguage = () => ({ queryLanguages: [currentLanguage()] });

/** Everything the results and the autocomplete have in common. */
type ProductPage = Pick<
  ProductResults,
  'hits' | 'nbHits' | 'nbPages' | 'firstPosition' | 'index' | 'queryID'
>;

function hitsOf(content: SearchAnswer): ProductPage {
  return {
    hits: (content.hits as readonly IndexedProduct[]).map(toProductHit),
    nbHits: content.nbHits,
    nbPages: content.nbPages,
    firstPosition: content.page * content.hitsPerPage + 1,
    index: content.index,
    queryID: content.queryID,
  };
}

/** Ours; other providers do not have it. */
function ownTextOf(content: object, field: 'didYouMean' | 'understoodAs'): string | undefined {
  const value = (content as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : undefined;
}

/** The tree shows what every category holds, whichever of them are chosen; so this leaves the chosen ones out. */
export async function countCategories(
  query: string,
  refinements: Pick<Refinements, (typeof facets)[Facet]>,
  price: PriceRange,
  only: readonly Flag[],
): Promise<Counts> {
  const { productsHelper } = await helpers();
  const { counts } = await noted(
    productsHelper.search({
      ...grouped,
      ...flagRefinements(only, Object.values(categoryFacets)),
      query,
      hitsPerPage: 0,
      disjunctiveFacets: Object.values(facets),
      disjunctiveFacetsRefinements: valuesOf(refinements),
      ...priceRefinements(price),
      // There are more sub-categories than the 50 values a filter shows.
      maxValuesPerFacet: 1000,
      analytics: false,
      clickAnalytics: false,
      getRankingInfo: false,
    }),
  );
  return Object.assign({}, ...Object.values(categoryFacets).map((facet) => counts[facet]));
}

const mostFacetHits = 20;

/** By flag: how many products of the search it would leave. */
export async function countFlags(asked: Omit<ProductQuery, 'page' | 'sort'>): Promise<Record<Flag, number>> {
  const { query, refinements, price = anyPrice, only = [] } = asked;
  const { productsHelper } = await helpers();
  const names = Object.keys(flags) as Flag[];
  const counts = await noted(
    productsHelper.count(
      names.map((flag) => ({
        ...grouped,
        ...flagRefinements([...new Set([...only, flag])]),
        query,
        disjunctiveFacets: [],
        disjunctiveFacetsRefinements: valuesOf(refinements),
        ...priceRefinements(price),
        getRankingInfo: false,
      })),
    ),
  );
  return Object.fromEntries(names.map((flag, place) => [flag, counts[place] ?? 0])) as Record<Flag, number>;
}

/** Values of one facet by what is typed, counted within the present search. */
export async function searchFacet(
  facet: Facet,
  text: string,
  { query, refinements, price = anyPrice, only = [] }: Omit<ProductQuery, 'page' | 'sort'>,
): Promise<FacetValue[]> {
  const { productsHelper } = await helpers();
  const facetHits = await noted(
    productsHelper.searchFacet(facets[facet], text, mostFacetHits, {
      ...grouped,
      ...flagRefinements(only),
      query,
      disjunctiveFacetsRefinements: valuesOf(refinements),
      ...priceRefinements(price),
    }),
  );
  return facetHits.map(({ value, count }) => ({ value, count }));
}

export interface Suggestions {
  readonly queries: readonly { readonly query: string; readonly marked: string }[];
  readonly products: ProductPage;
  /** Each card of them as it is shown: the variant it chooses, and how many it has; zero: it is itself. */
  readonly choices: readonly { readonly hit: ProductHit; readonly variantCount: number }[];
}

const mostSuggestedProducts = 3;

/** Query suggestions and products for what is being typed; one of the two is enough. */
export async function suggest(query: string): Promise<Suggestions> {
  const { productsHelper, suggestionsHelper } = await helpers();
  const answers = await noted(
    Promise.allSettled([
      suggestionsHelper.search({ query, ...inOwnLanguage() }),
      productsHelper.search({
        ...grouped,
        query,
        hitsPerPage: mostSuggestedProducts,
        disjunctiveFacets: [],
      }),
    ]),
  );
  const [suggestions, products] = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value : undefined,
  );
  if (!suggestions && !products) throw new Error('The search did not answer');
  const page = products ? hitsOf(products) : emptyPage;
  return {
    queries: ((suggestions?.hits ?? []) as readonly SuggestionHit[]).map(suggestionOf),
    products: page,
    choices: page.hits.slice(0, mostSuggestedProducts).map((card) => ({
      hit: toPreferredVariant(card),
      variantCount: card.variants.length,
    })),
  };
}

const emptyPage: ProductPage = {
  hits: [],
  nbHits: 0,
  nbPages: 0,
  firstPosition: 1,
  index: searchIndexes.products,
  queryID: undefined,
};

interface SuggestionHit {
  readonly query: string;
  readonly _highlightResult?: { readonly query?: { readonly value: string } };
}

function suggestionOf({ query, _highlightResult }: SuggestionHit) {
  return { query, marked: _highlightResult?.query?.value ?? query };
}

/** The best hit of each query; the queries go out as one request, each of them to the products index. */
export async function lookUpProducts(queries: readonly string[]): Promise<(ProductHit | undefined)[]> {
  const { searchClient } = await import('./search-client.ts');
  const { results } = await noted(
    searchClient.search<IndexedProduct>(
      queries.map((query) => ({ indexName: searchIndexes.products, query, hitsPerPage: 1 })),
    ),
  );
  return results.map((result) => {
    const [first] = 'hits' in result ? result.hits : [];
    return first && toProductHit(first);
  });
}

function valuesOf(refinements: Refinements): Record<string, string[]> {
  return Object.fromEntries(Object.entries(refinements).map(([facet, values]) => [facet, [...values]]));
}

async function noted<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    // A search cancelled because the user logged out is no failure of the search.
    if (error instanceof SearchBusy || isCancelled(error)) throw error;
    log.error('The product search did not answer', error);
    reportFatal(error, { location: 'search' });
    throw error;
  }
}
