// A row of the re-order list: what it orders, and how long what somebody changed on it holds.
import { type Expected, orderAmount, type StockNeed } from '../inventory/order-amount.ts';
import { type QuantityRule, soldQuantity } from '../vendors/pricing-hints.ts';

/** A quantity that somebody set on the row. */
export interface EditedQuantity {
  readonly quantity: number;
  /** Quantity already expected when it was chosen: orders made since then are deducted. */
  readonly beside: number;
}

export interface RowNeed {
  /** Null: it is not low, and on the list only because somebody put it there. */
  readonly need: StockNeed | null;
  readonly expected: Expected;
  /** Quantity put on the list by hand and not received yet; 0: none. */
  readonly put: number;
  readonly chosen: EditedQuantity | null;
}

const asSold = (offer: QuantityRule | null, quantity: number): number =>
  quantity <= 0 ? 0 : offer === null ? quantity : soldQuantity(offer, quantity);

/**
 * A quantity put on the list by hand is reduced by the expected quantity like every other need: the article of an empty
 * shelf may be on order already.
 */
export function rowAmount({ need, expected, put, chosen }: RowNeed, offer: QuantityRule | null): number {
  const comes = expected.onTheirWay + expected.inCarts;
  if (chosen) return asSold(offer, chosen.quantity - Math.max(0, comes - chosen.beside));
  const suggested = need ? orderAmount(need, expected, offer) : 0;
  return Math.max(suggested, asSold(offer, put - comes));
}

/**
 * Whether an order made from a list that said so much is needed still. More may be: what was used since stands on the list
 * afterwards. Less is not: somebody else ordered it, or wants less of it.
 */
export const isStillNeeded = (seen: number, row: RowNeed | null): boolean =>
  (row === null ? 0 : rowAmount(row, null)) >= seen;

export interface Snooze {
  /** The day it comes back. */
  readonly until: string | null;
  /** The stock it was snoozed at: it comes back below. */
  readonly atStock: number | null;
}

export function isSnoozed({ until, atStock }: Snooze, stock: number, today: string): boolean {
  return (until !== null && today < until) || (atStock !== null && stock >= atStock);
}
