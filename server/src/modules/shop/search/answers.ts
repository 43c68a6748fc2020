// Answers a batch of searches from the indexes, in steps, as the parts of the text that goes out. Runs in a thread.
import { searchIndexes } from '@praxora/contract/shop/search-indexes';
import type { RequestProblem, SearchResult, WrittenHit, WrittenResult } from '@praxora/search/answer/result';
import type { SuggestionIndex, SuggestionResult } from '@praxora/search/answer/suggestions';
import type { SortOrder } from '@praxora/search/answer/top-hits';
import type { PracticeView } from '@praxora/search/index/document';
import type { SearchIndex } from '@praxora/search/search-index';
import { requestedAttributes } from './attributes.ts';
import type { ProtocolRequest } from './protocol.ts';
import { SearchProblem } from './search-problem.ts';

export interface Indexes {
  readonly products: SearchIndex;
  /** Undefined while they are being built: nothing is suggested then. */
  readonly suggestions: SuggestionIndex | undefined;
}

/** Texts are cheap to hand from thread to thread, and ready to be sent. */
export interface WrittenAnswer {
  /** Undefined for the values of a facet. */
  readonly summary: SearchSummary | undefined;
  /** The answer without its hits, as JSON without the braces. */
  readonly rest: string;
}

export interface SearchSummary extends Pick<SearchResult, 'query' | 'nbHits' | 'page' | 'hitsPerPage'> {
  /** Hits as JSON, one per line: one long string is transferred faster than many. */
  readonly hits: string;
  /** The hits' object ids where they are products. */
  readonly productIds: readonly string[];
  /** Variants that can be selected instead of each hit, if variants are grouped. */
  readonly variantIds: readonly (readonly [objectID: string, variantIds: readonly string[]])[];
}

const nothing: SuggestionResult = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  query: '',
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
};

/** The answers in the order of the requests. Searches of products share what they have in common. */
export function* answersTo(
  requests: readonly ProtocolRequest[],
  { products, suggestions }: Indexes,
  view: PracticeView,
): Generator<undefined, WrittenAnswer[]> {
  const answers = new Map<ProtocolRequest, WrittenAnswer>();
  const searches = requests.filter((request) => isProducts(request) && request.facet === undefined);
  const { results } = solved(
    yield* products.searchInSteps(
      searches.map(({ indexName, params }) => ({
        ...params,
        sort: orders[indexName] ?? 'relevance',
      })),
      view,
    ),
  );
  for (const [index, request] of searches.entries()) {
    yield;
    answers.set(request, writtenProducts(results[index] as WrittenResult));
  }
  for (const request of requests) {
    if (answers.has(request)) continue;
    yield;
    const { facet = '', params } = request;
    answers.set(
      request,
      isProducts(request)
        ? {
            summary: undefined,
            rest: withoutBraces(solved(products.searchFacetValues({ ...params, facet }, view))),
          }
        : suggested(suggestions, request),
    );
  }
  return requests.map((request) => answers.get(request) as WrittenAnswer);
}

const orders: Readonly<Record<string, SortOrder>> = {
  [searchIndexes.productsByPrice]: 'price',
  [searchIndexes.productsByUnitPrice]: 'unitPrice',
};

const isProducts = ({ indexName }: ProtocolRequest): boolean => indexName !== searchIndexes.suggestions;

function solved<T extends object>(answer: T): Exclude<T, { readonly problem: RequestProblem }> {
  if ('problem' in answer) throw new SearchProblem(400, (answer.problem as RequestProblem).message);
  return answer as Exclude<T, { readonly problem: RequestProblem }>;
}

const withoutBraces = (content: object): string => JSON.stringify(content).slice(1, -1);

function written(
  rest: Omit<WrittenResult | SuggestionResult, 'hits'>,
  hits: readonly string[],
  products: readonly WrittenHit[],
): WrittenAnswer {
  const { query, nbHits, page, hitsPerPage } = rest;
  return {
    summary: {
      ...{ query, nbHits, page, hitsPerPage },
      hits: hits.join('\n'),
      productIds: products.map(({ objectID }) => objectID),
      variantIds: products.flatMap(({ objectID, variantIds }) =>
        variantIds ? [[objectID, variantIds] as const] : [],
      ),
    },
    rest: withoutBraces(rest),
  };
}

function writtenProducts({ hits, ...rest }: WrittenResult): WrittenAnswer {
  return written(
    rest,
    hits.map(({ text }) => text),
    hits,
  );
}

/** The JSON of each hit. */
export const hitsIn = ({ hits }: SearchSummary): readonly string[] => (hits === '' ? [] : hits.split('\n'));

/** Suggestions have one attribute, and no facets. */
function suggested(index: SuggestionIndex | undefined, { facet, params }: ProtocolRequest): WrittenAnswer {
  if (facet !== undefined)
    throw new SearchProblem(400, `"${facet.slice(0, 100)}" is no facet; suggestions have none`);
  const { hits, ...rest } = index ? solved(index.search(params)) : nothing;
  const [isShown, isMarked] = [params.attributesToRetrieve, params.attributesToHighlight].map(
    (list) => requestedAttributes(list, ['query']).length > 0,
  );
  const outgoing = hits.map(({ objectID, query, _highlightResult }) =>
    JSON.stringify({
      objectID,
      ...(isShown ? { query } : {}),
      ...(isMarked ? { _highlightResult } : {}),
    }),
  );
  return written(rest, outgoing, []);
}
