// Times of day as the practice reads them.
import { calendarDay, timeZone } from '@praxora/rules/shared/dates';
import { formatDateTime } from '../../lib/format.ts';
import { currentLanguage, localeOf } from '../../lib/i18n.ts';

export const timeOf = (moment: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment));

/** Of another day with its day. */
export const formatMoment = (moment: string): string =>
  calendarDay(new Date(moment)) === calendarDay(new Date()) ? timeOf(moment) : formatDateTime(moment);
