// Answers requests that share one query: the text is matched once, documents are filtered and counted together.
import { topValues } from '../facets/facet-counts.ts';
import type { KeyedFilters } from '../filter/filters.ts';
import { noPrice, type OfferView } from '../index/offers.ts';
import { lackIn } from '../match/loose-match.ts';
import type { TextMatch } from '../match/text-match.ts';
import { type SearchedTexts, searchLoosely, type TextSearch } from '../match/text-search.ts';
import { queryWords } from '../text/tokens.ts';
import { mostHitsWithVariants, toCards, variantsIn } from './cards.ts';
import { didYouMean, fewHits } from './did-you-mean.ts';
import { Highlighter } from './highlights.ts';
import { euros, HitWriter, toHitOptions, type Views } from './hits.ts';
import { hitsThatTellKind, ownHits } from './own-first.ts';
import { findPartialMatches } from './partial-matches.ts';
import { type CheckedRequest, furthestHit } from './request.ts';
import type { NumberStats, SearchResult, WrittenHit, WrittenResult } from './result.ts';
import { type Candidates, type Listed, type Selection, withSelections } from './selection.ts';
import { type Ranking, relevanceIn, TopHits } from './top-hits.ts';
import { PricedViews } from './vendor-choice.ts';
import type { FieldCache } from './written-fields.ts';

/** Documents of an empty query: all that count. */
export type Everything = () => Candidates;

