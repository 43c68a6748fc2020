// Figures of the consumption chart besides the months. Pure.
import { addDays, addMonths, isWorkingDay } from '@praxora/rules/shared/calendar';

export interface Month {
  readonly month: string;
  readonly used: number;
}

const weeksPerMonth = 52 / 12;

/** The average that the article's figures tell, for a month: the page has one average. Null: nothing is used. */
export const monthlyAverage = (averagePerWeek: number | null): number | null =>
  averagePerWeek === null ? null : Math.max(1, Math.round(averagePerWeek * weeksPerMonth));

/** Expected consumption in the rest of the month at the present rate. */
export function restOfMonth(today: string, usedPerDay: number | null): number {
  if (usedPerDay === null) return 0;
  const end = addMonths(`${today.slice(0, 7)}-01`, 1);
  let days = 0;
  for (let day = addDays(today, 1); day < end; day = addDays(day, 1)) if (isWorkingDay(day)) days += 1;
  return Math.round(days * usedPerDay);
}
