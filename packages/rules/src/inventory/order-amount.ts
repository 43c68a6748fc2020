// How much of an article to order: the one rule behind every suggestion.
import { type QuantityRule, soldQuantity } from '../vendors/pricing-hints.ts';

export interface StockNeed {
  /** In the counting unit, as the thresholds. */
  readonly stock: number;
  /** 0 is a threshold: reached when nothing is left. */
  readonly minimumStock: number;
  /** The re-order point. 0: not set. */
  readonly warningStock: number;
  /** 0: not set. */
  readonly idealStock: number;
  readonly unitsPerOrderUnit: number;
}

/** Quantity already expected, in order units. */
export interface Expected {
  /** Quantity of open orders: ordered less received. */
  readonly onTheirWay: number;
  /** In the carts of all addresses, chosen or not. */
  readonly inCarts: number;
}

/** The stock an order brings the article to: without an ideal one so much that it leaves the list of what is low. */
export function targetStock({
  minimumStock,
  warningStock,
  idealStock,
}: Pick<StockNeed, 'minimumStock' | 'warningStock' | 'idealStock'>): number {
  if (idealStock > 0) return idealStock;
  return (warningStock > 0 ? warningStock : minimumStock) + 1;
}

/** Order units that neither lie in stock nor come anyway. */
export function neededOrderUnits(need: StockNeed, { onTheirWay, inCarts }: Expected): number {
  const missing = Math.ceil((targetStock(need) - need.stock) / need.unitsPerOrderUnit);
  return Math.max(0, missing - onTheirWay - inCarts);
}

/** As the offer sells it; nothing needed is nothing ordered. Without an offer what is needed is all that can be said. */
export function orderAmount(need: StockNeed, expected: Expected, offer: QuantityRule | null): number {
  const needed = neededOrderUnits(need, expected);
  return needed === 0 || offer === null ? needed : soldQuantity(offer, needed);
}

/** Outstanding quantity of an order position; never negative, as more than was ordered may have been received. */
export const outstanding = (quantity: number, received: number): number => Math.max(0, quantity - received);
