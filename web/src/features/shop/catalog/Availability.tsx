// Told by icon, word and colour, with the days until it arrives.
import type { ProductOffer } from '@praxora/contract/purchasing/product-offer';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { deliveryStates } from '../../../domain/vendors/index.ts';
import classes from './offer-rows.module.css';

const marks = {
  available: { icon: IconCircleCheckFilled, tone: 'ok' },
  low: { icon: IconAlertTriangleFilled, tone: 'warn' },
  backorder: { icon: IconClock, tone: 'warn' },
  unavailable: { icon: IconCircleXFilled, tone: 'min' },
} as const;

export function Availability({ offer }: { offer: ProductOffer }) {
  const { t } = useTranslation('delivery');
  const { icon: Icon, tone } = marks[offer.availability];
  return (
    <>
      <div className={`${classes.state} row gap-6 fw-560`} data-tone={tone}>
        <Icon size={16} aria-hidden />
        {t(deliveryStates[offer.availability])}
      </div>
      {offer.availability !== 'unavailable' && offer.deliveryDays !== null && (
        <div className="quiet fz-fact lh-140 mt-2">{t('delivered', { count: offer.deliveryDays })}</div>
      )}
    </>
  );
}
