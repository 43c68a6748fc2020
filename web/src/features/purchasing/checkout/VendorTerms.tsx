// Shipping costs and small-order surcharges of the vendor.
import type { VendorTerms as Terms } from '@praxora/rules/vendors/pricing-terms';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';

export function VendorTerms({ terms }: { terms: Terms }) {
  const { t } = useTranslation('checkout');
  const { shippingCents, freeShippingFromCents: freeFrom, surchargeCents, surchargeBelowCents } = terms;
  const shipping = formatMoney(shippingCents);
  return (
    <p className="quiet fz-note flex gap-8 lh-150">
      <IconTruckDelivery className="flex-none mt-2" size={16} stroke={1.7} aria-hidden />
      <span>
        <span>
          {shippingCents === 0
            ? t('terms.free')
            : freeFrom === null
              ? t('terms.shipping', { shipping })
              : t('terms.shippingFreeFrom', { shipping, from: formatMoney(freeFrom) })}
        </span>
        {surchargeCents > 0 && surchargeBelowCents > 0 && (
          <span className="block">
            {t('terms.surcharge', {
              surcharge: formatMoney(surchargeCents),
              below: formatMoney(surchargeBelowCents),
            })}
          </span>
        )}
      </span>
    </p>
  );
}
