// How long stock lasts at the rate it is used.
import { addWorkingDays } from '../shared/calendar.ts';

const workingDaysPerWeek = 5;

/** Used per working day; null when nothing is used, or nothing is known. */
export const usedPerWorkingDay = (perWeek: number | null): number | null =>
  perWeek !== null && perWeek > 0 ? perWeek / workingDaysPerWeek : null;

const tooFarAway = 5 * 261;

/** The last working day the stock suffices for; null where it is not used, or for years. */
export function lastsUntil(stock: number, perDay: number | null, today: string): string | null {
  if (perDay === null || perDay <= 0) return null;
  const days = Math.floor(stock / perDay);
  return days > tooFarAway ? null : addWorkingDays(today, days);
}
