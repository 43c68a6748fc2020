// Filters as they come in requests: facetFilters, numericFilters and filters.
import { type Comparison, type Filter, facetFilter, priceComparison, priceRange } from './filter.ts';
import { parseFilterText } from './filterGrammar.ts';
import { SearchRequestError } from './requestError.ts';

export interface FilterParams {
  readonly facetFilters?: unknown;
  readonly numericFilters?: unknown;
  readonly filters?: string | undefined;
}

/** All must hold. A disjunctive facet's values are one of them, as an `any`. */
export function filtersOf({ facetFilters, numericFilters, filters }: FilterParams): Filter[] {
  const all = [
    ...nested('facetFilters', facetFilters, facetFilter),
    ...nested('numericFilters', numericFilters, priceFilter),
  ];
  if (filters !== undefined && filters.trim() !== '') all.push(parseFilterText(filters));
  return all;
}

/** A list is an AND, a list inside it an OR; a string is one filter or the JSON of a list. */
function nested(name: string, given: unknown, parse: (text: string) => Filter): Filter[] {
  const list = listOf(name, given);
  return list.flatMap((entry) => {
    if (typeof entry === 'string') return [parse(entry)];
    if (!Array.isArray(entry)) throw new SearchRequestError(`${name}: expected strings or lists of strings`);
    const filters = entry.map((text: unknown) => {
      if (typeof text !== 'string') throw new SearchRequestError(`${name}: lists are nested too deeply`);
      return parse(text);
    });
    const [only, ...others] = filters;
    if (!only) return [];
    return others.length === 0 ? [only] : [{ kind: 'any', filters }];
  });
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
