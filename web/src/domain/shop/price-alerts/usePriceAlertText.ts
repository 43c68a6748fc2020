// Why the price of a watched product is an alert, in words.
import type { AlertedProduct } from '@praxora/contract/shop/saved.calls';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';

export function usePriceAlertText() {
  const { t } = useTranslation('priceAlerts');
  return ({ reason, comparedCents, percentBelow }: AlertedProduct['alert']): string =>
    reason === 'target'
      ? t('belowTarget', { price: formatMoney(comparedCents) })
      : t('belowMedian', { percent: formatNumber(percentBelow, 0), price: formatMoney(comparedCents) });
}
