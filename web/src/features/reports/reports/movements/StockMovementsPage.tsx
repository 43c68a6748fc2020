// Every movement of stock by the day it happened: in above, out below, and the list day by day.
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { MovementFigures } from '@praxora/contract/reports/stock-reports';
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
import { MovementChart } from './MovementChart.tsx';
import { MovementFigureList } from './MovementFigureList.tsx';
import { MovementSums } from './MovementSums.tsx';
import type { MovementReport } from './movement-report.ts';
import { useDays } from './useDays.tsx';
import { useMovementColumns } from './useMovementColumns.tsx';

const report = 'stock-movements';
const fetchPage: FetchPage<MovementReport> = (query, signal) =>
  callApi(stockReportCalls.stockMovements, { query: query as never }, { signal });

export function StockMovementsPage() {
  const { t } = useTranslation(['reports', 'units']);
  const reportTitle = useReportTitle();
  const [view, change] = useReportView(report);
  const query = toReportQuery(view, report);
  const pages = useReportPages(report, fetchPage, query);
  const { head } = pages;
  const spanText = useSpanWords();
  const days = useDays(pages, view);
  const columns = useMovementColumns(view.groupBy === null && days !== undefined);
  const groups = useTableGroups({
    name: report,
    fetchPage,
    view,
    query,
    answer: head,
    noteOf: ({ movements }) => t('count.movements', { count: movements, number: formatNumber(movements, 0) }),
    figuresOf: (group: MovementFigures) => <MovementSums figures={group} />,
  });
  const totals = head?.totals;
  return (
    <ReportFrame
      report={report}
      view={view}
      onChange={change}
      title={
        totals &&
        t('movements.title', {
          input: formatMoney(totals.inputCents),
          removal: formatMoney(Math.abs(totals.removalCents)),
        })
      }
      facts={head && t('movements.facts', { days: spanText(head.span) })}
      spanBefore={head?.spanBefore}
      hasFailed={pages.hasFailed}
      onRetry={pages.retry}
    >
      <div className={`${parts.top} grid gap-20 mb-18`}>
        <MovementFigureList totals={totals} before={head?.totalsBefore ?? null} />
        <MovementChart answer={head} onChange={change} />
      </div>
      <ReportTable
        report={report}
        view={view}
        onChange={change}
        label={reportTitle(report)}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => `m:${String(id)}`}
        groups={groups}
        sections={days}
        rowMarks={({ counts }) => ({ 'data-quiet': !counts || undefined })}
        foot={totals && head && <Foot total={head.total} totals={totals} columns={columns.length} />}
      />
    </ReportFrame>
  );
}

function Foot({ total, totals, columns }: { total: number; totals: MovementFigures; columns: number }) {
  const { t } = useTranslation('reports');
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {t('count.movements', { count: total, number: formatNumber(total, 0) })}
      </th>
      <td colSpan={columns - 3} data-right className="px-num">
        <MovementSums figures={totals} />
      </td>
    </tr>
  );
}
