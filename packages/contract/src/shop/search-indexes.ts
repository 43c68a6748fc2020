/** Index names, fixed by configuration on a real provider too. */
export const searchIndexes = {
  products: 'products',
  productsByPrice: 'products_price_asc',
  /** Of one piece. */
  productsByUnitPrice: 'products_unit_price_asc',
  suggestions: 'query_suggestions',
} as const;

/** Those that find products, in their different orders. */
export const productIndexes: readonly string[] = [
  searchIndexes.products,
  searchIndexes.productsByPrice,
  searchIndexes.productsByUnitPrice,
];
