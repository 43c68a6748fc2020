// Order value by month or day, each bar a pile of vendors. A click on a vendor's part filters by it, beside it by the days.
import { useTranslation } from 'react-i18next';
import { vendorColours } from '../../../../domain/vendors/index.ts';
import { formatMoney } from '../../../../lib/format.ts';
import { BarChart } from '../../../../ui/charts/BarChart.tsx';
import { ChartPanel } from '../parts/ChartPanel.tsx';
import { useSeriesBars } from '../parts/useSeriesBars.ts';
import type { ChangeView } from '../useReportView.ts';
import { type ReportView, withToggled } from '../view.ts';
import type { VendorReport } from './vendor-report.ts';

interface VendorChartProps {
  answer: VendorReport | undefined;
  view: ReportView;
  onChange: ChangeView;
}

export function VendorChart({ answer, view, onChange }: VendorChartProps) {
  const { t } = useTranslation('reports');
  const bars = useSeriesBars();
  const { vendors = [], others = [], starts = [], step = 'month' } = answer?.series ?? {};
  const colours = vendorColours(vendors.map(({ hue }) => hue));
  const hasOthers = others.some((cents) => cents !== 0);
  const parts = [
    ...vendors.map(({ name }, index) => ({ name, colour: colours[index] ?? '' })),
    ...(hasOthers ? [{ name: t('vendor.others'), colour: 'var(--px-line-strong)' }] : []),
  ];
  const toggle = (id: number) => onChange(withToggled('vendorIds', String(id)));
  return (
    <ChartPanel
      title={step === 'day' ? t('vendor.byDay') : t('vendor.byMonth')}
      isWaiting={!answer}
      empty={parts.length === 0 ? t('nothing.chart') : undefined}
      legend={parts.map(({ name, colour }, index) => {
        const vendor = vendors[index];
        return {
          key: String(vendor?.id ?? 'others'),
          name,
          colour,
          onChoose: vendor && (() => toggle(vendor.id)),
          isChosen: vendor !== undefined && (view.filters.vendorIds ?? []).includes(String(vendor.id)),
        };
      })}
    >
      <BarChart
        label={t('vendor.chart')}
        cursorLabel={t('chart.cursor')}
        heading={step === 'day' ? t('chart.day') : t('chart.month')}
        parts={parts}
        bars={starts.map((start, index) => ({
          ...bars.nameOf(start, step),
          values: [...vendors.map(({ cents }) => cents[index] ?? 0), others[index] ?? 0],
          isNow: true,
        }))}
        formatValue={formatMoney}
        formatTick={bars.formatTick}
        widest={56}
        onChoose={(start, part) => {
          const vendor = part === null ? undefined : vendors[part];
          if (vendor) toggle(vendor.id);
          else if (answer) onChange(bars.daysOf(start, step, answer.span));
        }}
      />
    </ChartPanel>
  );
}
