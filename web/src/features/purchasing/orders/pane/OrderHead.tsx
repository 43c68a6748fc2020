// Whose order it is, its numbers, what it costs, and the menu of what can be done.
import { Group, VisuallyHidden } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { canReceive, isToBeSent } from '@praxora/rules/purchasing/order-states';
import { IconHeartFilled, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isOverdueToday, OrderState, Overdue, useFeesText } from '../../../../domain/purchasing/index.ts';
import { VendorLink } from '../../../../domain/vendors/index.ts';
import { formatDate, formatMoney } from '../../../../lib/format.ts';
import { OrderActions } from './OrderActions.tsx';
import classes from './OrderHead.module.css';

interface OrderHeadProps {
  order: Order;
  isAlone: boolean;
}

export function OrderHead({ order, isAlone }: OrderHeadProps) {
  const { t } = useTranslation('orders');
  const Title = isAlone ? 'h1' : 'h2';
  const fees = useFeesText()(order);
  const facts = [
    t('head.order', { number: order.orderNumber, date: formatDate(order.placedAt) }),
    order.customerNumber !== '' && t('head.customerNumber', { number: order.customerNumber }),
    order.orderReference !== '' && t('reference', { reference: order.orderReference }),
    order.requestedDeliveryDate !== null &&
      t('requestedDay', { date: formatDate(order.requestedDeliveryDate) }),
    order.deliveryAddress.shortName,
  ].filter((fact) => fact !== false);
  const origin = [
    t('head.platformNumber', { number: order.platformOrderNumber }),
    t('head.placedBy', { name: order.placedBy }),
  ];
  return (
    <header className="wrap gap-12-20 items-top">
      <div className="basis-320 min-w-0">
        <Group gap="4px 10px">
          <Title className={classes.title}>
            <VendorLink id={order.vendor.id} name={order.vendor.name} />
          </Title>
          {order.vendor.isFavorite && (
            <span className="c-primary inline-flex" title={t('head.favorite')}>
              <IconHeartFilled size={16} aria-hidden />
              <VisuallyHidden>{t('head.favorite')}</VisuallyHidden>
            </span>
          )}
          <OrderState
            state={order.state}
            hasFailed={order.transmissionError !== null}
            isToBeSent={isToBeSent(order)}
            pill
          />
        </Group>
        <Facts facts={facts} />
        <Facts facts={origin} />
        <Expected order={order} />
      </div>
      <div className="phone-flex-1 phone-ta-left column quiet fz-fact ta-right px-num">
        <span className="c-ink fz-sum fw-620 lts-14">{formatMoney(order.netCents)}</span>
        <span>{fees === null ? t('head.freeShipping') : t('head.withFees', { fees })}</span>
        <span>{t('head.gross', { total: formatMoney(order.grossCents) })}</span>
      </div>
      <OrderActions order={order} />
    </header>
  );
}

/** Expected delivery date; not shown for goods that have come, or will not come any more. */
function Expected({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (order.deliveryDate === null || !canReceive(order.state)) return null;
  return (
    <p className={`${classes.expected} row gap-6 fz-note fw-560 mt-6`}>
      {isOverdueToday(order) ? (
        <Overdue date={order.deliveryDate} />
      ) : (
        <>
          <IconTruckDelivery size={16} stroke={1.7} aria-hidden />
          {t('head.expected', { date: formatDate(order.deliveryDate) })}
        </>
      )}
    </p>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <p className={`${classes.facts} quiet fz-note flex flex-wrap tabular mt-3 anywhere row-gap-2`}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
