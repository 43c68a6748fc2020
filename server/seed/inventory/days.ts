// Days of the demo inventory, as `2027-01-31`.
import { addDays, addMonths, isWorkingDay, startOfMonth, startOfWeek } from '@praxora/rules/shared/calendar';

/** Two weeks in August and the one between the years the practice is closed. */
function isHoliday(day: string): boolean {
  const week = startOfWeek(day);
  const summer = startOfWeek(`${day.slice(0, 4)}-08-12`);
  return week === summer || week === addDays(summer, 7) || week === startOfWeek(`${day.slice(0, 4)}-12-28`);
}

/** Cache: the same few hundred days are queried for every article. */
const practiceDays = new Map<string, boolean>();

/** True if the practice is open, so that goods are used and parcels opened. */
export function isPracticeDay(day: string): boolean {
  const isOpen = practiceDays.get(day) ?? (isWorkingDay(day) && !isHoliday(day));
  practiceDays.set(day, isOpen);
  return isOpen;
}

/** The day itself, or the working day before it. */
export function workingDayUpTo(day: string): string {
  let found = day;
  while (!isPracticeDay(found)) found = addDays(found, -1);
  return found;
}

/** The so-manieth day after it on which the practice is open. */
export function practiceDayAfter(day: string, days: number): string {
  let found = day;
  for (let left = days; left > 0; ) {
    found = addDays(found, 1);
    if (isPracticeDay(found)) left -= 1;
  }
  return found;
}

/** The last of the month that many months later: that is how packs state their expiry. */
export const monthEnd = (day: string, months: number): string =>
  addDays(addMonths(startOfMonth(day), months + 1), -1);

const monthLetters = 'ABCDEFGHJKMN';

/** `26K114`: year, month, number. */
export const writeBatchNumber = (day: string, number: number): string =>
  `${day.slice(2, 4)}${monthLetters[Number(day.slice(5, 7)) - 1]}${number}`;
