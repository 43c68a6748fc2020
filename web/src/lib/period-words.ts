// Days and spans of days as a sentence says them: "1 June – 17 November 2026", "31 December 2025". Pure.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { DateLanguage } from '@praxora/rules/shared/dates';

const locales = { en: 'en-GB', de: 'de-DE' } as const;
const forms = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayWithYear: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Form = keyof typeof forms;

const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const formatOf = (language: DateLanguage, form: Form) =>
  new Intl.DateTimeFormat(locales[language], { ...forms[form], timeZone: 'UTC' });

/** A day without a time, as the calendar has it. */
export const dayWords = (day: string, language: DateLanguage, form: Form = 'long'): string =>
  formatOf(language, form).format(momentOf(day));

interface OpenEnds {
  readonly since: (day: string) => string;
  readonly until: (day: string) => string;
  readonly all: string;
}

/** The year and month stand once where both ends have the same. */
export function spanWords(
  { from, to }: DaySpan,
  language: DateLanguage,
  { since, until, all }: OpenEnds,
  form: Form = 'long',
): string {
  if (from === null) return to === null ? all : until(dayWords(to, language, form));
  if (to === null) return since(dayWords(from, language, form));
  return formatOf(language, form).formatRange(momentOf(from), momentOf(to));
}
