// Asks the product search: results with facets, counts for the category tree, values of one facet, look-ups by name.
import { searchIndexes } from '@praxora/contract/search/search-indexes';
import { reportFatal } from '../../lib/error-reporting.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { log } from '../../lib/log.ts';
import {
  facets,
  type IndexedProduct,
  type ProductHit,
  productHitOf,
} from '../../lib/marketplace/product-hit.ts';
import { categoryFacets, type Facet, type FacetValue, facetValuesOf, type Refinements } from './facets.ts';
import { keepLastQueryId } from './last-query-id.ts';
import { SearchBusy } from './search-requester.ts';

export interface ProductQuery {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly sort: 'relevance' | 'price';
  readonly refinements: Refinements;
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
  readonly vendors: readonly FacetValue[];
  readonly manufacturers: readonly FacetValue[];
}

/** The client and its helper are large, and not needed before somebody searches. */
const helpers = () => import('./helpers.ts');

export async function searchProducts({
  query,
  page,
  sort,
  refinements,
}: ProductQuery): Promise<ProductResults> {
  const { productsHelper } = await helpers();
  const index = sort === 'price' ? searchIndexes.productsByPrice : searchIndexes.products;
  const { content } = await noted(
    productsHelper.searchOnce({
      index,
      query,
      page,
      disjunctiveFacetsRefinements: valuesOf(refinements),
      ...inOwnLanguage(),
    }),
  );
  keepLastQueryId(content.queryID);
  const counts = new Map(content.disjunctiveFacets.map(({ name, data }) => [name, data as Counts]));
  return {
    ...hitsOf(content),
    didYouMean: didYouMeanOf(content),
    vendors: facetValuesOf(counts.get(facets.vendor)),
    manufacturers: facetValuesOf(counts.get(facets.manufacturer)),
  };
}

/** Suggestions come in the language of the interface, and searches are counted for it. */
const inOwnLanguage = () => ({ queryLanguages: [currentLanguage()] });

/** Everything the results and the autocomplete have in common. */
type ProductPage = Pick<
  ProductResults,
  'hits' | 'nbHits' | 'nbPages' | 'firstPosition' | 'index' | 'queryID'
>;

function hitsOf(content: {
  hits: unknown[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  index: string;
  queryID?: string;
}): ProductPage {
  return {
    hits: (content.hits as IndexedProduct[]).map(productHitOf),
    nbHits: content.nbHits,
    nbPages: content.nbPages,
    firstPosition: content.page * content.hitsPerPage + 1,
    index: content.index,
    queryID: content.queryID,
  };
}

/** Ours; other providers do not have it. */
function didYouMeanOf(content: object): string | undefined {
  return 'didYouMean' in content && typeof content.didYouMean === 'string' ? content.didYouMean : undefined;
}

/** Number of products by facet value. */
export type Counts = Readonly<Record<string, number>>;

/** The tree shows what every category holds, whichever of them are chosen; so this leaves the chosen ones out. */
export async function countCategories(
  query: string,
  refinements: Pick<Refinements, (typeof facets)[Facet]>,
): Promise<Counts> {
  const { productsHelper } = await helpers();
  const { content } = await noted(
    productsHelper.searchOnce({
      query,
      hitsPerPage: 0,
      facets: Object.values(categoryFacets),
      disjunctiveFacets: Object.values(facets),
      disjunctiveFacetsRefinements: valuesOf(refinements),
      // There are more sub-categories than the 50 values a filter shows.
      maxValuesPerFacet: 1000,
      analytics: false,
      clickAnalytics: false,
      getRankingInfo: false,
    }),
  );
  return Object.assign({}, ...content.facets.map(({ data }) => data));
}

const mostFacetHits = 20;

/** Values of one facet by what is typed, counted within the present search. */
export async function searchFacet(
  facet: Facet,
  text: string,
  { query, refinements }: Pick<ProductQuery, 'query' | 'refinements'>,
): Promise<FacetValue[]> {
  const { productsHelper } = await helpers();
  const { facetHits } = await noted(
    productsHelper.searchForFacetValues(facets[facet], text, mostFacetHits, {
      query,
      disjunctiveFacetsRefinements: valuesOf(refinements),
    }),
  );
  return facetHits.map(({ value, count }) => ({ value, count }));
}

export interface Suggestions {
  readonly queries: readonly { readonly query: string; readonly marked: string }[];
  readonly products: ProductPage;
}

const mostSuggestedProducts = 3;

/** Query suggestions and products for what is being typed; one of the two is enough. */
export async function suggest(query: string): Promise<Suggestions> {
  const { productsHelper, suggestionsHelper } = await helpers();
  const answers = await noted(
    Promise.allSettled([
      suggestionsHelper.searchOnce({ query, ...inOwnLanguage() }),
      productsHelper.searchOnce({ query, hitsPerPage: mostSuggestedProducts, disjunctiveFacets: [] }),
    ]),
  );
  const [suggestions, products] = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.content : undefined,
  );
  if (!suggestions && !products) throw new Error('The search did not answer');
  return {
    queries: (suggestions?.hits ?? []).map(suggestionOf),
    products: products ? hitsOf(products) : emptyPage,
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
    return first && productHitOf(first);
  });
}

function valuesOf(refinements: Refinements): Record<string, string[]> {
  return Object.fromEntries(Object.entries(refinements).map(([facet, values]) => [facet, [...values]]));
}

async function noted<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof SearchBusy) throw error;
    log.error('The product search did not answer', error);
    reportFatal(error, { location: 'search' });
    throw error;
  }
}
