// Prices that approved invoices really charged, against those that the orders agreed on.
import type { InvoicedPriceRow } from '@praxora/contract/reports/order-reports';
import { invoicedPriceCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useSpanWords } from '../../../../ui/filters/useSpanWords.ts';
import { PositionsBehind } from '../article/PositionsBehind.tsx';
import { useReportTitle } from '../kinds.ts';
import { shareText } from '../parts/change.ts';
import { Figures, type ReportFigure } from '../parts/Figures.tsx';
import { toReportQuery } from '../query.ts';
import { ReportFrame } from '../ReportFrame.tsx';
import { type FetchPage, useReportPages } from '../reports.queries.ts';
import { ReportTable } from '../table/ReportTable.tsx';
import { useReportView } from '../useReportView.ts';
import { useInvoicedColumns } from './useInvoicedColumns.tsx';

const report = 'invoiced-prices';
type InvoicedReport = DataOf<typeof invoicedPriceCalls.invoicedPrices>;
const fetchPage: FetchPage<InvoicedReport> = (query, signal) =>
  callApi(invoicedPriceCalls.invoicedPrices, { query: query as never }, { signal });

export function InvoicedPricesPage() {
  const { t } = useTranslation('reports');
  const [view, change] = useReportView(report);
  const reportTitle = useReportTitle();
  const query = toReportQuery(view, report);
  const pages = useReportPages(report, fetchPage, query);
  const { head } = pages;
  const spanText = useSpanWords();
  const columns = useInvoicedColumns();
  return (
    <ReportFrame
      report={report}
      view={view}
      onChange={change}
      title={head && t('invoiced.title', { value: formatMoney(head.totals.tooMuchCents) })}
      facts={head && t('invoiced.facts', { days: spanText(head.span) })}
      hasGroups={false}
      hasComparison={false}
      hasFailed={pages.hasFailed}
      onRetry={pages.retry}
    >
      <Figures label={t('figures')} isRow figures={head && figuresOf(head)} />
      <ReportTable
        report={report}
        view={view}
        onChange={change}
        label={reportTitle(report)}
        columns={columns}
        pages={pages}
        keyOf={({ productId, name, vendorId }) =>
          `p:${String(productId ?? name.de.length)}-${String(vendorId)}`
        }
        detail={{
          of: (row: InvoicedPriceRow) => <PositionsBehind query={query} row={row} />,
          label: ({ name }) => t('article.open', { name: name.de }),
        }}
      />
    </ReportFrame>
  );

  function figuresOf({ totals }: InvoicedReport): ReportFigure[] {
    return [
      { key: 'invoices', label: t('invoiced.invoices'), value: formatNumber(totals.invoices, 0) },
      { key: 'agreed', label: t('invoiced.agreed'), value: formatMoney(totals.agreedCents) },
      { key: 'charged', label: t('invoiced.charged'), value: formatMoney(totals.chargedCents) },
      {
        key: 'difference',
        label: t('price.difference'),
        value: formatMoney(totals.differenceCents),
        note: t('invoiced.share', { share: shareText(totals.differenceCents, totals.agreedCents) }),
      },
    ];
  }
}
