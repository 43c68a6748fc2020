// Problems of the present thresholds so far: the article ran out, is overstocked, or will expire.
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import { IconAlertSquareFilled, IconArrowDown, IconHourglassLow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import marks from '../../../ui/marks/ToneMark.module.css';
import classes from './Thresholds.module.css';
import { useMonthName, useReason } from './useReason.ts';
import { isShown, lessOnShelf } from './view.ts';

export function Why({ suggestion }: { suggestion: ThresholdSuggestion }) {
  const { t } = useTranslation('thresholds');
  const { unitName } = useUnitTexts();
  const reason = useReason();
  const { expiring, unit } = suggestion;
  return (
    <div className="column gap-2 items-top">
      <p className="quiet fz-note m-0">
        {reason(suggestion)}
        {expiring !== null && (
          <>
            {' '}
            {t('why.expires', {
              count: expiring.amount,
              amount: formatNumber(expiring.amount, 0),
              of: formatNumber(expiring.of, 0),
              unit: unitName(unit, expiring.of),
              day: formatDate(expiring.expirationDate),
            })}
          </>
        )}
      </p>
      <CostMark suggestion={suggestion} />
    </div>
  );
}

/** The heaviest of them. */
function CostMark({ suggestion }: { suggestion: ThresholdSuggestion }) {
  const { t } = useTranslation('thresholds');
  const monthName = useMonthName();
  const { ranOut, expiring } = suggestion;
  const [first] = ranOut;
  if (first !== undefined)
    return (
      <span className={marks.mark} data-tone="min">
        <IconAlertSquareFilled size={14} aria-hidden />
        {t('ranOut', {
          count: ranOut.length,
          number: formatNumber(ranOut.length, 0),
          month: monthName(first),
        })}
      </span>
    );
  if (expiring !== null && expiring.valueCents > 0)
    return (
      <span className={marks.mark} data-tone="warn">
        <IconHourglassLow size={14} aria-hidden />
        {t('wouldBeLost', { money: formatMoney(expiring.valueCents) })}
      </span>
    );
  if (!isShown({ ...suggestion, isHidden: false }, 'tooMuch')) return null;
  return (
    <span className={`${marks.mark} ${classes.less}`}>
      <IconArrowDown size={14} aria-hidden />
      {t('lessOnShelf', { money: formatMoney(Math.round(lessOnShelf(suggestion))) })}
    </span>
  );
}
