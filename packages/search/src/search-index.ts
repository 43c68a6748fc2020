// The product search: answers batches of requests and facet searches, and takes in changes.
import { answerTogether, type Searched, select } from './answer/answers.ts';
import { facetHits } from './answer/facet-search.ts';
import { type CheckedRequest, checkedRequest, type SearchRequest, wholeNumber } from './answer/request.ts';
import type {
  FacetHit,
  FacetSearchResult,
  ProductHit,
  RequestProblem,
  SearchResult,
  WrittenResult,
} from './answer/result.ts';
import type { Candidates } from './answer/selection.ts';
import { FieldCache } from './answer/written-fields.ts';
import { addCounts, type CountedColumn, countsSize } from './facets/column-counts.ts';
import { KeyedFilters } from './filter/filters.ts';
import type { BuiltIndex } from './index/catalog.ts';
import { ChangingCatalog } from './index/changes.ts';
import { everyonesView, type PracticeView, type ProductDocument } from './index/document.ts';
import { facetNames, isFacetName } from './index/facet-names.ts';
import { type OfferView, toOfferView } from './index/offers.ts';
import { Scratch } from './index/scratch.ts';
import type { QueryPlan } from './match/plan.ts';
import { searchTexts } from './match/text-search.ts';
import { SearchRequestError } from './request-error.ts';
import { Synonyms, type Thesaurus } from './text/synonyms.ts';
import { queryWords } from './text/tokens.ts';

const usualFacetHits = 10;
const mostFacetHits = 100;

export type BatchAnswer =
  | { readonly results: readonly SearchResult[] }
  | { readonly problem: RequestProblem };
export type WrittenAnswer =
  | { readonly results: readonly WrittenResult[] }
  | { readonly problem: RequestProblem };
export type FacetAnswer = FacetSearchResult | { readonly problem: RequestProblem };

export interface FacetRequest extends SearchRequest {
  readonly facet: string;
  readonly facetQuery?: unknown;
  readonly maxFacetHits?: unknown;
}

export class SearchIndex {
  readonly #changing: ChangingCatalog;
  readonly #thesaurus: Thesaurus;
  /** With the names of all categories so far. */
  #synonyms: Synonyms;
  #categoryCount: number;
  #scratch: Scratch;
  #scratchSize: number;
  #everything: Candidates | undefined;
  readonly #fields = new FieldCache();
  /** Offer views of earlier requests, cached until the index changes. */
  #offerViews = new WeakMap<PracticeView, OfferView>();
  #ownSynonyms = new WeakMap<PracticeView, Synonyms>();

  constructor(
    built: BuiltIndex,
    thesaurus: Thesaurus = { groups: [] },
    changed: readonly ProductDocument[] = [],
  ) {
    this.#changing = new ChangingCatalog(built, changed);
    this.#thesaurus = thesaurus;
    this.#synonyms = new Synonyms(thesaurus, built.values.lvl1.names);
    this.#categoryCount = built.values.lvl1.names.length;
    this.#scratchSize = this.#changing.catalog.columns.capacity;
    this.#scratch = new Scratch(this.#scratchSize);
  }

  /** Documents that can be found. */
  get size(): number {
    return this.#changing.size;
  }

  /** Documents that are kept beside the base; a rebuild is due before they become many. */
  get changedSize(): number {
    return this.#changing.overlayDocuments.length;
  }

  /** All results, in the order of the requests, or the first thing wrong with a request. */
  searchBatch(requests: readonly SearchRequest[], view?: PracticeView): BatchAnswer {
    const answer = this.writeBatch(requests, view);
    if ('problem' in answer) return answer;
    return {
      results: answer.results.map(({ hits, ...rest }) => ({
        hits: hits.map(({ text }) => JSON.parse(text) as ProductHit),
        ...rest,
      })),
    };
  }

  /** Like `searchBatch`, with hits as serialized JSON. */
  writeBatch(requests: readonly SearchRequest[], view?: PracticeView): WrittenAnswer {
    const steps = this.searchInSteps(requests, view);
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  }

