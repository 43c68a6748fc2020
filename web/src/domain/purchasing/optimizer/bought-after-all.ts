// A proposal that buys more than can be bought as the cart lies: it is told as that, and not as a saving or an extra cost.
import type { OptimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';

/** Null: both sides of the comparison buy the same. */
export function useAddedText(result: OptimizedCart | null): string | null {
  const { t } = useTranslation('optimizer');
  const language = useLanguage();
  const [first] = result?.added ?? [];
  if (!result || !first) return null;
  const { savingCents } = result.cartPriceDetail;
  const what = { count: result.added.length, article: first.names[language] };
  const amount = formatMoney(Math.abs(savingCents));
  if (savingCents < 0) return t('added.rises', { ...what, amount });
  return savingCents > 0 ? t('added.falls', { ...what, amount }) : t('added.same', what);
}
