// An amount in the counting unit, with what that is in packs.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { unitsPerOrderUnit } from '@praxora/rules/shared/units';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { inPacks } from './in-packs.ts';

interface AmountFieldProps {
  article: ArticleDetail;
  label: string;
  value: NumberEntry;
  onChange: (amount: NumberEntry) => void;
  error?: ReactNode;
  description?: string;
  /** 0: nothing at all is an amount too. */
  least?: number;
  /** The most that is usual; an amount far beyond it is asked about. */
  usual?: number;
  /** Amount in stock: no question is asked about larger amounts. */
  available?: number;
}

export function AmountField({ article, value, description, usual, available, ...field }: AmountFieldProps) {
  const { t } = useTranslation('article');
  const { unitName, amountText } = useUnitTexts();
  const { labelConfiguration, packagingInformation, countingUnit, orderUnit } = article;
  const size = unitsPerOrderUnit(labelConfiguration.unitToCount, packagingInformation);

  const amount = toNumber(value);

  function packsText(): string | undefined {
    if (amount === null || amount <= 0 || size <= 1) return undefined;
    const { packs, rest } = inPacks(amount, size);
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
      usual={usual === undefined ? undefined : { name: article.name, most: usual, upTo: available }}
      description={packsText() ?? description}
      rightSection={<span className="quiet fz-fact pr-10 nowrap">{unitName(countingUnit, amount ?? 2)}</span>}
      rightSectionWidth="auto"
    />
  );
}
