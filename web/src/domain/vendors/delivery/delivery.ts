// Whether an offer is in stock, and when it arrives, in words.
import type { VendorOffer } from '@praxora/contract/vendors/vendor-offer';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Delivered = Pick<VendorOffer, 'availability' | 'deliveryDays'>;

export const deliveryStates = {
  available: 'state.available',
  low: 'state.low',
  backorder: 'state.backorder',
  unavailable: 'state.unavailable',
} as const;

/** "In stock, in 2 days"; without the days where nobody knows them. */
export function useDeliveryText(): (offer: Delivered) => string {
  const { t } = useTranslation('delivery');
  return useCallback(
    ({ availability, deliveryDays }) =>
      deliveryDays === null || availability === 'unavailable'
        ? t(deliveryStates[availability])
        : t('stateAndDays', {
            state: t(deliveryStates[availability]),
            days: t('in', { count: deliveryDays }),
          }),
    [t],
  );
}
