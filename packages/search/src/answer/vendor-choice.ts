// The vendors a request is narrowed to: where somebody chose some, only their prices are shown and compared.
import type { Filter } from '../filter/filter.ts';
import { KeyedFilters, toFilters } from '../filter/filters.ts';
import type { CatalogValues } from '../index/catalog-values.ts';
import { narrowedTo, type OfferView } from '../index/offers.ts';
import { SearchRequestError } from '../request-error.ts';
import type { CheckedRequest, SearchRequest } from './request.ts';

/** Undefined: all. Of several choices that must all hold, what is in each of them. */
function chosenVendors(filters: readonly Filter[]): ReadonlySet<string> | undefined {
  let vendors: ReadonlySet<string> | undefined;
  for (const filter of filters) {
    const names = filter.kind === 'all' ? chosenVendors(filter.filters) : namesIn(filter);
    if (names) vendors = vendors ? new Set([...vendors].filter((name) => names.has(name))) : names;
  }
  return vendors;
}

/** The names of a filter that is nothing but a choice of vendors. */
function namesIn(filter: Filter): ReadonlySet<string> | undefined {
  if (filter.kind === 'facet' && filter.facet === 'lieferanten') return new Set([filter.value]);
  if (filter.kind !== 'any') return undefined;
  const names = new Set<string>();
  for (const choice of filter.filters) {
    const some = namesIn(choice);
    if (!some) return undefined;
    for (const name of some) names.add(name);
  }
  return names;
}

/**
 * Prices that count for each request: those of the vendors asked for, where there are some. The same choice gives the
 * same view.
 */
export class PricedViews {
  readonly #view: OfferView;
  readonly #values: CatalogValues;
  readonly #filters: KeyedFilters;
  readonly #known = new Map<string, OfferView>();

  constructor(view: OfferView, values: CatalogValues, filters: KeyedFilters) {
    this.#view = view;
    this.#values = values;
    this.#filters = filters;
  }

  of({ filters }: CheckedRequest): OfferView {
    if (filters.length === 0) return this.#view;
    const vendors = chosenVendors(filters.flatMap((key) => this.#filters.get(key) ?? []));
    if (!vendors) return this.#view;
    const key = JSON.stringify([...vendors].sort());
    let view = this.#known.get(key);
    if (!view) {
      view = narrowedTo(this.#view, vendors, this.#values);
      this.#known.set(key, view);
    }
    return view;
  }
}

/** Vendors chosen in a request as received; undefined for an invalid request, which is refused elsewhere. */
export function requestedVendors(request: SearchRequest): ReadonlySet<string> | undefined {
  const known = new KeyedFilters();
  const { facetFilters, filters } = request;
  try {
    const keys = toFilters({ facetFilters, filters: typeof filters === 'string' ? filters : '' }, known);
    return chosenVendors(keys.flatMap((key) => known.get(key) ?? []));
  } catch (error) {
    if (error instanceof SearchRequestError) return undefined;
    throw error;
  }
}
