// The two search helpers, one on the products index, one on the query suggestions. Fetched when first searched.
import { searchIndexes } from '@praxora/contract/shop/search-indexes';
import { facets } from '../../../lib/marketplace/product-hit.ts';
import { categoryFacets } from './facets.ts';
import { highlightTags } from './highlight.ts';
import { searchClient } from './search-client.ts';
import { createSearchHelper } from './search-helper.ts';

const tags = { highlightPreTag: highlightTags.before, highlightPostTag: highlightTags.after };

export const productsHelper = createSearchHelper(searchClient, searchIndexes.products, {
  ...tags,
  disjunctiveFacets: [facets.vendor, facets.manufacturer, categoryFacets.top, categoryFacets.sub],
  hitsPerPage: 40,
  maxValuesPerFacet: 50,
  replaceSynonymsInHighlight: false,
  clickAnalytics: true,
  getRankingInfo: true,
});

export const suggestionsHelper = createSearchHelper(searchClient, searchIndexes.suggestions, {
  ...tags,
  hitsPerPage: 4,
});
