// Entries that a removal takes before it is booked, by the same rule as the server; and which of them are expired.
// Pure.
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { isExpired } from '@praxora/rules/inventory/expiry';
import { takeFirstExpired } from '@praxora/rules/inventory/fefo';

/** Treatment of expired stock: used all the same, written off and replaced by good stock, or only written off. */
export type RemovalWay = 'use' | 'spare' | 'discard';

export interface Part {
  readonly entry: StockEntry;
  readonly amount: number;
  readonly isExpired: boolean;
}

/** First expired first; empty where there is not enough. */
export function splitRemoval(entries: readonly StockEntry[], amount: number, today: string): Part[] {
  const lots = entries.map((entry) => ({
    id: entry.stockId,
    balance: entry.amount,
    expirationDate: entry.expirationDate,
    receivedOn: entry.receivedOn,
    isUsedFirst: entry.isUsedFirst,
  }));
  return (takeFirstExpired(lots, amount) ?? []).flatMap(({ id, amount: part }) => {
    const entry = entries.find(({ stockId }) => stockId === id);
    return entry ? [{ entry, amount: part, isExpired: isExpired(entry.expirationDate, today) }] : [];
  });
}

export const expiredEntries = (entries: readonly StockEntry[], today: string): StockEntry[] =>
  entries.filter(({ expirationDate, amount }) => amount > 0 && isExpired(expirationDate, today));

export const usableEntries = (entries: readonly StockEntry[], today: string): StockEntry[] =>
  entries.filter(({ expirationDate }) => !isExpired(expirationDate, today));

export const sumAmounts = (entries: readonly { readonly amount: number }[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** Empty: nothing expired would be taken, and there is nothing to decide. The first is the better one. */
export function removalWays(
  entries: readonly StockEntry[],
  amount: number,
  today: string,
  isOneEntry: boolean,
): RemovalWay[] {
  if (!splitRemoval(entries, amount, today).some((part) => part.isExpired)) return [];
  const isEnough = !isOneEntry && sumAmounts(usableEntries(entries, today)) >= amount;
  return [isEnough ? 'spare' : 'discard', 'use'];
}
