import { calendarDay } from '@praxora/rules/shared/dates';

/** The month that figures are about, by the practice's clock: "November". */
export const monthName = (language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${calendarDay(new Date())}T00:00:00Z`),
  );
