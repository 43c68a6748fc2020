// Answers a batch of searches from the indexes, in the protocol's form.
import { searchIndexes } from '@praxora/contract/search/search.calls';
import type { PracticeView } from '@praxora/search/document';
import type { FacetSearchResult, ProductHit, RequestProblem, SearchResult } from '@praxora/search/result';
import type { SearchIndex } from '@praxora/search/searchIndex';
import type { SuggestionHit, SuggestionIndex, SuggestionResult } from '@praxora/search/suggestions';
import { isOn, type ProtocolRequest, writtenParams } from './protocol.ts';
import { newQueryId } from './query-id.ts';
import { SearchProblem } from './search-problem.ts';

export interface Indexes {
  readonly products: SearchIndex;
  /** Undefined while they are being built: nothing is suggested then. */
  readonly suggestions: SuggestionIndex | undefined;
}

type Found = Omit<SearchResult | SuggestionResult, 'hits'> & {
  readonly hits: readonly (ProductHit | (Pick<SuggestionHit, 'objectID'> & Partial<SuggestionHit>))[];
};
export type Answer = Found | FacetSearchResult;

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
export function answersTo(
  requests: readonly ProtocolRequest[],
  { products, suggestions }: Indexes,
  view: PracticeView,
): Answer[] {
  const answers = new Map<ProtocolRequest, Answer>();
  const searches = requests.filter((request) => isProducts(request) && request.facet === undefined);
  const results = solved(
    products.searchBatch(
      searches.map(({ indexName, params }) => ({
        ...params,
        sort: indexName === searchIndexes.productsByPrice ? 'price' : 'relevance',
      })),
      view,
    ),
  ).results;
  searches.forEach((request, index) => void answers.set(request, results[index] as SearchResult));
  for (const request of requests) {
    const { facet, params } = request;
    if (!isProducts(request)) answers.set(request, suggested(suggestions, request));
    else if (facet !== undefined)
      answers.set(request, solved(products.searchFacetValues({ ...params, facet }, view)));
  }
  return requests.map((request) => answers.get(request) as Answer);
}

const isProducts = ({ indexName }: ProtocolRequest): boolean => indexName !== searchIndexes.suggestions;

export function refuseUnknownIndex(name: string): void {
  if ((Object.values(searchIndexes) as string[]).includes(name)) return;
  throw new SearchProblem(404, `Index ${name.slice(0, 100)} does not exist`);
}

function solved<T extends object>(answer: T): Exclude<T, { readonly problem: RequestProblem }> {
  if ('problem' in answer) throw new SearchProblem(400, (answer.problem as RequestProblem).message);
  return answer as Exclude<T, { readonly problem: RequestProblem }>;
}

/** Suggestions have one attribute, and no facets. */
function suggested(index: SuggestionIndex | undefined, { facet, params }: ProtocolRequest): Answer {
  if (facet !== undefined)
    throw new SearchProblem(400, `"${facet.slice(0, 100)}" is no facet; suggestions have none`);
  if (!index) return nothing;
  const result = solved(index.search(params));
  const isShown = wants(params.attributesToRetrieve, 'query');
  const isMarked = wants(params.attributesToHighlight, 'query');
  const hits = result.hits.map(({ objectID, query, _highlightResult }) => ({
    objectID,
    ...(isShown ? { query } : {}),
    ...(isMarked ? { _highlightResult } : {}),
  }));
  return { ...result, hits };
}

/** Whether an attribute is in a list of the request; no list means all. */
export function wants(list: unknown, attribute: string): boolean {
  if (list === undefined || list === null) return true;
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const names = text.split(/[[\]",\s]+/);
  return !names.includes(`-${attribute}`) && (names.includes('*') || names.includes(attribute));
}

export const isSearch = (answer: Answer): answer is Found => 'hits' in answer;

/** What the server knows beside the engine: which index, which search, how long. */
export function completed(answer: Answer, request: ProtocolRequest, processingTimeMS: number): object {
  if (!isSearch(answer)) return { ...answer, processingTimeMS };
  const { params, indexName } = request;
  return {
    ...answer,
    exhaustive: { nbHits: true, facetsCount: true, typo: true },
    params: writtenParams(params),
    index: indexName,
    ...(isOn(params.clickAnalytics) ? { queryID: newQueryId(answer.query) } : {}),
    processingTimeMS,
  };
}
