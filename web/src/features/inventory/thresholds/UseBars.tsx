// Use of the last weeks as bars: the running week darker, weeks left out as peaks paler, closed weeks shaded.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import type { Week } from './thresholds.queries.ts';

interface UseBarsProps {
  suggestion: ThresholdSuggestion;
  weeks: readonly Week[];
}

export function UseBars({ suggestion: { used, use }, weeks }: UseBarsProps) {
  const { t } = useTranslation('thresholds');
  const peaks = new Set(use.peaks.map(({ week }) => week));
  const placesOf = (test: (week: Week) => boolean) =>
    new Set(weeks.flatMap((week, index) => (test(week) ? [index] : [])));
  return (
    <Sparkline
      values={used}
      label={t('use.text', { amounts: used.map((amount) => formatNumber(amount, 0)).join(', ') })}
      step={4.5}
      pale={placesOf(({ week }) => peaks.has(week))}
      shaded={placesOf(({ isClosed }) => isClosed)}
    />
  );
}
