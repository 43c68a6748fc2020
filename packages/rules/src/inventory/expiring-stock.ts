// Stock that will expire before it is used, when the first to expire is used first.
import { addMonths, workingDaysBetween } from '../shared/calendar.ts';
import { isExpired } from './expiry.ts';

export interface ExpiringLot {
  readonly balance: number;
  /** Null: does not expire. */
  readonly expirationDate: string | null;
}

/** Forecast horizon in months: use cannot be predicted for years. */
const monthsAhead = 12;
const workingDaysPerWeek = 5;

export interface PartAtRisk<Lot> {
  readonly lot: Lot;
  readonly amount: number;
}

/**
 * Whole units, rounded down: half a tube is not lost. What expired already is another matter, and is used no more. Rounding
 * is in favour of use, so that nothing is named that may just be used up.
 */
export function lostToExpiry<Lot extends ExpiringLot>(
  lots: readonly Lot[],
  perWeek: number,
  today: string,
): PartAtRisk<Lot>[] {
  const horizon = addMonths(today, monthsAhead);
  const dated = lots
    .flatMap((lot) => {
      const { expirationDate: day, balance } = lot;
      return day === null || balance <= 0 || isExpired(day, today) ? [] : [{ lot, day }];
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const lost: PartAtRisk<Lot>[] = [];
  let used = 0;
  for (const { lot, day } of dated) {
    if (day > horizon) break;
    const possible = (workingDaysBetween(today, day) * perWeek) / workingDaysPerWeek - used;
    const part = Math.min(lot.balance, Math.max(0, possible));
    used += part;
    const amount = Math.floor(lot.balance - part + 1e-9);
    if (amount > 0) lost.push({ lot, amount });
  }
  return lost;
}
