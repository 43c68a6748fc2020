// The order lines behind an article's number.
import type { ArticleRow, ReportPosition } from '@praxora/contract/reports/order-reports';
import { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { callApi } from '../../../../lib/api/api.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Behind } from '../parts/Behind.tsx';
import { ReportStatusMark } from '../parts/ReportStatusMark.tsx';
import type { ReportQuery } from '../query.ts';
import type { FetchPage, Paged } from '../reports.queries.ts';

const fetchPage: FetchPage<Paged<ReportPosition>> = (query, signal) =>
  callApi(orderReportCalls.reportPositions, { query: query as never }, { signal });

interface PositionsBehindProps {
  query: ReportQuery;
  row: Pick<ArticleRow, 'productId' | 'name' | 'vendorId'>;
}

export function PositionsBehind({ query, row: { productId, name, vendorId } }: PositionsBehindProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { groupBy: _, sort: __, descending: ___, compare: ____, ...filters } = query;
  const product: ReportQuery =
    productId === null ? { productName: name.de } : { productIds: String(productId) };
  return (
    <Behind
      name="positions"
      label={t('article.ordersOf', { name: name[language] })}
      fetchPage={fetchPage}
      query={{ ...filters, ...product, vendorIds: String(vendorId) }}
      keyOf={({ orderId }) => orderId}
    >
      {(position) => <OnePosition position={position} />}
    </Behind>
  );
}

function OnePosition({ position }: { position: ReportPosition }) {
  const { t } = useTranslation('reports');
  const { orderId, orderNumber, placedAt, status, quantity, unitPriceCents, valueCents, costCenter } =
    position;
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
        {t('article.times', {
          count: quantity,
          number: formatNumber(quantity, 0),
          price: formatMoney(unitPriceCents),
        })}
      </span>
      <span>{costCenter && `${costCenter.number} ${costCenter.name}`}</span>
      <span className="px-num c-ink ta-right">{formatMoney(valueCents)}</span>
    </>
  );
}
