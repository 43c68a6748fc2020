// Filters as they come in requests: facetFilters, numericFilters and filters.
import { SearchRequestError } from '../request-error.ts';
import { type Comparison, type Filter, facetFilter, priceComparison, priceRange } from './filter.ts';
import { parseFilterText } from './filter-grammar.ts';

export interface FilterParams {
  readonly facetFilters?: unknown;
  readonly numericFilters?: unknown;
  readonly filters?: string | undefined;
}

interface WrittenFilter {
  readonly name: keyof FilterParams;
  /** Alternatives: at least one must match. */
  readonly texts: readonly unknown[];
  readonly filter: Filter;
}

/** The filters of a batch: equal ones have one key, so that requests can share them. */
export class KeyedFilters {
  readonly #written: WrittenFilter[] = [];

  get(key: number): Filter | undefined {
    return this.#written[key]?.filter;
  }

  /** The key of what is written so; parsed when it is new. There are few, so they are simply gone through. */
  keyOf(name: keyof FilterParams, texts: readonly unknown[], parse: (text: string) => Filter): number {
    for (let key = 0; key < this.#written.length; key++) {
      const other = this.#written[key] as WrittenFilter;
      if (other.name === name && areEqual(other.texts, texts)) return key;
    }
    const filters = texts.map((text) => {
      if (typeof text === 'string') return parse(text);
      throw new SearchRequestError(`${name}: expected strings, or lists of strings`);
    });
    return this.#written.push({ name, texts, filter: anyOf(filters) }) - 1;
  }
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/**
 * The keys of filters that must all hold; a disjunctive facet's values are one of them. What is not yet among the
 * known ones is added there.
 */
export function toFilters(params: FilterParams, known: KeyedFilters): number[] {
  const keys: number[] = [];
  addNested(keys, 'facetFilters', params.facetFilters, facetFilter, known);
  addNested(keys, 'numericFilters', params.numericFilters, priceFilter, known);
  const text = params.filters?.trim() ?? '';
  if (text !== '') keys.push(known.keyOf('filters', [text], parseFilterText));
  return keys;
}

/** Limit on filters, as each may be evaluated for every product. */
const mostFilters = 300;

/** A list is an AND, a list inside it an OR; a string is one filter or the JSON of a list. */
function addNested(
  keys: number[],
  name: keyof FilterParams,
  given: unknown,
  parse: (text: string) => Filter,
  known: KeyedFilters,
): void {
  let count = 0;
  for (const entry of listOf(name, given)) {
    const texts: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
    count += texts.length;
    if (count > mostFilters) throw new SearchRequestError(`${name}: at most ${mostFilters}`);
    if (texts.length > 0) keys.push(known.keyOf(name, texts, parse));
  }
}

function anyOf(filters: readonly Filter[]): Filter {
  const [only, ...others] = filters;
  return only && others.length === 0 ? only : { kind: 'any', filters };
}

const nothing: readonly unknown[] = [];

function listOf(name: string, given: unknown): readonly unknown[] {
  if (given === undefined || given === null || given === '') return nothing;
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
