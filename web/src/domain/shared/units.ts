// Amounts with their unit: "300 cartridges". The texts know the plurals of the product's own units by their number.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';

export interface NamedUnit {
  readonly id: number;
  readonly de: string;
  readonly en: string;
}

export function useUnitTexts() {
  const { t, i18n } = useTranslation('units');
  const language = useLanguage();

  /** The name as it stands beside that many. */
  const unitName = (unit: NamedUnit, count: number): string => {
    const key = String(unit.id) as '1';
    return i18n.exists(`units:${key}_other`) ? t(key, { count }) : unit[language];
  };
  const amountText = (amount: number, unit: NamedUnit): string =>
    `${formatNumber(amount, 0)} ${unitName(unit, amount)}`;
  /** Reference unit of a price: "per pack". Shown wherever amounts beside the price are in another unit. */
  const perUnit = (unit: NamedUnit): string => t('per', { unit: unitName(unit, 1) });
  return { unitName, amountText, perUnit };
}
