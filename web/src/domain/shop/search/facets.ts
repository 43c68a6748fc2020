// The facets of the products index by what they mean.
import type { facets } from '../../../lib/marketplace/product-hit.ts';

export type Facet = keyof typeof facets;

export const categoryFacets = {
  top: 'hierarchicalCategories.lvl0',
  sub: 'hierarchicalCategories.lvl1',
} as const;

/** Between a category and its sub-category in a facet value. */
export const categorySeparator = ' > ';

export type FacetName = (typeof facets)[Facet] | (typeof categoryFacets)[keyof typeof categoryFacets];

/** Chosen values by facet; several of one facet widen, several facets narrow. */
export type Refinements = Readonly<Partial<Record<FacetName, readonly string[]>>>;

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Most frequent first, then by name. */
export function toFacetValues(counts: Readonly<Record<string, number>> | undefined): FacetValue[] {
  return Object.entries(counts ?? {})
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'de'));
}
