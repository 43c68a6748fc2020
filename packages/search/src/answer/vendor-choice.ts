// The vendors a request is narrowed to: where somebody chose some, only their prices are shown and compared.

import type { Filter } from '../filter/filter.ts';
import { filtersOf, KeyedFilters } from '../filter/filters.ts';
import { SearchRequestError } from '../request-error.ts';
import type { SearchRequest } from './request.ts';

/** Undefined: all. Of several choices that must all hold, what is in each of them. */
export function chosenVendors(filters: readonly Filter[]): ReadonlySet<string> | undefined {
  let vendors: ReadonlySet<string> | undefined;
  for (const filter of filters) {
    const names = filter.kind === 'all' ? chosenVendors(filter.filters) : namesIn(filter);
    if (names) vendors = vendors ? new Set([...vendors].filter((name) => names.has(name))) : names;
  }
  return vendors;
}

/** The names of a filter that is nothing but a choice of vendors. */
function namesIn(filter: Filter): ReadonlySet<string> | undefined {
  const choices = filter.kind === 'any' ? filter.filters : [filter];
  const names = new Set<string>();
  for (const choice of choices) {
    if (choice.kind !== 'facet' || choice.facet !== 'lieferanten') return undefined;
    names.add(choice.value);
  }
  return names;
}

/** Of a request as it came in; one that is wrong is narrowed to nothing, and refused elsewhere. */
export function vendorsAskedFor(request: SearchRequest): ReadonlySet<string> | undefined {
  const known = new KeyedFilters();
  const { facetFilters, filters } = request;
  try {
    const keys = filtersOf({ facetFilters, filters: typeof filters === 'string' ? filters : '' }, known);
    return chosenVendors(keys.flatMap((key) => known.get(key) ?? []));
  } catch (error) {
    if (error instanceof SearchRequestError) return undefined;
    throw error;
  }
}
