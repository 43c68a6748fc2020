/** Index names, fixed by configuration on a real provider too. */
export const searchIndexes = {
  products: 'products',
  productsByPrice: 'products_price_asc',
  /** Sorted by the price of one piece. */
  productsByUnitPrice: 'products_unit_price_asc',
  suggestions: 'query_suggestions',
} as const;

/** Indexes of products in their different sort orders. */
export const productIndexes: readonly string[] = [
  searchIndexes.products,
  searchIndexes.productsByPrice,
  searchIndexes.productsByUnitPrice,
];
