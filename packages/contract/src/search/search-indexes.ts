/** Index names, fixed by configuration on a real provider too. */
export const searchIndexes = {
  products: 'products',
  productsByPrice: 'products_price_asc',
  suggestions: 'query_suggestions',
} as const;
