import type { MovementFigures } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { countChange, moneyChange, percentChange } from '../parts/change.ts';
import { Figures, type ReportFigure } from '../parts/Figures.tsx';
import { inputColour, removalColour } from './MovementChart.tsx';

interface MovementFigureListProps {
  totals: MovementFigures | undefined;
  before: MovementFigures | null;
}

export function MovementFigureList({ totals, before }: MovementFigureListProps) {
  const { t } = useTranslation('reports');
  return <Figures label={t('figures')} figures={totals && figuresOf(totals)} />;

  function figuresOf(now: MovementFigures): ReportFigure[] {
    return [
      {
        key: 'input',
        label: t('type.input'),
        colour: inputColour,
        value: formatMoney(now.inputCents),
        change: before && percentChange(now.inputCents, before.inputCents),
      },
      {
        key: 'removal',
        label: t('type.removal'),
        colour: removalColour,
        value: formatMoney(Math.abs(now.removalCents)),
        change: before && percentChange(Math.abs(now.removalCents), Math.abs(before.removalCents)),
      },
      {
        key: 'correction',
        label: t('movements.corrections'),
        value: signedMoney(now.correctionCents),
        change: before && moneyChange(now.correctionCents, before.correctionCents),
      },
      {
        key: 'movements',
        label: t('movements.count'),
        value: formatNumber(now.movements, 0),
        change: before && countChange(now.movements, before.movements),
        note:
          now.unpriced > 0
            ? t('movements.unpriced', { count: now.unpriced, number: formatNumber(now.unpriced, 0) })
            : undefined,
      },
    ];
  }
}
