// Price of one order unit, where known.
import { isRefused, type RefusedNumber } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import type { ShownLine } from './order-lines.ts';
import classes from './PriceField.module.css';

interface PriceFieldProps {
  line: ShownLine;
  cents: number | null;
  refused: RefusedNumber | undefined;
  onChange: (cents: number | null, refused: RefusedNumber | undefined) => void;
}

/** As much as the contract takes. */
const mostEuros = 1_000_000;

export function PriceField({ line, cents, refused, onChange }: PriceFieldProps) {
  const { t } = useTranslation('receiving');
  const { unitName } = useUnitTexts();
  const unit = line.article ? unitName(line.article.orderUnit, 1) : '';
  return (
    <NumberField
      className={`${classes.price} mt-10 maw-220`}
      label={t('outside.priceOf', { unit })}
      aria-label={t('outside.priceFieldOf', { unit, name: line.name })}
      placeholder={t('outside.priceHint')}
      decimals={2}
      least={0}
      most={mostEuros}
      value={refused ?? (cents === null ? null : cents / 100)}
      onChange={(entry) =>
        onChange(
          typeof entry === 'number' ? Math.round(entry * 100) : null,
          isRefused(entry) ? entry : undefined,
        )
      }
    />
  );
}
