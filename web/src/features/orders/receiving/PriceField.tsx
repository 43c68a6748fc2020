// What one order unit cost, where somebody knows.
import { useTranslation } from 'react-i18next';
import { useBareUnits } from '../../../lib/inventory/bareUnits.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { ShownLine } from './orderLines.ts';
import classes from './PriceField.module.css';

interface PriceFieldProps {
  line: ShownLine;
  cents: number | null;
  onChange: (cents: number | null) => void;
}

/** As much as the contract takes. */
const mostCents = 100_000_000;

export function PriceField({ line, cents, onChange }: PriceFieldProps) {
  const { t } = useTranslation('receiving');
  const { unitName } = useBareUnits();
  const unit = line.article ? unitName(line.article.orderUnit, 1) : '';
  return (
    <NumberField
      className={classes.price ?? ''}
      label={t('outside.priceOf', { unit })}
      aria-label={t('outside.priceFieldOf', { unit, name: line.name })}
      placeholder={t('outside.priceHint')}
      decimals={2}
      zeroHasMeaning
      value={cents === null ? null : cents / 100}
      onChange={(euros) =>
        onChange(euros === null || euros < 0 ? null : Math.min(mostCents, Math.round(euros * 100)))
      }
    />
  );
}
