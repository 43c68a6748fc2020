// What stock is worth, as it is told: goods of which no price is known are not worth nothing.
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';

/** By how much is there, in any unit. */
export function useValueText(): (amount: number, valueCents: number) => string {
  const { t } = useTranslation('stock');
  return (amount, valueCents) =>
    amount > 0 && valueCents === 0 ? t('valueUnknown') : formatMoney(valueCents);
}
