// The movements under the days they happened, each day with the sums of all its movements.
import type { MovementRow } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import type { ReportPages } from '../reports.queries.ts';
import type { TableGroup } from '../table/table-group.ts';
import type { ReportView } from '../view.ts';
import { byDay } from './by-day.ts';
import { MovementSums } from './MovementSums.tsx';
import type { MovementReport } from './movement-report.ts';

/** Undefined: in another order than by time there are no days. */
export function useDays(
  { items, pages }: ReportPages<MovementReport>,
  view: ReportView,
): readonly TableGroup<MovementRow>[] | undefined {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  if (pages.length === 0 || view.sort !== 'time') return undefined;
  const figures = new Map(pages.flatMap(({ days }) => days).map((day) => [day.day, day]));
  return byDay(items).map(({ day, rows }) => {
    const whole = figures.get(day);
    const number = formatNumber(rows.length, 0);
    const total = whole?.movements ?? rows.length;
    return {
      key: `d:${day}`,
      name: dayWords(day, language, 'weekdayWithYear'),
      query: null,
      note:
        total > rows.length
          ? t('movements.someOf', { number, total: formatNumber(total, 0) })
          : t('count.movements', { count: rows.length, number }),
      figures: whole && <MovementSums figures={whole} />,
      isOpen: null,
      rows,
      more: 0,
      onMore: () => {},
    };
  });
}
