// A value over time, one bar a day or month; a click on one shows only that.
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format.ts';
import { BarChart } from '../../../../ui/charts/BarChart.tsx';
import type { ChangeView } from '../useReportView.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { useSeriesBars } from './useSeriesBars.ts';

interface ValueChartProps {
  title: Readonly<Record<'day' | 'month', string>>;
  /** Text alternative of the chart, and the name of its only series. */
  label: string;
  part: string;
  answer:
    | {
        readonly span: DaySpan;
        readonly series: {
          readonly step: 'day' | 'month';
          readonly points: readonly { readonly start: string; readonly cents: number }[];
        };
      }
    | undefined;
  onChange: ChangeView;
}

export function ValueChart({ title, label, part, answer, onChange }: ValueChartProps) {
  const { t } = useTranslation('reports');
  const bars = useSeriesBars();
  const { step = 'month', points = [] } = answer?.series ?? {};
  return (
    <ChartPanel
      title={title[step]}
      isWaiting={!answer}
      empty={points.every(({ cents }) => cents === 0) ? t('nothing.chart') : undefined}
    >
      <BarChart
        label={label}
        cursorLabel={t('chart.cursor')}
        heading={step === 'day' ? t('chart.day') : t('chart.month')}
        parts={[{ name: part }]}
        bars={points.map(({ start, cents }) => ({
          ...bars.nameOf(start, step),
          values: [cents],
          isNow: true,
        }))}
        formatValue={formatMoney}
        formatTick={bars.formatTick}
        widest={44}
        onChoose={(start) => answer && onChange(bars.daysOf(start, step, answer.span))}
      />
    </ChartPanel>
  );
}