/** Matches the text and hands out each request's selection. */
export function select(
  searched: SearchedTexts,
  view: OfferView,
  requests: readonly CheckedRequest[],
  filters: KeyedFilters,
  everything: Everything,
  use: (selection: Selection, index: number, search: TextSearch, priced: OfferView) => void,
): void {
  const { catalog, scratch } = searched;
  const views = new PricedViews(view, catalog.values, filters);
  const [first] = requests;
  const search = searchLoosely(searched, queryWords(first?.query ?? ''), first?.typos ?? true);
  const candidates = search.plan.words.length === 0 ? everything() : search.match;
  const visible = view.hidesSome ? visibleOf(searched, view, candidates) : candidates;
  withSelections(catalog, scratch, view, views, visible, requests, filters, (selection, index) =>
    use(selection, index, search, views.of(requests[index] as CheckedRequest)),
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

export interface Searched extends SearchedTexts {
  readonly fields: FieldCache;
}

export function answerTogether(
  searched: Searched,
  view: OfferView,
  requests: readonly CheckedRequest[],
  filters: KeyedFilters,
  everything: Everything,
): WrittenResult[] {
  const results: WrittenResult[] = [];
  let correction: string | undefined;
  select(searched, view, requests, filters, everything, (selection, index, search, priced) => {
    if (index === 0) correction = correctionOf(searched, search, requests[0] as CheckedRequest);
    const request = requests[index] as CheckedRequest;
    const ranking = rankingOf(searched, priced, request, search);
    const needsBest = request.hitsPerPage > 0 || request.wantsPriceStats;
    const cards = request.distinct
      ? toCards(searched.catalog, searched.scratch, selection, needsBest ? ranking : undefined)
      : undefined;
    const { count } = cards ?? selection;
    const pages = Math.ceil(Math.min(count, furthestHit) / Math.max(1, request.hitsPerPage));
    results[index] = {
      hits: hitsOf(searched, { view, priced }, request, filters, cards ?? selection, search, ranking),
      nbHits: count,
      page: request.page,
      nbPages: request.hitsPerPage === 0 ? 0 : pages,
      hitsPerPage: request.hitsPerPage,
      query: request.query,
      ...facetsOf(searched, priced, request, selection, cards),
      exhaustiveNbHits: true,
      exhaustiveFacetsCount: true,
      exhaustiveTypo: true,
      ...(correction === undefined ? {} : { didYouMean: correction }),
      ...(index === 0 && hasNothing(search) ? partsOf(searched, view, request) : {}),
      ...(search.understoodAs ? { understoodAs: spelled(searched, search.understoodAs) } : {}),
    };
    cards?.release();
  });
  return results;
}

/** Not even without the filters. */
const hasNothing = ({ plan, match }: TextSearch): boolean => plan.words.length > 0 && match.count === 0;

function partsOf(searched: SearchedTexts, view: OfferView, { query }: CheckedRequest) {
  const found = findPartialMatches(searched, view, query);
  return found.length > 0 ? { partsFound: found } : {};
}

function correctionOf(
  searched: SearchedTexts,
  { plan, match, understoodAs }: TextSearch,
  { query, typos }: CheckedRequest,
): string | undefined {
  if (!typos || plan.words.length === 0 || understoodAs) return undefined;
  const hits = match.lacking?.wholeCount ?? match.count;
  const hitsAsWritten = match.corrected.size > 0 ? 0 : hits;
  return hitsAsWritten >= fewHits ? undefined : didYouMean(searched, query, hitsAsWritten);
}

function hitsOf(
  { catalog, fields, scratch }: Searched,
  views: Views,
  request: CheckedRequest,
  filters: KeyedFilters,
  listed: Listed,
  { plan, match }: TextSearch,
  ranking: Ranking,
): WrittenHit[] {
  const from = request.page * request.hitsPerPage;
  const to = Math.min(from + request.hitsPerPage, furthestHit);
  if (from >= to || from >= listed.count) return [];
  const own = request.putsOwnFirst && plan.words.length > 0 ? views.view.own : undefined;
  const shown = own?.size ? Math.max(to, hitsThatTellKind) : to;
  const top = new TopHits(ranking, Math.min(shown, listed.count));
  listed.forEachStretch((documents, start, end) => top.add(documents, start, end));
  const best = top.page(0, shown);
  const first = own?.size
    ? ownHits({
        ...{ catalog, scratch, ranking, listed, own, best },
        isGrouped: request.distinct,
        wordCount: plan.words.length,
      })
    : [];
  const isFirst = new Set(first);
  const order = [...first, ...best.filter((document) => !isFirst.has(document))];
  const highlighter = new Highlighter(plan, match.corrected, catalog.compounds, request.tags);
  const options = toHitOptions(request, plan.words.length);
  const writer = new HitWriter(catalog, options, views, highlighter);
  const hasVariants =
    request.distinct && request.hitsPerPage <= mostHitsWithVariants && options.retrieves.varianten;
  const variants = hasVariants ? variantsIn(catalog, views, request, filters, ranking) : undefined;
  return order.slice(from, to).map((document) => {
    const written = fields.of(catalog, document);
    const varianten = variants?.(document) ?? [];
    const relevance = relevanceIn(ranking, document);
    const lacks = lackedWord(plan.words, match, document);
    return {
      objectID: written.objectID,
      variantIds: varianten.length > 1 ? varianten.map(({ objectID }) => objectID) : undefined,
      text: writer.write(document, written, { relevance, varianten, lacks, isOwn: isFirst.has(document) }),
    };
  });
}

function rankingOf(
  { catalog }: SearchedTexts,
  view: OfferView,
  { sort }: CheckedRequest,
  { match }: TextSearch,
): Ranking {
  return {
    columns: catalog.columns,
    scores: match.scores,
    shift: match.shift,
    view,
    order: sort,
    ...(match.lacking ? { tellsLacks: true } : {}),
  };
}

const lackedWord = (words: readonly string[], { lacking, scores }: TextMatch, document: number) => {
  const place = lacking ? lackIn(scores[document] as number) : 0;
  return place === 0 ? undefined : words[place - 1];
};

const spelled = ({ catalog, synonyms }: SearchedTexts, words: readonly string[]): string =>
  words.map((word) => catalog.spellings.get(word) ?? synonyms.spelling(word)).join(' ');

function facetsOf(
  { catalog }: SearchedTexts,
  priced: OfferView,
  request: CheckedRequest,
  selection: Selection,
  cards: Listed | undefined,
): Pick<SearchResult, 'facets' | 'facets_stats'> {
  if (request.facets.length === 0 && !request.wantsPriceStats) return {};
  const facets: Record<string, Record<string, number>> = {};
  for (const name of request.facets) {
    const counts = request.countsCards ? selection.facetOfFamilies(name) : selection.facet(name);
    facets[name] = topValues(counts, request.maxValuesPerFacet);
  }
  if (!request.wantsPriceStats) return { facets };
  const counted = request.countsCards && cards ? cards : selection;
  const preis = priceStats(counted, (document) => catalog.columns.offers.priceFor(document, priced));
  return preis ? { facets, facets_stats: { preis } } : { facets };
}

function priceStats(listed: Listed, priceOf: (document: number) => number): NumberStats | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  let sum = 0;
  let count = 0;
  listed.forEachStretch((documents, from, to) => {
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
