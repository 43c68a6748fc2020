// The value of an order against a clinic's spending limit, and whether it has to wait for an approver.

export interface SpendingLimit {
  readonly spendingLimitCents: number;
  /** Whether the one who orders decides themselves. */
  readonly isApprover: boolean;
}

export interface OrderValues {
  /** The amount paid. */
  readonly netCents: number;
  /** See `vendorsNetCents` of agreed-price.ts. */
  readonly vendorsNetCents: number;
}

/** The larger of the two counts, so that no agreement, however cheap, takes an order below the limit. */
export const valueAgainstLimit = ({ netCents, vendorsNetCents }: OrderValues): number =>
  Math.max(netCents, vendorsNetCents);

/** Exactly the limit passes. No limit: the practice is not known to the approval service. */
export const needsApproval = (limit: SpendingLimit | null, order: OrderValues): boolean =>
  limit !== null && !limit.isApprover && valueAgainstLimit(order) > limit.spendingLimitCents;
