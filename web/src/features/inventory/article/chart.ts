// The measures of the consumption chart. Pure.
import { addDays, addMonths, isWorkingDay } from '@praxora/rules/calendar';

export interface Month {
  readonly month: string;
  readonly used: number;
}

/** A round number above the greatest value, and the steps to it. */
export function scaleOf(greatest: number): { readonly top: number; readonly ticks: readonly number[] } {
  const raw = Math.max(greatest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power);
  const whole = Math.ceil(step);
  return { top: whole * 4, ticks: [0, 1, 2, 3, 4].map((index) => index * whole) };
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
