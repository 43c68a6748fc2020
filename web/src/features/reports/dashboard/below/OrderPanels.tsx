// Orders on their way, and those placed last.
import type { OrderListed } from '@praxora/contract/purchasing/orders.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOverdueToday, OrderState, Overdue, useOrders } from '../../../../domain/purchasing/index.ts';
import { VendorMonogram } from '../../../../domain/vendors/index.ts';
import { formatDate, formatMoney } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Panel } from '../Panel.tsx';
import { PanelLink } from '../PanelLink.tsx';
import classes from './OrderPanels.module.css';

const mostOnTheWay = 3;
const mostRecent = 5;

export function OnTheWayPanel() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useOrders({ onTheWay: 'true', pageSize: mostOnTheWay });
  return (
    <Panel
      title={t('onTheWay.title')}
      aside={<PanelLink to={pathTo('orders')}>{t('onTheWay.all')}</PanelLink>}
      data={data}
      hasFailed={isError}
      onRetry={refetch}
      area="onTheWay"
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className="quiet fz-note lh-150 p-10-0-14 pretty">{t('onTheWay.none')}</p>
        ) : (
          <ul className={`${classes.orders} plain-list`}>
            {items.map((order) => (
              <li key={order.id} className="row gap-10 items-top line-between p-12-0 relative">
                <VendorMonogram name={order.vendorName} hue={order.vendorHue} size={30} />
                <div className="flex-1 min-w-0">
                  <Link
                    to={pathTo('order', { orderId: order.id })}
                    className={`${classes.name} ellipsis c-ink block fz-note fw-560 td-none`}
                  >
                    {order.vendorName}
                  </Link>
                  <div className={`px-num ${classes.number} ellipsis c-ink-3 fz-caption lh-150`}>
                    {order.orderNumber}
                  </div>
                  <div className={`${classes.state} wrap gap-4-8 items-center quiet fz-caption mt-6`}>
                    <OrderState state={order.state} hasFailed={order.hasFailed} pill />
                    <Progress order={order} />
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}

/** How much of it is there, or when it is expected; a promised day that is over is told in both cases. */
function Progress({ order }: { order: OrderListed }) {
  const { t } = useTranslation('dashboard');
  const { state, deliveryDate, placedAt, receivedUnits: received, units } = order;
  const isOverdue = isOverdueToday(order);
  const day =
    deliveryDate === null
      ? t('onTheWay.placed', { date: formatDate(placedAt) })
      : t('onTheWay.expected', { date: formatDate(deliveryDate) });
  const isPartial = state === 'partially-received';
  return (
    <>
      {isPartial && <span>{t('onTheWay.received', { received, units })}</span>}
      {deliveryDate !== null && isOverdue && <Overdue date={deliveryDate} />}
      {!isPartial && !isOverdue && <span>{day}</span>}
    </>
  );
}

export function RecentOrdersPanel() {
  const { t } = useTranslation('dashboard');
  const { data, isError, refetch } = useOrders({ pageSize: mostRecent });
  return (
    <Panel
      title={t('recent.title')}
      aside={<PanelLink to={pathTo('orders')}>{t('recent.all')}</PanelLink>}
      data={data}
      hasFailed={isError}
      onRetry={refetch}
      area="recent"
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className="quiet fz-note lh-150 p-10-0-14 pretty">{t('recent.none')}</p>
        ) : (
          <ul className={`${classes.orders} plain-list`}>
            {items.map((order) => (
              <li
                key={order.id}
                className={`${classes.recent} line-between row spread gap-10 mih-50 p-6-0 relative`}
              >
                <div className="flex-1 min-w-0">
                  <Link
                    to={pathTo('order', { orderId: order.id })}
                    className={`${classes.name} ellipsis c-ink block fz-note fw-560 td-none`}
                  >
                    {order.vendorName}
                  </Link>
                  <div className={`px-num ${classes.number} ellipsis c-ink-3 fz-caption lh-150`}>
                    {order.orderNumber} · {formatDate(order.placedAt)}
                  </div>
                </div>
                <div className={`${classes.worth} column items-bottom fz-note`}>
                  <span className="px-num">{formatMoney(order.netCents)}</span>
                  <OrderState state={order.state} hasFailed={order.hasFailed} isToBeSent={order.isToBeSent} />
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