  /** Like `writeBatch` but in steps, one for all requests that share a query; the index may change between steps. */
  *searchInSteps(
    requests: readonly SearchRequest[],
    view: PracticeView = everyonesView,
  ): Generator<undefined, WrittenAnswer> {
    const checked: CheckedRequest[] = [];
    const filters = new KeyedFilters();
    for (const [index, request] of requests.entries()) {
      const one = problemOr(() => checkedRequest(request, filters), index);
      if ('problem' in one) return one;
      checked.push(one.value);
    }
    const results: WrittenResult[] = [];
    for (const indexes of groupedByQuery(checked)) {
      if (results.length > 0) yield;
      const group = indexes.map((index) => checked[index] as CheckedRequest);
      const offerView = this.#offerView(view);
      const answers = answerTogether(this.#searched(view), offerView, group, filters, () => this.#all());
      answers.forEach((answer, i) => {
        results[indexes[i] as number] = answer;
      });
    }
    return { results };
  }

  /** Values of one facet that match the facet query, counted under the request's query and filters. */
  searchFacetValues(request: FacetRequest, view: PracticeView = everyonesView): FacetAnswer {
    const { facet } = request;
    const filters = new KeyedFilters();
    const checked = problemOr(() => {
      if (!isFacetName(facet)) {
        throw new SearchRequestError(`"${facet}" is no facet; there are ${facetNames.join(', ')}`);
      }
      const facetQuery = typeof request.facetQuery === 'string' ? request.facetQuery : '';
      const most = wholeNumber('maxFacetHits', request.maxFacetHits, usualFacetHits, mostFacetHits);
      return { facet, facetQuery, most, search: checkedRequest(request, filters) };
    }, 0);
    if ('problem' in checked) return checked;
    const { facet: name, facetQuery, most, search } = checked.value;
    const searched = this.#searched(view);
    const offerView = this.#offerView(view);
    let hits: readonly FacetHit[] = [];
    select(
      searched,
      offerView,
      [search],
      filters,
      () => this.#all(),
      (selection) => {
        const counts = search.countsCards ? selection.facetOfFamilies(name) : selection.facet(name);
        hits = facetHits(counts, facetQuery, most, search.tags);
      },
    );
    return { facetHits: hits, exhaustiveFacetsCount: true };
  }

  /** New, changed and removed products. Quick as long as there are few; many are better built anew. */
  applyChanges(upserts: readonly ProductDocument[], deletes: readonly string[] = []): void {
    this.#changing.apply(upserts, deletes);
    this.#everything = undefined;
    this.#offerViews = new WeakMap();
    this.#readCategories();
    const { capacity } = this.#changing.catalog.columns;
    if (capacity === this.#scratchSize) return;
    this.#scratchSize = capacity;
    this.#scratch = new Scratch(capacity);
  }

  /** Interpretation of a query. */
  explain(query: string): QueryPlan & { readonly matches: number } {
    const { plan, match } = searchTexts(this.#searched(), queryWords(query), false);
    const { count } = match;
    match.release();
    return { ...plan, matches: count };
  }

  /** Everything needed to save the index. */
  contents(): {
    readonly built: BuiltIndex;
    readonly baseCount: number;
    readonly changed: readonly ProductDocument[];
  } {
    const { catalog, overlayDocuments } = this.#changing;
    return { built: catalog, baseCount: catalog.baseCount, changed: overlayDocuments };
  }

  /** Names of categories are words for what is in them. */
  #readCategories(): void {
    const { names } = this.#changing.catalog.values.lvl1;
    if (names.length === this.#categoryCount) return;
    this.#categoryCount = names.length;
    this.#synonyms = new Synonyms(this.#thesaurus, names);
    this.#ownSynonyms = new WeakMap();
  }

  #searched(view: PracticeView = everyonesView): Searched {
    const { catalog, hasDead, size } = this.#changing;
    const [scratch, fields] = [this.#scratch, this.#fields];
    return { catalog, synonyms: this.#synonymsOf(view), scratch, hasDead, size, fields };
  }

  #synonymsOf(view: PracticeView): Synonyms {
    if (!view.synonyms?.length) return this.#synonyms;
    let synonyms = this.#ownSynonyms.get(view);
    if (!synonyms) {
      synonyms = new Synonyms({ groups: view.synonyms }, [], this.#synonyms);
      this.#ownSynonyms.set(view, synonyms);
    }
    return synonyms;
  }

  #offerView(view: PracticeView): OfferView {
    let offers = this.#offerViews.get(view);
    if (!offers) {
      offers = toOfferView(view, this.#changing.catalog.values, (objectID) =>
        this.#changing.placeOf(objectID),
      );
      this.#offerViews.set(view, offers);
    }
    return offers;
  }

  /** All documents that count and their facets, cached until the index changes. */
  #all(): Candidates {
    if (!this.#everything) {
      const { columns, values } = this.#changing.catalog;
      const documents = new Uint32Array(columns.count);
      let count = 0;
      for (let i = 0; i < columns.count; i++) if (columns.alive[i] === 1) documents[count++] = i;
      const known = new Map<CountedColumn, Uint32Array>();
      const counted = (column: CountedColumn): Uint32Array => {
        let counts = known.get(column);
        if (!counts) {
          counts = new Uint32Array(countsSize(column, values));
          addCounts(column, columns, documents, 0, count, counts);
          known.set(column, counts);
        }
        return counts;
      };
      this.#everything = { documents, count, counted };
    }
    return this.#everything;
  }
}

/** Indexes of requests that share the text match. */
function groupedByQuery(requests: readonly CheckedRequest[]): number[][] {
  const groups = new Map<string, number[]>();
  requests.forEach(({ query, typos }, index) => {
    const key = `${typos} ${query}`;
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  });
  return [...groups.values()];
}

function problemOr<T>(
  check: () => T,
  request: number,
): { readonly value: T } | { readonly problem: RequestProblem } {
  try {
    return { value: check() };
  } catch (error) {
    if (error instanceof SearchRequestError) return { problem: { message: error.message, request } };
    throw error;
  }
}
