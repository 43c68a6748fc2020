// One filter: a facet's value, a comparison of the price, or a combination of filters.
import { type FacetName, facetNames, isFacetName } from '../index/facet-names.ts';
import { SearchRequestError } from '../request-error.ts';
import { type FlagName, isFlagName } from './flags.ts';

export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

export type Filter =
  | { readonly kind: 'facet'; readonly facet: FacetName; readonly value: string }
  | { readonly kind: 'flag'; readonly flag: FlagName; readonly value: boolean }
  /** In euros, as hits show it. */
  | { readonly kind: 'price'; readonly comparison: Comparison; readonly value: number }
  | { readonly kind: 'not'; readonly filter: Filter }
  | { readonly kind: 'all' | 'any'; readonly filters: readonly Filter[] };

/** "hersteller:3M"; a hyphen before the value excludes it, a backslash before the hyphen makes it part of the value. */
export function facetFilter(text: string): Filter {
  const colon = text.indexOf(':');
  if (colon < 0) throw new SearchRequestError(`facetFilters: "${text}" has no value; expected facet:value`);
  const facet = text.slice(0, colon).trim();
  const value = text.slice(colon + 1).trim();
  if (value.startsWith('-')) return { kind: 'not', filter: facetValue(facet, value.slice(1)) };
  return facetValue(facet, value.startsWith('\\-') ? value.slice(1) : value);
}

export function facetValue(facet: string, value: string): Filter {
  if (isFlagName(facet)) return flagFilter(facet, value);
  if (!isFacetName(facet)) {
    throw new SearchRequestError(`"${facet}" is no facet; there are ${facetNames.join(', ')}`);
  }
  return { kind: 'facet', facet, value };
}

function flagFilter(flag: FlagName, value: string): Filter {
  if (value === 'true' || value === 'false') return { kind: 'flag', flag, value: value === 'true' };
  throw new SearchRequestError(`"${flag}" is true or false, not "${value}"`);
}

export function priceComparison(attribute: string, comparison: Comparison, value: number): Filter {
  if (attribute !== 'preis') throw new SearchRequestError(`"${attribute}" is not numeric; only preis is`);
  return { kind: 'price', comparison, value };
}

export function priceRange(attribute: string, from: number, to: number): Filter {
  const filters = [priceComparison(attribute, '>=', from), priceComparison(attribute, '<=', to)];
  return { kind: 'all', filters };
}
