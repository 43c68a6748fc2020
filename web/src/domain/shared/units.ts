// Amounts with their unit: "300 cartridges".
import { type NamedUnit, unitName as nameOf } from '@praxora/rules/shared/unit-names';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';

export type { NamedUnit };

export type UnitTexts = ReturnType<typeof useUnitTexts>;

export function useUnitTexts() {
  const { t } = useTranslation('units');
  const language = useLanguage();

  return useMemo(() => {
    /** The name as it stands beside that many. */
    const unitName = (unit: NamedUnit, count: number): string => nameOf(unit, count, language);
    const amountText = (amount: number, unit: NamedUnit): string =>
      `${formatNumber(amount, 0)} ${unitName(unit, amount)}`;
    /** Reference unit of a price: "per pack". Shown wherever amounts beside the price are in another unit. */
    const perUnit = (unit: NamedUnit): string => t('per', { unit: unitName(unit, 1) });
    /** Reference quantity of a price: a pack of so many, or the unit itself. */
    const perPack = (units: number, unit: NamedUnit): string =>
      units === 1 ? perUnit(unit) : t('perPack', { content: amountText(units, unit) });
    return { unitName, amountText, perUnit, perPack };
  }, [t, language]);
}
