// The orders behind a vendor's number, each a way to the order itself.
import type { ReportOrder } from '@praxora/contract/reports/order-reports';
import { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callApi } from '../../../../lib/api/api.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Behind } from '../parts/Behind.tsx';
import { ReportStatusMark } from '../parts/ReportStatusMark.tsx';
import type { ReportQuery } from '../query.ts';
import type { FetchPage, Paged } from '../reports.queries.ts';

const fetchPage: FetchPage<Paged<ReportOrder>> = (query, signal) =>
  callApi(orderReportCalls.reportOrders, { query: query as never }, { signal });

interface OrdersBehindProps {
  query: ReportQuery;
  vendorId: number;
  vendor: string;
}

export function OrdersBehind({ query, vendorId, vendor }: OrdersBehindProps) {
  const { t } = useTranslation('reports');
  const { groupBy: _, sort: __, descending: ___, compare: ____, ...filters } = query;
  return (
    <Behind
      name="orders"
      label={t('vendor.ordersOf', { name: vendor })}
      fetchPage={fetchPage}
      query={{ ...filters, vendorIds: String(vendorId) }}
      keyOf={({ orderId }) => orderId}
    >
      {(order) => <OneOrder order={order} />}
    </Behind>
  );
}

function OneOrder({ order }: { order: ReportOrder }) {
  const { t } = useTranslation('reports');
  const { orderId, orderNumber, placedAt, status, positions, units, netCents, returnedCents } = order;
  return (
    <>
      <span className="wrap gap-2-14 items-baseline min-w-0">
        <Link className="c-ink mono fz-note td-none hover-td-underline" to={pathTo('order', { orderId })}>
          {orderNumber}
        </Link>
        <span className="px-num">{formatDate(placedAt)}</span>
      </span>
      <ReportStatusMark status={status} />
      <span className="px-num">
        {t('count.positions', { count: positions, number: formatNumber(positions, 0) })},{' '}
        {t('count.units', { count: units, number: formatNumber(units, 0) })}
      </span>
      <span className="px-num">
        {returnedCents > 0 && t('vendor.returned', { value: formatMoney(returnedCents) })}
      </span>
      <span className="px-num c-ink ta-right">{formatMoney(netCents)}</span>
    </>
  );
}
