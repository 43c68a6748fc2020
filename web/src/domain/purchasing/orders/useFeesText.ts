// Shipping and low-value surcharge by their names: a sum of both is never told as the one of them.
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';

interface Fees {
  readonly shippingCents: number;
  readonly surchargeCents: number;
}

/** Null: neither is due. */
export function useFeesText(): (fees: Fees) => string | null {
  const { t } = useTranslation('common');
  return ({ shippingCents, surchargeCents }) => {
    const amounts = { shipping: formatMoney(shippingCents), surcharge: formatMoney(surchargeCents) };
    if (shippingCents > 0 && surchargeCents > 0) return t('fees.both', amounts);
    if (surchargeCents > 0) return t('fees.surcharge', amounts);
    return shippingCents > 0 ? t('fees.shipping', amounts) : null;
  };
}
