// Days of the demo inventory, as `2027-01-31`.
import { addDays, addMonths, isWorkingDay, monthOf } from '@praxora/rules/calendar';

/** The day itself, or the working day before it. */
export function workingDayUpTo(day: string): string {
  let found = day;
  while (!isWorkingDay(found)) found = addDays(found, -1);
  return found;
}

/** The last of the month that many months later: that is how packs state their expiry. */
export const monthEnd = (day: string, months: number): string =>
  addDays(addMonths(monthOf(day), months + 1), -1);

const monthLetters = 'ABCDEFGHJKMN';

/** `26K114`: year, month, number. */
export const batchOf = (day: string, number: number): string =>
  `${day.slice(2, 4)}${monthLetters[Number(day.slice(5, 7)) - 1]}${number}`;
