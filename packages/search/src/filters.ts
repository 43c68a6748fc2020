// Filters as they come in requests: facetFilters, numericFilters and filters.
import { type Comparison, type Filter, facetFilter, priceComparison, priceRange } from './filter.ts';
import { parseFilterText } from './filterGrammar.ts';
import { SearchRequestError } from './requestError.ts';

export interface FilterParams {
  readonly facetFilters?: unknown;
  readonly numericFilters?: unknown;
  readonly filters?: string | undefined;
}

/** Filters by a key that is the same for equal ones, so that requests of a batch can share them. */
export type KeyedFilters = Map<string, Filter>;

/**
 * The keys of filters that must all hold; a disjunctive facet's values are one of them. What is not yet among the
 * known ones is added there.
 */
export function filtersOf(params: FilterParams, known: KeyedFilters): string[] {
  const keys = [
    ...nested('facetFilters', params.facetFilters, facetFilter, known),
    ...nested('numericFilters', params.numericFilters, priceFilter, known),
  ];
  const text = params.filters?.trim() ?? '';
  if (text !== '') keys.push(keyed(`filters ${text}`, known, () => parseFilterText(text)));
  return keys;
}

function keyed(key: string, known: KeyedFilters, parse: () => Filter): string {
  if (!known.has(key)) known.set(key, parse());
  return key;
}

/** A list is an AND, a list inside it an OR; a string is one filter or the JSON of a list. */
function nested(
  name: string,
  given: unknown,
  parse: (text: string) => Filter,
  known: KeyedFilters,
): string[] {
  const keys: string[] = [];
  for (const entry of listOf(name, given)) {
    const texts: unknown[] = Array.isArray(entry) ? entry : [entry];
    if (texts.length === 0) continue;
    // With their lengths, no other texts give the same key.
    let key = name;
    for (const text of texts) {
      if (typeof text !== 'string')
        throw new SearchRequestError(`${name}: expected strings, or lists of strings`);
      key += ` ${text.length} ${text}`;
    }
    keys.push(keyed(key, known, () => anyOf((texts as string[]).map(parse))));
  }
  return keys;
}

function anyOf(filters: readonly Filter[]): Filter {
  const [only, ...others] = filters;
  return only && others.length === 0 ? only : { kind: 'any', filters };
}

function listOf(name: string, given: unknown): readonly unknown[] {
  if (given === undefined || given === null || given === '') return [];
  if (Array.isArray(given)) return given;
  if (typeof given !== 'string') throw new SearchRequestError(`${name}: expected a list`);
  if (!given.startsWith('[')) return [given];
  try {
    const parsed: unknown = JSON.parse(given);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    throw new SearchRequestError(`${name}: not valid JSON`);
  }
}

const comparisonForm = /^\s*([\w.]+)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/;
const rangeForm = /^\s*([\w.]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/;

function priceFilter(text: string): Filter {
  const range = rangeForm.exec(text);
  if (range) return priceRange(range[1] ?? '', Number(range[2]), Number(range[3]));
  const [, attribute = '', comparison, value] = comparisonForm.exec(text) ?? [];
  if (!comparison)
    throw new SearchRequestError(`numericFilters: "${text}" is not a comparison such as preis<10`);
  return priceComparison(attribute, comparison as Comparison, Number(value));
}
