// The bars of a report's picture: what a day or a month is called, and the days a click on it stands for.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { formatNumber } from '../../../../lib/format.ts';
import { toLocale, useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { monthWithin } from '../groups.ts';
import type { ReportView } from '../view.ts';

type Step = 'day' | 'month';

/** The scale's figures: whole euros, the same above and below zero. */
const formatTick = (cents: number): string => `${formatNumber(Math.abs(cents) / 100, 0)} €`;

/** A day or a month of the picture as days of one's own. */
const daysOf = (
  start: string,
  step: Step,
  span: DaySpan,
): Pick<ReportView, 'preset' | 'from' | 'to' | 'open'> => ({
  preset: null,
  open: [],
  ...(step === 'day' ? { from: start, to: start } : monthWithin(start, span)),
});

export function useSeriesBars() {
  const language = useLanguage();
  const locale = toLocale(language);
  const written = (start: string, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }).format(new Date(`${start}T00:00:00Z`));
  return {
    formatTick,
    daysOf,
    nameOf: (start: string, step: Step) =>
      step === 'day'
        ? {
            key: start,
            name: written(start, { day: 'numeric', month: 'short' }),
            shortName: language === 'de' ? `${Number(start.slice(8))}.` : String(Number(start.slice(8))),
            title: dayWords(start, language, 'weekday'),
          }
        : {
            key: start,
            name: written(start, { month: 'short', year: '2-digit' }),
            shortName: written(start, { month: 'narrow' }),
            title: dayWords(start, language, 'month'),
          },
  };
}
