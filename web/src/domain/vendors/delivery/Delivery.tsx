// When an offer arrives. What is in stock says it quietly; what must be waited for stands out by icon, word and colour.
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Delivery.module.css';
import { DeliveryRecord } from './DeliveryRecord.tsx';
import { type Delivered, useDeliveryText } from './delivery.ts';

interface DeliveryProps {
  offer: Delivered;
  /** Where there is little room: what is in stock says only when it comes. */
  isBrief?: boolean;
}

/** "In stock, in 2 days". */
export function Delivery({ offer, isBrief = false }: DeliveryProps) {
  const { t } = useTranslation('delivery');
  const { availability, deliveryDays } = offer;
  const isLate = availability === 'backorder';
  const text = useDeliveryText()(offer);
  const brief =
    isBrief && availability === 'available' && deliveryDays !== null && t('in', { count: deliveryDays });
  return (
    <span
      className={`${classes.delivery} inline-row gap-4`}
      data-late={isLate || undefined}
      title={brief ? text : undefined}
    >
      {isLate && <IconClock className="flex-none" size={14} stroke={1.8} aria-hidden />}
      {brief || text}
    </span>
  );
}

interface ParcelDeliveryProps {
  offers: readonly Delivered[];
  /** Left out: the parcels of several vendors. */
  vendorId?: number;
}

/** Delivery of a vendor's parcel: earliest to latest delivery from stock, the items that come later, and how often it was in time. */
export function ParcelDelivery({ offers, vendorId }: ParcelDeliveryProps) {
  const { t } = useTranslation('delivery');
  const late = offers.filter(({ availability }) => availability === 'backorder').length;
  const days = offers.flatMap(({ availability, deliveryDays }) =>
    availability === 'backorder' || deliveryDays === null ? [] : deliveryDays,
  );
  const [from, to] = [Math.min(...days), Math.max(...days)];
  return (
    <>
      {days.length > 0 && (
        <span className={`${classes.delivery} inline-row gap-4`}>
          {from === to ? t('delivered', { count: from }) : t('deliveredBetween', { from, to })}
        </span>
      )}
      {days.length > 0 && vendorId !== undefined && <DeliveryRecord vendorId={vendorId} />}
      {late > 0 && (
        <span className={`${classes.delivery} inline-row gap-4`} data-late>
          <IconClock className="flex-none" size={14} stroke={1.8} aria-hidden />
          {t('someLate', { count: late })}
        </span>
      )}
    </>
  );
}
