// Chart of inputs above zero and removals below; a click on a day or month shows only that.
import { calendarDay } from '@praxora/rules/shared/dates';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../../lib/format.ts';
import { BarChart } from '../../../../ui/charts/BarChart.tsx';
import { ChartPanel } from '../parts/ChartPanel.tsx';
import { useSeriesBars } from '../parts/useSeriesBars.ts';
import type { ChangeView } from '../useReportView.ts';
import { withToggled } from '../view.ts';
import type { MovementReport } from './movement-report.ts';

export const inputColour = 'var(--px-primary)';
export const removalColour = 'var(--px-hid-mark)';

interface MovementChartProps {
  answer: MovementReport | undefined;
  onChange: ChangeView;
}

export function MovementChart({ answer, onChange }: MovementChartProps) {
  const { t } = useTranslation('reports');
  const bars = useSeriesBars();
  const { step = 'day', points = [] } = answer?.series ?? {};
  const today = calendarDay(new Date());
  const parts = [
    { name: t('type.input'), colour: inputColour },
    { name: t('type.removal'), colour: removalColour, isBelow: true },
  ];
  return (
    <ChartPanel
      title={step === 'day' ? t('movements.byDay') : t('movements.byMonth')}
      isWaiting={!answer}
      empty={
        points.every(({ inputCents, removalCents }) => inputCents === 0 && removalCents === 0)
          ? t('nothing.chart')
          : undefined
      }
      legend={[
        {
          key: 'input',
          name: t('type.input'),
          colour: inputColour,
          onChoose: () => onChange(withToggled('types', 'input')),
        },
        {
          key: 'removal',
          name: t('type.removal'),
          colour: removalColour,
          onChoose: () => onChange(withToggled('types', 'removal')),
        },
      ]}
      note={t('movements.moves')}
    >
      <BarChart
        label={t('movements.chart')}
        cursorLabel={t('chart.cursor')}
        heading={step === 'day' ? t('chart.day') : t('chart.month')}
        parts={parts}
        bars={points.map(({ start, inputCents, removalCents }) => ({
          ...bars.nameOf(start, step),
          values: [inputCents, Math.abs(removalCents)],
          isNow: true,
          isMarked: start === today,
        }))}
        formatValue={formatMoney}
        formatTick={bars.formatTick}
        widest={30}
        onChoose={(start) => answer && onChange(bars.daysOf(start, step, answer.span))}
      />
    </ChartPanel>
  );
}
