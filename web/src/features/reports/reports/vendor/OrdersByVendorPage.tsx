// Orders by month and vendor, each down to the single orders.
import type { OrderFigures } from '@praxora/contract/reports/order-reports';
import { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useSpanWords } from '../../../../ui/filters/useSpanWords.ts';
import { useReportTitle } from '../kinds.ts';
import parts from '../parts/ReportBody.module.css';
import { toReportQuery } from '../query.ts';
import { ReportFrame } from '../ReportFrame.tsx';
import { type FetchPage, useReportPages } from '../reports.queries.ts';
import { ReportTable } from '../table/ReportTable.tsx';
import { useTableGroups } from '../table/useTableGroups.tsx';
import { useReportView } from '../useReportView.ts';
import { OrderFigureList } from './OrderFigureList.tsx';
import { OrdersBehind } from './OrdersBehind.tsx';
import { useVendorColumns, VendorFoot } from './useVendorColumns.tsx';
import { VendorChart } from './VendorChart.tsx';
import type { VendorReport } from './vendor-report.ts';

const report = 'orders-by-vendor';
const fetchPage: FetchPage<VendorReport> = (query, signal) =>
  callApi(orderReportCalls.ordersByVendor, { query: query as never }, { signal });

export function OrdersByVendorPage() {
  const { t } = useTranslation(['reports', 'period']);
  const reportTitle = useReportTitle();
  const [view, change] = useReportView(report);
  const query = toReportQuery(view, report);
  const pages = useReportPages(report, fetchPage, query);
  const { head } = pages;
  const spanText = useSpanWords();
  const totals = head?.totals;
  const columns = useVendorColumns(head);
  const groups = useTableGroups({
    name: report,
    fetchPage,
    view,
    query,
    answer: head,
    noteOf: ({ orders }) => t('count.orders', { count: orders, number: formatNumber(orders, 0) }),
    figuresOf: (group: OrderFigures) => <b>{formatMoney(group.netCents)}</b>,
  });
  const vendors = { count: head?.total ?? 0, number: formatNumber(head?.total ?? 0, 0) };
  return (
    <ReportFrame
      report={report}
      view={view}
      onChange={change}
      title={totals && t('vendor.title', { ...vendors, value: formatMoney(totals.netCents) })}
      facts={head && t('vendor.facts', { days: spanText(head.span) })}
      spanBefore={head?.spanBefore}
      hasFailed={pages.hasFailed}
      onRetry={pages.retry}
    >
      <div className={`${parts.top} grid gap-20 mb-18`}>
        <OrderFigureList
          totals={totals}
          before={head?.totalsBefore ?? null}
          isOfGoods={head?.isOfLines ?? false}
        />
        <VendorChart answer={head} view={view} onChange={change} />
      </div>
      {head?.isOfLines && <p className="quiet fz-note m-12-0-10">{t('vendor.ofLines')}</p>}
      <ReportTable
        report={report}
        view={view}
        onChange={change}
        label={reportTitle(report)}
        columns={columns}
        pages={pages}
        keyOf={({ vendorId }) => `v:${String(vendorId)}`}
        detail={{
          of: ({ vendorId, name }, ofGroup) => (
            <OrdersBehind query={ofGroup ?? query} vendorId={vendorId} vendor={name} />
          ),
          label: ({ name }) => t('vendor.open', { name }),
        }}
        groups={groups}
        foot={head && <VendorFoot answer={head} />}
      />
    </ReportFrame>
  );
}
