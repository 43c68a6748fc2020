// SQL of what stock is worth, for other repositories.

/**
 * Value of an amount of a stock entry `e` in net cents, not rounded yet: an article's value is the sum of its entries',
 * rounded once. Nothing where no price was recorded.
 */
export const entryValue = (amount = 'e.balance'): string =>
  `(${amount})::numeric * e.order_unit_price_cents / e.units_per_order_unit`;

/**
 * Whether no price is known of a stock entry `e`. A recorded price of 0 is known. Values leave such stock out: the two figures
 * over entries below say so wherever a value is told.
 */
export const isUnpriced = 'e.order_unit_price_cents is null';

/** Over entries: of none of them a price is known. Null where there are none. */
export const isValueUnknown = `bool_and(${isUnpriced})`;

/** Over entries: articles of which some stock has no known price. */
export const unpricedArticles = `(count(distinct e.article_id) filter (where ${isUnpriced}))::integer`;
