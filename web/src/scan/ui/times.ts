// Times of day as the practice reads them.
import { timeZone } from '@praxora/rules/dates';
import { currentLanguage, localeOf } from '../../lib/i18n.ts';

export const timeOf = (moment: string): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage()), {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(moment));
