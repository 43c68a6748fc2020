// Definition of "the last 12 months" (or 24) for every figure that uses the term.
import { addMonths, startOfMonth } from './calendar.ts';

const monthCount = 12;

/** The running month and the eleven before it: the first day of each, the oldest first. The day is the practice's. */
export function lastTwelveMonths(today: string): string[] {
  const first = firstOfTwelveMonths(today);
  return Array.from({ length: monthCount }, (_, index) => addMonths(first, index));
}

/** The day on which so many months begin, the running one being the last of them. */
export const firstOfLastMonths = (today: string, months: number): string =>
  addMonths(startOfMonth(today), 1 - months);

/** The day on which they begin. */
export const firstOfTwelveMonths = (today: string): string => firstOfLastMonths(today, monthCount);
