// Told by icon, word and colour, with the days until it arrives.
import type { ProductOffer } from '@praxora/contract/catalog/catalog.calls';
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconClock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './offerRows.module.css';

const states = {
  available: { text: 'availability.available', icon: IconCircleCheckFilled, tone: 'ok' },
  low: { text: 'availability.low', icon: IconAlertTriangleFilled, tone: 'warn' },
  backorder: { text: 'availability.backorder', icon: IconClock, tone: 'warn' },
  unavailable: { text: 'availability.unavailable', icon: IconCircleXFilled, tone: 'min' },
} as const;

export function Availability({ offer }: { offer: ProductOffer }) {
  const { t } = useTranslation('catalog');
  const { text, icon: Icon, tone } = states[offer.availability];
  return (
    <>
      <div className={classes.state} data-tone={tone}>
        <Icon size={16} aria-hidden />
        {t(text)}
      </div>
      {offer.availability !== 'unavailable' && offer.deliveryDays !== null && (
        <div className={classes.small}>{t('availability.days', { count: offer.deliveryDays })}</div>
      )}
    </>
  );
}
