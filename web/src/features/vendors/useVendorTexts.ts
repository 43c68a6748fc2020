// A vendor's facts in words, the same in the table, on a phone's card and on its page.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { promisedDays, realDays } from './delivery.ts';

/** "4,0": stars are told to a tenth. */
export const formatRating = (rating: number): string => formatNumber(rating, 1, 1);
/** "3,00 %": a discount with its two decimals. */
export const formatPercent = (percent: number): string => `${formatNumber(percent, 2, 2)} %`;

/** Working days to a tenth; whole ones without. */
const formatDays = (days: number): string => formatNumber(days, 1);

export function useVendorTexts() {
  const { t } = useTranslation('vendors');
  const daysText = (days: number) =>
    t('delivery.days', { count: formatDays(days) === '1' ? 1 : 2, number: formatDays(days) });
  return {
    daysText,
    /** "promised 2", or "promised 1 to 3"; null: nothing is promised. */
    promiseText: ({ deliveryDays }: VendorListed) =>
      deliveryDays === null
        ? null
        : deliveryDays.from === deliveryDays.to
          ? t('delivery.promised', { days: formatDays(deliveryDays.to) })
          : t('delivery.promisedRange', {
              from: formatDays(deliveryDays.from),
              to: formatDays(deliveryDays.to),
            }),
    /** In one line: "1,7 instead of 2 days". */
    deliveryText: (vendor: VendorListed) => {
      const promised = promisedDays(vendor);
      const real = realDays(vendor);
      if (real === null)
        return promised === null ? null : t('delivery.onlyPromise', { days: daysText(promised) });
      if (promised === null) return daysText(real);
      return formatDays(real) === formatDays(promised)
        ? t('delivery.asPromised', { days: daysText(real) })
        : t('delivery.insteadOf', { real: formatDays(real), days: daysText(promised) });
    },
    /** "Shipping 5,90 €, free from 125,00 €". */
    shippingText: ({ termsInForce: terms }: VendorListed) => {
      if (terms === null) return t('terms.notDelivered');
      if (terms.shippingCents === 0 || terms.freeShippingFromCents === 0) return t('terms.alwaysFreeLong');
      const fee = formatMoney(terms.shippingCents);
      return terms.freeShippingFromCents === null
        ? t('terms.shippingNeverFree', { fee })
        : t('terms.shippingFreeFrom', { fee, from: formatMoney(terms.freeShippingFromCents) });
    },
    /** Null: no order is too small. */
    surchargeText: ({ termsInForce: terms }: VendorListed) =>
      terms === null || terms.surchargeCents === 0 || terms.surchargeBelowCents === 0
        ? null
        : t('terms.surchargeLong', {
            fee: formatMoney(terms.surchargeCents),
            below: formatMoney(terms.surchargeBelowCents),
          }),
  };
}
