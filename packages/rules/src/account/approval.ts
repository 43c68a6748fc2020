// The value of an order against a clinic's spending limits, and why it has to wait for an approver.

export interface SpendingLimit {
  /** For one order. */
  readonly spendingLimitCents: number;
  /** For all orders of one buyer in a calendar month; null: there is no such limit. */
  readonly monthLimitCents: number | null;
  /** Whether the one who orders decides themselves: an approver, or the substitute of one today. */
  readonly isApprover: boolean;
}

export interface OrderValues {
  /** The amount paid. */
  readonly netCents: number;
  /** See `vendorsNetCents` of agreed-price.ts. */
  readonly vendorsNetCents: number;
}

/** The limit that an order exceeds: that of one order, or that of the buyer's month. */
export type ApprovalReason = 'order' | 'month';

/** The larger of the two counts, so that no agreement, however cheap, takes an order below the limit. */
export const valueAgainstLimit = ({ netCents, vendorsNetCents }: OrderValues): number =>
  Math.max(netCents, vendorsNetCents);

/**
 * Null: the order waits for nobody. Exactly a limit passes. `monthCents` is the value of the orders that the buyer has placed in
 * the calendar month, without rejected and cancelled ones, but with those that wait: splitting an order does not help.
 * No limit: the practice is not known to the approval service.
 */
export function approvalReason(
  limit: SpendingLimit | null,
  order: OrderValues,
  monthCents: number,
): ApprovalReason | null {
  if (limit === null || limit.isApprover) return null;
  const value = valueAgainstLimit(order);
  if (value > limit.spendingLimitCents) return 'order';
  if (limit.monthLimitCents !== null && monthCents + value > limit.monthLimitCents) return 'month';
  return null;
}

/** The reasons of several orders, of which those that wait for nobody are placed first and count for the month of the others. */
export function approvalReasons(
  limit: SpendingLimit | null,
  orders: readonly OrderValues[],
  monthCents: number,
): (ApprovalReason | null)[] {
  let sentCents = monthCents;
  return orders.map((order) => {
    const reason = approvalReason(limit, order, sentCents);
    if (reason === null) sentCents += valueAgainstLimit(order);
    return reason;
  });
}
