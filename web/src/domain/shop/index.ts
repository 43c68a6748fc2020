// Entry file of the shop domain: the only names screens and other domains may import.

export { assortmentQuery, useAssortmentCounts } from './assortment/queries.ts';
export { manufacturerText, unknownManufacturerId } from './catalog/manufacturer.ts';
export { ProductCard } from './catalog/ProductCard.tsx';
export { useWatch } from './catalog/useWatch.ts';
export { usePriceAlertText } from './price-alerts/usePriceAlertText.ts';
export type { Facet, FacetValue, Refinements } from './search/facets.ts';
export { categoryFacets, categorySeparator } from './search/facets.ts';
export type { SearchOrder } from './search/family.ts';
export { findFamily, findVariant, toPreferredVariant } from './search/family.ts';
export { Highlighted, YoursMark } from './search/HitMarks.tsx';
export { trackAddedToCart, trackProductClicked, trackPurchased } from './search/insights.ts';
export type { PriceRange } from './search/price-range.ts';
export { anyPrice, isLimited } from './search/price-range.ts';
export { markedTitle, otherMatchedNumber, piecePriceCents, productTitle } from './search/product-hit.ts';
export { intoResults, leadsIntoResults, resultsId } from './search/results-place.ts';
export type { Counts } from './search/search-helper.ts';
export type {
  PartialMatch,
  ProductResults,
  Suggestions,
} from './search/search-products.ts';
export { countCategories, countFlags, searchFacet, searchProducts } from './search/search-products.ts';
export { repeatWhenBusy, SearchBusy } from './search/search-requester.ts';
export { trackAddition } from './search/track-addition.ts';
export { findUsualSize, sizeIn } from './search/usual-size.ts';
export type { VariantAxes } from './search/variant-axes.ts';
export { variantAxes, variantWith } from './search/variant-axes.ts';
