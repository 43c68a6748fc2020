// Which orders and which of their lines count: given to a vendor, by the time they were placed.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import {
  type OrderState,
  orderStates,
  type ReportStatus,
  toReportStatus,
} from '@praxora/rules/shared/order-state';
import { Conditions, inCategories, type ReportCategories } from './conditions.ts';

export interface OrderConditions {
  readonly vendorIds?: readonly number[] | undefined;
  readonly addressIds?: readonly number[] | undefined;
  readonly statuses?: readonly ReportStatus[] | undefined;
  readonly articleIds?: readonly number[] | undefined;
  readonly productIds?: readonly number[] | undefined;
  readonly productName?: string | undefined;
  readonly categoryIds?: ReportCategories | undefined;
  readonly manufacturerIds?: readonly number[] | undefined;
  readonly costCenterIds?: readonly number[] | undefined;
}

/** Whether single lines are asked for: what belongs to whole orders, as shipping does, is not told then. */
export const looksAtLines = (wish: OrderConditions): boolean =>
  [
    wish.articleIds,
    wish.productIds,
    wish.productName,
    wish.categoryIds,
    wish.manufacturerIds,
    wish.costCenterIds,
  ].some((filter) => filter !== undefined);

const statesOf = (statuses: readonly ReportStatus[] | undefined): OrderState[] =>
  orderStates.filter((state) => {
    const status = toReportStatus(state);
    return status !== null && (statuses?.includes(status) ?? true);
  });

/** SQL conditions on an order `o` and, where order lines are queried, on its line `p`. */
export function orderConditions(wish: OrderConditions, span: DaySpan): Conditions {
  const conditions = new Conditions()
    .also('o.practice_id = $practice')
    .oneOf('o.state', statesOf(wish.statuses))
    .within('o.placed_at', span)
    .oneOf('o.vendor_id', wish.vendorIds)
    .oneOf('o.address_id', wish.addressIds)
    .oneOf('p.product_id', wish.productIds)
    .oneOf('p.cost_center_id', wish.costCenterIds);
  if (wish.articleIds !== undefined)
    conditions.also(
      `p.product_id in (select a.product_id from article a
        where a.practice_id = $practice and a.id = any(${conditions.add(wish.articleIds)}))`,
    );
  if (wish.productName !== undefined)
    conditions.also(`p.product_id is null and p.name_de = ${conditions.add(wish.productName)}`);
  if (wish.manufacturerIds !== undefined)
    conditions.also(
      `p.manufacturer in (select h.name from manufacturer h where h.id = any(${conditions.add(wish.manufacturerIds)}))`,
    );
  inCategories(conditions, 'p.product_id', wish.categoryIds);
  return conditions;
}
