// How the value of stock is told: stock without a known price is not worth nothing, and a value that leaves it out says so.
import type { Storage } from '@praxora/contract/inventory/storages.calls';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../lib/format.ts';

export function useValueTexts() {
  const { t } = useTranslation('stock');

  /** `isUnknown`: of none of the stock a price is known. */
  const valueText = (valueCents: number, isUnknown: boolean): string =>
    isUnknown ? t('valueUnknown') : formatMoney(valueCents);
  const unpricedText = (unpricedArticles: number): string =>
    t('unpriced', { count: unpricedArticles, number: formatNumber(unpricedArticles, 0) });
  /** A text that tells a value, with the number of articles whose stock the value leaves out. */
  const withUnpriced = (text: string, unpricedArticles: number): string =>
    unpricedArticles === 0 ? text : `${text}, ${unpricedText(unpricedArticles)}`;
  const sumText = (valueCents: number, unpricedArticles: number): string =>
    withUnpriced(formatMoney(valueCents), unpricedArticles);
  const storageValue = ({ stockValueCents, isValueUnknown, unpricedArticles }: Storage): string =>
    isValueUnknown ? t('valueUnknown') : sumText(stockValueCents, unpricedArticles);
  return { valueText, unpricedText, withUnpriced, sumText, storageValue };
}
