// What the consumption chart tells beside the months. Pure.
import { addDays, addMonths, isWorkingDay } from '@praxora/rules/calendar';

export interface Month {
  readonly month: string;
  readonly used: number;
}

/** Of the months that are over, from the first in which anything was used. */
export function averageOf(months: readonly Month[]): number | null {
  const past = months.slice(0, -1);
  const first = past.findIndex(({ used }) => used > 0);
  if (first === -1) return null;
  const counted = past.slice(first);
  return Math.round(counted.reduce((sum, { used }) => sum + used, 0) / counted.length);
}

/** What the rest of the month will use at the present rate. */
export function restOfMonth(today: string, usedPerDay: number | null): number {
  if (usedPerDay === null) return 0;
  const end = addMonths(`${today.slice(0, 7)}-01`, 1);
  let days = 0;
  for (let day = addDays(today, 1); day < end; day = addDays(day, 1)) if (isWorkingDay(day)) days += 1;
  return Math.round(days * usedPerDay);
}
