// Days on which a practice can wish its goods: from today to one year on, and never on a Sunday. One further off is a slip of the finger.
import { addMonths, isSunday } from '../shared/calendar.ts';

/** The last day that can be wished for. */
export const lastRequestableDay = (today: string): string => addMonths(today, 12);

/** Why the goods cannot be wished for that day, by its code of the catalogue of errors; null: they can. */
export function requestedDayProblem(
  day: string,
  today: string,
): 'REQUESTED_DAY_OUT_OF_RANGE' | 'REQUESTED_DAY_SUNDAY' | null {
  if (day < today || day > lastRequestableDay(today)) return 'REQUESTED_DAY_OUT_OF_RANGE';
  return isSunday(day) ? 'REQUESTED_DAY_SUNDAY' : null;
}
