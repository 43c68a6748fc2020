// Text about an addition to the cart: its vendor, its delivery time, and the increase of the total.
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import type { AddedToCart } from '../../../lib/marketplace/cart.ts';
import { useDeliveryText } from '../../vendors/index.ts';
import type { Grown } from './growth.ts';

/** "The net total grows by 17,00 €, 7,00 € of it shipping." Nothing where it is not known. */
export function useGrowthText(): (grown: Grown | null) => string {
  const { t } = useTranslation('addToCart');
  return useCallback(
    (grown) => {
      if (!grown) return '';
      const { growsByCents, shippingCents = 0, surchargeCents = 0 } = grown;
      const amount = formatMoney(Math.abs(growsByCents));
      const feesCents = shippingCents + surchargeCents;
      const fees = formatMoney(Math.abs(feesCents));
      if (growsByCents < 0) return t('growth.falls', { amount });
      if (feesCents < 0) return t('growth.withoutFees', { amount, fees });
      if (feesCents === 0) return t('growth.plain', { amount });
      if (surchargeCents === 0) return t('growth.withShipping', { amount, fees });
      return shippingCents === 0
        ? t('growth.withSurcharge', { amount, fees })
        : t('growth.withFees', { amount, fees });
    },
    [t],
  );
}

/** Facts mentioned about an addition. */
type AdditionFacts = Pick<AddedToCart, 'quantity' | 'vendorName' | 'availability' | 'deliveryDays'>;

export function useAdditionText(): (added: AdditionFacts, grown: Grown | null) => string {
  const { t } = useTranslation('addToCart');
  const deliveryText = useDeliveryText();
  const growthText = useGrowthText();
  return useCallback(
    (added, grown) => {
      const sentence = t('added', {
        count: added.quantity,
        vendor: added.vendorName,
        delivery: deliveryText(added),
      });
      return `${sentence} ${growthText(grown)}`.trim();
    },
    [t, deliveryText, growthText],
  );
}
