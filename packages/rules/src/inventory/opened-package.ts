// Shelf life after opening: an opened package has the earlier of its printed day and the days it keeps once it is open.
import { addDays } from '../shared/calendar.ts';

/** Most days that an article may be used after opening. */
export const mostDaysOpened = 3650;

/** A day of expiry is the last day of use: opened today and to be used within one day, it may be used until tomorrow. */
export function expiryOfOpened(printed: string | null, openedOn: string, days: number): string {
  const opened = addDays(openedOn, days);
  return printed !== null && printed < opened ? printed : opened;
}
