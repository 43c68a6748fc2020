// An amount in the counting unit, with what that is in packs.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../lib/inventory/units.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { inPacks } from './inPacks.ts';
import classes from './StockFields.module.css';

interface AmountFieldProps {
  article: ArticleDetail;
  label: string;
  value: number | null;
  onChange: (amount: number | null) => void;
  error?: ReactNode;
  description?: string;
  zeroHasMeaning?: boolean;
}

export function AmountField({ article, value, description, ...field }: AmountFieldProps) {
  const { t } = useTranslation('article');
  const { unitName, amountText } = useUnitTexts();
  const { labelConfiguration, packagingInformation, countingUnit, orderUnit } = article;
  const size =
    labelConfiguration.unitToCount === 'ORDER_UNIT' ? 1 : packagingInformation.consumptionUnitCount;

  function packsText(): string | undefined {
    if (value === null || value <= 0 || size <= 1) return undefined;
    const { packs, rest } = inPacks(value, size);
    if (packs === 0) return undefined;
    return rest === 0
      ? t('stock.packs', { packs: amountText(packs, orderUnit) })
      : t('stock.packsAndRest', {
          packs: amountText(packs, orderUnit),
          rest: amountText(rest, countingUnit),
        });
  }

  return (
    <NumberField
      {...field}
      data-autofocus
      value={value}
      description={packsText() ?? description}
      rightSection={<span className={classes.unit}>{unitName(countingUnit, value ?? 2)}</span>}
      rightSectionWidth="auto"
    />
  );
}
