// Answers requests that share one query: the text is matched once, documents are filtered and counted together.

import { topValues } from '../facets/facet-counts.ts';
import type { KeyedFilters } from '../filter/filters.ts';
import { narrowedTo, noPrice, type OfferView } from '../index/offers.ts';
import { type SearchedTexts, searchTexts, type TextSearch } from '../match/text-search.ts';
import { queryWords } from '../text/tokens.ts';
import { didYouMean, fewHits } from './did-you-mean.ts';
import { Highlighter } from './highlights.ts';
import { euros, hitOf, hitOptionsOf, type Views } from './hits.ts';
import { type CheckedRequest, furthestHit } from './request.ts';
import type { NumberStats, ProductHit, SearchResult } from './result.ts';
import { type Candidates, type Selection, withSelections } from './selection.ts';
import { type Ranking, relevanceIn, TopHits } from './top-hits.ts';
import { chosenVendors } from './vendor-choice.ts';

/** Documents of an empty query: all that count. */
export type Everything = () => Candidates;

/** Matches the text and hands out each request's selection. */
export function select(
  searched: SearchedTexts,
  view: OfferView,
  requests: readonly CheckedRequest[],
  filters: KeyedFilters,
  everything: Everything,
  use: (selection: Selection, index: number, search: TextSearch) => void,
): void {
  const { catalog, scratch } = searched;
  const [first] = requests;
  const search = searchTexts(searched, queryWords(first?.query ?? ''), first?.typos ?? true);
  const candidates = search.plan.words.length === 0 ? everything() : search.match;
  const visible = view.hidesSome ? visibleOf(searched, view, candidates) : candidates;
  withSelections(catalog, scratch, view, visible, requests, filters, (selection, index) =>
    use(selection, index, search),
  );
  if (visible !== candidates) scratch.giveBackList(visible.documents);
  search.match.release();
}

/** Without the documents that only hidden vendors sell. The list is borrowed. */
function visibleOf({ catalog, scratch }: SearchedTexts, view: OfferView, candidates: Candidates): Candidates {
  const documents = scratch.takeList();
  let count = 0;
  for (let i = 0; i < candidates.count; i++) {
    const document = candidates.documents[i] as number;
    if (catalog.columns.offers.isVisible(document, view)) documents[count++] = document;
  }
  return { documents, count };
}

export function answerTogether(
  searched: SearchedTexts,
  view: OfferView,
  requests: readonly CheckedRequest[],
  filters: KeyedFilters,
  everything: Everything,
): SearchResult[] {
  const results: SearchResult[] = [];
  let correction: string | undefined;
  select(searched, view, requests, filters, everything, (selection, index, search) => {
    if (index === 0) correction = correctionOf(searched, search, requests[0] as CheckedRequest);
    const request = requests[index] as CheckedRequest;
    const priced = pricedView(searched, view, request, filters);
    const pages = Math.ceil(Math.min(selection.count, furthestHit) / Math.max(1, request.hitsPerPage));
    results[index] = {
      hits: hitsOf(searched, { view, priced }, request, selection, search),
      nbHits: selection.count,
      page: request.page,
      nbPages: request.hitsPerPage === 0 ? 0 : pages,
      hitsPerPage: request.hitsPerPage,
      query: request.query,
      ...facetsOf(searched, priced, request, selection),
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      exhaustiveTypo: true,
      ...(correction === undefined ? {} : { didYouMean: correction }),
    };
  });
  return results;
}

/** What prices count: where certain vendors are asked for, theirs. */
function pricedView(
  { catalog }: SearchedTexts,
  view: OfferView,
  request: CheckedRequest,
  filters: KeyedFilters,
): OfferView {
  if (request.filters.length === 0) return view;
  const vendors = chosenVendors(request.filters.flatMap((key) => filters.get(key) ?? []));
  return vendors ? narrowedTo(view, vendors, catalog.values) : view;
}

function correctionOf(
  searched: SearchedTexts,
  { plan, match }: TextSearch,
  { query, typos }: CheckedRequest,
): string | undefined {
  if (!typos || plan.words.length === 0) return undefined;
  const hitsAsWritten = match.corrected.size > 0 ? 0 : match.count;
  if (hitsAsWritten >= fewHits) return undefined;
  return didYouMean(searched, query, { asWritten: hitsAsWritten, withTypos: match.count });
}

function hitsOf(
  { catalog }: SearchedTexts,
  views: Views,
  request: CheckedRequest,
  selection: Selection,
  { plan, match }: TextSearch,
): ProductHit[] {
  const from = request.page * request.hitsPerPage;
  const to = Math.min(from + request.hitsPerPage, furthestHit);
  if (from >= to || from >= selection.count) return [];
  const ranking: Ranking = {
    columns: catalog.columns,
    scores: match.scores,
    shift: match.shift,
    view: views.priced,
    order: request.sort,
  };
  const top = new TopHits(ranking, Math.min(to, selection.count));
  selection.forEachStretch((documents, start, end) => top.add(documents, start, end));
  const highlighter = new Highlighter(plan, match.corrected, catalog.compounds, request.tags);
  const options = hitOptionsOf(request, plan.words.length);
  return top
    .page(from, to)
    .map((document) => hitOf(catalog, document, options, views, highlighter, relevanceIn(ranking, document)));
}

function facetsOf(
  { catalog }: SearchedTexts,
  priced: OfferView,
  request: CheckedRequest,
  selection: Selection,
): Pick<SearchResult, 'facets' | 'facets_stats'> {
  if (request.facets.length === 0 && !request.wantsPriceStats) return {};
  const facets: Record<string, Record<string, number>> = {};
  for (const name of request.facets)
    facets[name] = topValues(selection.facet(name), request.maxValuesPerFacet);
  if (!request.wantsPriceStats) return { facets };
  const preis = priceStats(selection, (document) => catalog.columns.offers.priceFor(document, priced));
  return preis ? { facets, facets_stats: { preis } } : { facets };
}

function priceStats(selection: Selection, priceOf: (document: number) => number): NumberStats | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  let sum = 0;
  let count = 0;
  selection.forEachStretch((documents, from, to) => {
    for (let i = from; i < to; i++) {
      const price = priceOf(documents[i] as number);
      if (price === noPrice) continue;
      min = Math.min(min, price);
      max = Math.max(max, price);
      sum += price;
      count++;
    }
  });
  if (count === 0) return undefined;
  return { min: euros(min), max: euros(max), avg: euros(sum / count), sum: euros(sum) };
}
