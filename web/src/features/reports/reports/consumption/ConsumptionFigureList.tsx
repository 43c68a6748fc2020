import type { ConsumptionFigures } from '@praxora/contract/reports/stock-reports';
import { daysBetween } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { countChange, percentChange } from '../parts/change.ts';
import { Figures, type ReportFigure } from '../parts/Figures.tsx';
import type { ConsumptionReport } from './consumption-report.ts';

const daysOfWeek = 7;

/** Null: without a beginning there is no average. */
function perWeek({ from, to }: ConsumptionReport['span'], cents: number): number | null {
  if (from === null) return null;
  const today = calendarDay(new Date());
  const days = daysBetween(from, to !== null && to < today ? to : today) + 1;
  return days < daysOfWeek ? null : Math.round((cents / days) * daysOfWeek);
}

export function ConsumptionFigureList({ answer }: { answer: ConsumptionReport | undefined }) {
  const { t } = useTranslation('reports');
  return <Figures label={t('figures')} figures={answer && figuresOf(answer.totals, answer)} />;

  function figuresOf(
    now: ConsumptionFigures,
    { totalsBefore: before, span }: ConsumptionReport,
  ): ReportFigure[] {
    const week = perWeek(span, now.valueCents);
    return [
      {
        key: 'value',
        label: t('consumption.value'),
        value: formatMoney(now.valueCents),
        change: before && percentChange(now.valueCents, before.valueCents),
      },
      {
        key: 'articles',
        label: t('consumption.articles'),
        value: formatNumber(now.articles, 0),
        change: before && countChange(now.articles, before.articles),
      },
      { key: 'week', label: t('consumption.perWeek'), value: week === null ? '–' : formatMoney(week) },
      {
        key: 'unpriced',
        label: t('consumption.unpriced'),
        value: formatNumber(now.unpricedArticles, 0),
        ...(now.unpricedArticles > 0 ? { tone: 'warn' as const, note: t('consumption.unpricedNote') } : {}),
      },
    ];
  }
}
