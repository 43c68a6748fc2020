// Every order of an article's product or of a vendor, newest first.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Paging } from '../../../ui/page/Paging.tsx';
import { VendorMonogram } from '../../vendors/index.ts';
import classes from './LinkedOrders.module.css';
import { OrderState } from './OrderState.tsx';
import { useOrders } from './queries.ts';

const pageSize = 20;

type Linked = { readonly productId: number } | { readonly vendorId: number };

/** Orders of a product or vendor; the first page also provides the count on the tab. */
export const useLinkedOrders = (linked: Linked, page = 0) => useOrders({ ...linked, page, pageSize });

interface LinkedOrdersProps {
  linked: Linked;
  label: string;
  /** Why there are none. */
  none: string;
}

export function LinkedOrders({ linked, label, none }: LinkedOrdersProps) {
  const { t } = useTranslation('linkedOrders');
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useLinkedOrders(linked, page);
  if (error) {
    return (
      <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  if (data?.total === 0) return <p className="quiet fz-note">{none}</p>;
  return (
    <section aria-label={label}>
      <ul className="panel p-0 no-marks m-0 overflow-hidden">
        {data?.items.map((order) => (
          <li key={order.id} className="line-between">
            <Link
              className={`${classes.order} items-center c-inherit grid gap-4-14 p-10-18 td-none hover-bg-hover`}
              to={pathTo('order', { orderId: order.id })}
            >
              <VendorMonogram name={order.vendorName} hue={order.vendorHue} />
              <span className="column min-w-0">
                <span className="fw-560 anywhere">{order.vendorName}</span>
                <span className="quiet fz-note px-num">
                  {t('numberAndDay', { number: order.orderNumber, date: formatDate(order.placedAt) })}
                </span>
              </span>
              <span className={classes.state}>
                <OrderState state={order.state} hasFailed={order.hasFailed} isToBeSent={order.isToBeSent} />
              </span>
              <span className="fw-560 ta-right px-num">{formatMoney(order.netCents)}</span>
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
