// Months of a chart in the user's language.
import { toLocale, useLanguage } from '../../../lib/i18n.ts';

const forms = {
  narrow: { month: 'narrow' },
  short: { month: 'short' },
  shortWithYear: { month: 'short', year: '2-digit' },
  name: { month: 'long' },
  long: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Name of a month such as 2026-11; empty if the text is no month. */
export function useMonthName(): (month: string, form: keyof typeof forms) => string {
  const locale = toLocale(useLanguage());
  return (month, form) => {
    const day = new Date(`${month}-01T00:00:00Z`);
    return Number.isNaN(day.getTime())
      ? ''
      : new Intl.DateTimeFormat(locale, { ...forms[form], timeZone: 'UTC' }).format(day);
  };
}
