import { useLanguage } from '../../../lib/i18n.ts';

/** `2026-11` as November 2026. */
export function useMonthName(): (month: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (month) => format.format(new Date(`${month}-15T00:00:00Z`));
}
