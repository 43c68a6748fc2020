// Times of day as the practice reads them.
import { calendarDay, timeZone } from '@praxora/rules/shared/dates';
import { formatDateTime } from '../../lib/format.ts';
import { currentLanguage, toLocale } from '../../lib/i18n.ts';

export const timeText = (moment: string): string =>
  new Intl.DateTimeFormat(toLocale(currentLanguage()), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment));

/** Time of day; with the date if it is not today. */
export const formatMoment = (moment: string): string =>
  calendarDay(new Date(moment)) === calendarDay(new Date()) ? timeText(moment) : formatDateTime(moment);
