// First expired, first out: which stock entries an amount is taken from. Goods that somebody wants used first go before.

export interface Lot {
  readonly id: number;
  readonly balance: number;
  /** Null: does not expire. */
  readonly expirationDate: string | null;
  readonly receivedOn: string;
  readonly isUsedFirst?: boolean;
}

/** Goods to be used first; then the earliest expiry; then the earliest received. */
function byTurn(a: Lot, b: Lot): number {
  if (a.isUsedFirst !== b.isUsedFirst && (a.isUsedFirst || b.isUsedFirst)) return a.isUsedFirst ? -1 : 1;
  if (a.expirationDate !== b.expirationDate) {
    if (a.expirationDate === null) return 1;
    if (b.expirationDate === null) return -1;
    return a.expirationDate < b.expirationDate ? -1 : 1;
  }
  if (a.receivedOn !== b.receivedOn) return a.receivedOn < b.receivedOn ? -1 : 1;
  return a.id - b.id;
}

export interface Withdrawal {
  readonly id: number;
  readonly amount: number;
}

/** Null where there is not enough: nothing is taken then. */
export function takeFirstExpired(lots: readonly Lot[], amount: number): Withdrawal[] | null {
  const withdrawals: Withdrawal[] = [];
  let left = amount;
  for (const { id, balance } of lots.toSorted(byTurn)) {
    if (left === 0) break;
    if (balance <= 0) continue;
    const part = Math.min(balance, left);
    withdrawals.push({ id, amount: part });
    left -= part;
  }
  return left === 0 ? withdrawals : null;
}
