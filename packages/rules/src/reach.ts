// How long stock lasts at the rate it was used.
import { addWorkingDays } from './calendar.ts';

/** Working days in the period the rate is taken from: 90 calendar days. */
const workingDaysLooked = 64;

/** Used per working day; null when nothing was used. */
export function usedPerWorkingDay(usedIn90Days: number): number | null {
  return usedIn90Days > 0 ? usedIn90Days / workingDaysLooked : null;
}

const tooFarAway = 5 * 261;

/** The last working day the stock suffices for; null where it is not used, or for years. */
export function lastsUntil(stock: number, perDay: number | null, today: string): string | null {
  if (perDay === null || perDay <= 0) return null;
  const days = Math.floor(stock / perDay);
  return days > tooFarAway ? null : addWorkingDays(today, days);
}
