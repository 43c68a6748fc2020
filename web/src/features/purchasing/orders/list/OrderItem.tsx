// An order in the list: vendor, number, amount and progress.
import { VisuallyHidden } from '@mantine/core';
import type { OrderListed } from '@praxora/contract/purchasing/orders.calls';
import { canReceive } from '@praxora/rules/purchasing/order-states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOverdueToday, OrderState, Overdue } from '../../../../domain/purchasing/index.ts';
import { VendorMonogram } from '../../../../domain/vendors/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import classes from './OrderList.module.css';

interface OrderItemProps {
  order: OrderListed;
  to: string;
  isChosen: boolean;
}

export function OrderItem({ order, to, isChosen }: OrderItemProps) {
  const { t } = useTranslation('orders');
  return (
    <li>
      <Link
        to={to}
        className={`${classes.item} below-desk-line-bottom below-desk-bdrs-0 below-desk-p-14-0 column gap-7 bdrs-12 c-inherit p-12-14 td-none hover-bg-hover`}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className="row gap-10 items-top">
          <VendorMonogram name={order.vendorName} hue={order.vendorHue} size={32} />
          <span className="column gap-1 rest">
            <span className="fz-row fw-600 anywhere">{order.vendorName}</span>
            <span className="quiet fz-fact px-num">
              {t('list.numberAndDay', { number: order.orderNumber, date: formatDate(order.placedAt) })}
            </span>
          </span>
        </span>
        <span className="quiet fz-fact px-num">
          {t('list.sum', {
            positions: t('positions', { count: order.positionCount }),
            total: formatMoney(order.netCents),
          })}
        </span>
        <Instructions order={order} />
        <span className="wrap gap-2-8 items-center spread">
          <OrderState state={order.state} hasFailed={order.hasFailed} isToBeSent={order.isToBeSent} />
          <Progress order={order} />
        </span>
      </Link>
    </li>
  );
}

/** What the practice asked of the vendor beside the goods; the day only while the goods can still come. */
function Instructions({ order }: { order: OrderListed }) {
  const { t } = useTranslation('orders');
  const { orderReference, requestedDeliveryDate: day, state } = order;
  const isOpen = canReceive(state) || state === 'transmitting' || state === 'pending-approval';
  const facts = [
    ...(orderReference === '' ? [] : [t('reference', { reference: orderReference })]),
    ...(day === null || !isOpen ? [] : [t('requestedDay', { date: formatDate(day) })]),
  ];
  if (facts.length === 0) return null;
  return <span className="quiet fz-fact anywhere">{facts.join(' · ')}</span>;
}

/** How much of it is there, or when it is expected; a promised day that is over is told in both cases. */
function Progress({ order }: { order: OrderListed }) {
  const { t } = useTranslation('orders');
  const { state, receivedUnits, units, deliveryDate } = order;
  const isPartial = state === 'partially-received';
  const isOverdue = isOverdueToday(order);
  const isExpected = !isOverdue && (state === 'open' || state === 'ordered');
  const numbers = { received: formatNumber(receivedUnits, 0), units: formatNumber(units, 0) };
  return (
    <>
      {isPartial && (
        <span className="quiet fz-fact px-num">
          <span aria-hidden>{t('list.received', numbers)}</span>
          <VisuallyHidden>{t('list.receivedLong', numbers)}</VisuallyHidden>
        </span>
      )}
      {deliveryDate !== null && isOverdue && <Overdue date={deliveryDate} />}
      {deliveryDate !== null && isExpected && (
        <span className="quiet fz-fact px-num">{t('list.expected', { date: formatDate(deliveryDate) })}</span>
      )}
    </>
  );
}
