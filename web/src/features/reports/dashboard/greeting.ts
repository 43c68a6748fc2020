// How the day is greeted: by the clock and the calendar of the practice, wherever the device is.
import { timeZone, toDisplayIso } from '@praxora/rules/shared/dates';
import { type Language, toLocale } from '../../../lib/i18n.ts';

/** How people greet at this hour of the day: morning until noon, evening from six and through the night. */
export function timeOfDay(moment: Date): 'morning' | 'day' | 'evening' {
  const hour = Number(toDisplayIso(moment).slice(11, 13));
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}

/** Tuesday, 17 November 2026. */
export const longDate = (moment: Date, language: Language): string =>
  moment.toLocaleDateString(toLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  });
