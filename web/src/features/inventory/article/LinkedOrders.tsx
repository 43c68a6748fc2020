// Every order in which the practice bought the article's product, newest first.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { OrderState } from '../../../domain/orders/OrderState.tsx';
import { useOrders } from '../../../domain/orders/queries.ts';
import { VendorMonogram } from '../../../domain/vendors/VendorMonogram.tsx';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Paging } from '../../../ui/page/Paging.tsx';
import classes from './LinkedOrders.module.css';

const pageSize = 20;

/** The same first page counts the tab and fills it. */
export const useLinkedOrders = (productId: number, page = 0) => useOrders({ productId, page, pageSize });

export function LinkedOrders({ productId }: { productId: number }) {
  const { t } = useTranslation('article');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useLinkedOrders(productId, page);
  if (error) {
    return (
      <ErrorState title={t('orders.failed')} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  if (data?.total === 0) return <p className={classes.none}>{t('orders.none')}</p>;
  return (
    <section aria-label={t('tabs.orders')}>
      <ul className={classes.list}>
        {data?.items.map((order) => (
          <li key={order.id}>
            <Link className={classes.order} to={pathTo('order', { orderId: order.id })}>
              <VendorMonogram name={order.vendorName} hue={order.vendorHue} />
              <span className={classes.words}>
                <span className={classes.vendor}>{order.vendorName}</span>
                <span className={`${classes.small} px-num`}>
                  {t('orders.numberAndDay', { number: order.orderNumber, date: formatDate(order.placedAt) })}
                </span>
              </span>
              <span className={classes.state}>
                <OrderState state={order.state} hasFailed={order.hasFailed} />
              </span>
              <span className={`${classes.net} px-num`}>{formatMoney(order.netCents)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Paging
        page={page + 1}
        pages={Math.ceil((data?.total ?? 0) / pageSize)}
        onPage={(next) => setPage(next - 1)}
      />
    </section>
  );
}
