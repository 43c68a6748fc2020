// SQL of how an article is counted, and of what its stock and expiry mean, for other repositories.

/** Units of an article `a`: the rules of `@praxora/rules/shared/units` in SQL. */
export const countingUnitId = `case a.unit_to_count when 'ORDER_UNIT' then a.order_unit_id else a.consumption_unit_id end`;

export const unitsPerOrderUnit = `case a.unit_to_count when 'ORDER_UNIT' then 1 else a.consumption_unit_count end`;

/**
 * What of the stock of an article `a` may be used: the rule of `@praxora/rules/inventory/available-stock`. Blocked stock covers no
 * need: thresholds, re-order and every "at hand" go by this.
 */
export const availableStock = '(a.stock - a.blocked_stock)';

/** Whether a stock entry `e` may be used. */
export const isAvailable = 'e.block_reason is null';

/** Stock status of an article `a`: the rule of `@praxora/rules/inventory/stock-status`. */
export const stockStatusColumn = (stock: string): string => `
  case when not (a.use_inventory and a.notifications_enabled) then 'hidden'
       when ${stock} <= a.minimum_stock then 'minimumStock'
       when a.warning_stock > 0 and ${stock} <= a.warning_stock then 'reOrderPoint'
       else 'inStock' end`;

/** The rule of `@praxora/rules/inventory/expiry`; where its days stand in the statement. */
export const expiryBandColumn = (
  expiry: string,
  days: { readonly today: string; readonly inOneMonth: string; readonly inThreeMonths: string },
): string => `
  case when ${expiry} is null then 'none'
       when ${expiry} < ${days.today}::date then 'expired'
       when ${expiry} < ${days.inOneMonth}::date then 'under1Month'
       when ${expiry} < ${days.inThreeMonths}::date then 'under3Months'
       else 'over3Months' end`;
