// What an amount that cannot be read may mean, and what the practice usually orders: one press takes it.
import { UnstyledButton } from '@mantine/core';
import type { QuickProduct } from '@praxora/contract/shop/quick-product';
import { amountReadings } from '@praxora/rules/shop/amount-readings';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import type { Line } from '../line.ts';
import type { Lines } from '../useLines.ts';
import classes from './AmountReadings.module.css';

interface AmountReadingsProps {
  line: Line;
  product: QuickProduct;
  onChange: Lines['change'];
}

export function AmountReadings({ line, product, onChange }: AmountReadingsProps) {
  const { t } = useTranslation('quickOrder');
  const { amountText } = useUnitTexts();
  const labelId = useId();
  const { usualAmount, unit } = product;
  const readings = amountReadings(line.amountText).filter((amount) => amount !== usualAmount);
  const amounts = [...readings, ...(usualAmount === null ? [] : [usualAmount])];
  if (amounts.length === 0) return null;
  return (
    <fieldset className={`${classes.root} wrap gap-8 items-center`} aria-labelledby={labelId}>
      <span id={labelId} className="c-min fz-note">
        {t('meant')}
      </span>
      {amounts.map((amount) => {
        const text = amountText(amount, unit);
        return (
          <UnstyledButton
            key={amount}
            className="bg-sheet bd-strong bdrs-8 fz-note fw-560 mih-28 phone-thumb p-2-9"
            onClick={() => onChange(line.key, { quantity: amount, amountText: '', mayHoldAmount: false })}
          >
            {amount === usualAmount ? t('usual', { amount: text }) : text}
          </UnstyledButton>
        );
      })}
    </fieldset>
  );
}
