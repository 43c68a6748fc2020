// Days on which a practice can wish its goods: from today to one year on. One further off is a slip of the finger.
import { addMonths } from '../shared/calendar.ts';

/** The last day that can be wished for. */
export const lastRequestableDay = (today: string): string => addMonths(today, 12);

export const isRequestableDay = (day: string, today: string): boolean =>
  day >= today && day <= lastRequestableDay(today);
