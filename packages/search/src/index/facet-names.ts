// The facets of the products index, by the names the protocol uses.

export const facetNames = [
  'lieferanten',
  'hersteller',
  'groesse',
  'hierarchicalCategories.lvl0',
  'hierarchicalCategories.lvl1',
] as const;

export type FacetName = (typeof facetNames)[number];

export const isFacetName = (name: string): name is FacetName =>
  (facetNames as readonly string[]).includes(name);
