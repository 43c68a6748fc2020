// The parameters of a search, checked and completed with the index's settings.
import { type KeyedFilters, toFilters } from '../filter/filters.ts';
import { type FacetName, facetNames, isFacetName } from '../index/facet-names.ts';
import { SearchRequestError } from '../request-error.ts';
import type { SortOrder } from './top-hits.ts';

/** As the clients send it; numbers and lists may also be written as text. Unknown parameters are ignored. */
export interface SearchRequest {
  readonly query?: unknown;
  readonly page?: unknown;
  readonly hitsPerPage?: unknown;
  /** A name, a list of names, or '*'. `preis` gives its lowest, highest, average and sum. */
  readonly facets?: unknown;
  readonly maxValuesPerFacet?: unknown;
  readonly facetFilters?: unknown;
  readonly numericFilters?: unknown;
  readonly filters?: unknown;
  readonly attributesToRetrieve?: unknown;
  readonly attributesToHighlight?: unknown;
  readonly highlightPreTag?: unknown;
  readonly highlightPostTag?: unknown;
  readonly getRankingInfo?: unknown;
  readonly typoTolerance?: unknown;
  /** True or 1: variants of one product are one hit, the best of them. */
  readonly distinct?: unknown;
  /** False: the practice's own products do not stand first. */
  readonly enablePersonalization?: unknown;
  /** With `distinct`: facets count what hits do. */
  readonly facetingAfterDistinct?: unknown;
  /** Suggestions in these languages only; products are found by all their words. */
  readonly queryLanguages?: unknown;
  /** Set by the caller from the index name. */
  readonly sort?: SortOrder;
}

export interface CheckedRequest {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facets: readonly FacetName[];
  readonly wantsPriceStats: boolean;
  readonly maxValuesPerFacet: number;
  /** Keys of the batch's filters. */
  readonly filters: readonly number[];
  /** As given; looked at when hits are shown. */
  readonly attributesToRetrieve: unknown;
  readonly attributesToHighlight: unknown;
  readonly tags: { readonly before: string; readonly after: string };
  readonly rankingInfo: boolean;
  readonly typos: boolean;
  readonly distinct: boolean;
  readonly countsCards: boolean;
  readonly putsOwnFirst: boolean;
  /** Undefined: any. */
  readonly languages: readonly string[] | undefined;
  readonly sort: SortOrder;
}

const longestQuery = 512;
const usualHitsPerPage = 40;
const mostHitsPerPage = 1000;
/** As with the hosted service, more are asked for in vain, not refused. */
const mostValuesPerFacet = 1000;
const furthestPage = 1_000_000;
/** As with the hosted service, nobody pages further than this. */
export const furthestHit = 1000;

/** How many hits a request asks for at most. */
export const requestedHitsPerPage = ({ hitsPerPage }: SearchRequest): number =>
  wholeNumber('hitsPerPage', hitsPerPage, usualHitsPerPage, mostHitsPerPage);

/** New filters are added to those of the batch. */
export function checkedRequest(request: SearchRequest, known: KeyedFilters): CheckedRequest {
  const query = textOf('query', request.query, '').slice(0, longestQuery);
  const facets = namesOf('facets', request.facets) ?? [];
  const hasAll = facets.includes('*');
  const distinct = isDistinct(request.distinct);
  return {
    query,
    page: wholeNumber('page', request.page, 0, furthestPage),
    hitsPerPage: requestedHitsPerPage(request),
    facets: hasAll ? facetNames : facets.filter(isFacetName),
    wantsPriceStats: hasAll || facets.includes('preis'),
    maxValuesPerFacet: Math.min(
      wholeNumber('maxValuesPerFacet', request.maxValuesPerFacet, 50, furthestPage),
      mostValuesPerFacet,
    ),
    filters: toFilters(
      {
        facetFilters: request.facetFilters,
        numericFilters: request.numericFilters,
        filters: textOf('filters', request.filters, ''),
      },
      known,
    ),
    attributesToRetrieve: texts('attributesToRetrieve', request.attributesToRetrieve),
    attributesToHighlight: texts('attributesToHighlight', request.attributesToHighlight),
    tags: tagsOf(request),
    rankingInfo: isTrue(request.getRankingInfo),
    typos: request.typoTolerance !== false && request.typoTolerance !== 'false',
    distinct,
    putsOwnFirst:
      (request.sort ?? 'relevance') === 'relevance' &&
      request.enablePersonalization !== false &&
      request.enablePersonalization !== 'false',
    countsCards: distinct && isTrue(request.facetingAfterDistinct),
    languages: namesOf('queryLanguages', request.queryLanguages),
    sort: request.sort ?? 'relevance',
  };
}

const usualTags = { before: '<em>', after: '</em>' };

function tagsOf({ highlightPreTag, highlightPostTag }: SearchRequest): CheckedRequest['tags'] {
  if (highlightPreTag === undefined && highlightPostTag === undefined) return usualTags;
  return {
    before: tagOf('highlightPreTag', highlightPreTag, usualTags.before),
    after: tagOf('highlightPostTag', highlightPostTag, usualTags.after),
  };
}

/** It stands around every word that was found, in every hit. */
const longestTag = 100;

function tagOf(name: string, given: unknown, usual: string): string {
  const tag = textOf(name, given, usual);
  if (tag.length <= longestTag) return tag;
  throw new SearchRequestError(`${name}: at most ${longestTag} characters`);
}

function textOf(name: string, given: unknown, usual: string): string {
  if (given === undefined || given === null) return usual;
  if (typeof given === 'string') return given;
  throw new SearchRequestError(`${name}: expected a text`);
}

export function wholeNumber(name: string, given: unknown, usual: number, most: number): number {
  if (given === undefined || given === null || given === '') return usual;
  const number = typeof given === 'string' ? Number(given) : given;
  if (typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new SearchRequestError(`${name}: expected a whole number from 0 to ${most}`);
}

const isTrue = (given: unknown): boolean => given === true || given === 'true' || given === 1;

/** The hosted service also knows several hits of a group; here there is one. */
function isDistinct(given: unknown): boolean {
  if (typeof given === 'boolean' || given === 'true' || given === 'false') return isTrue(given);
  return wholeNumber('distinct', given, 0, 1) === 1;
}

/** A text or a list of texts, as it is: most requests show no hits, and nobody reads it then. */
function texts(name: string, given: unknown): unknown {
  if (!Array.isArray(given)) textOf(name, given, '');
  else for (const entry of given) textOf(name, entry, '');
  return given;
}

/** Names given as one name, a comma-separated list, an array, or the JSON of an array. */
function namesOf(name: string, given: unknown): readonly string[] | undefined {
  if (given === undefined || given === null) return undefined;
  if (Array.isArray(given)) return given.map((entry: unknown) => textOf(name, entry, ''));
  if (typeof given === 'string' && isFacetName(given)) return [given];
  const text = textOf(name, given, '').trim();
  if (!text.startsWith('[')) return text === '' ? [] : text.split(',').map((entry) => entry.trim());
  try {
    return namesOf(name, JSON.parse(text));
  } catch {
    throw new SearchRequestError(`${name}: not valid JSON`);
  }
}
