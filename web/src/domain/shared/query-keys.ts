// Under which keys products are known, for whoever makes them outdated.

/** Every product's page. */
export const productsKey = ['catalog', 'product'] as const;
export const productKey = (productId: number) => [...productsKey, productId] as const;
/** Every list of search results. */
export const resultsKey = ['search', 'products'] as const;
