// Consumption by article and cost center, month by month.
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { ConsumptionFigures } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useSpanWords } from '../../../../ui/filters/useSpanWords.ts';
import { useReportTitle } from '../kinds.ts';
import parts from '../parts/ReportBody.module.css';
import { ValueChart } from '../parts/ValueChart.tsx';
import { toReportQuery } from '../query.ts';
import { ReportFrame } from '../ReportFrame.tsx';
import { type FetchPage, useReportPages } from '../reports.queries.ts';
import { ReportTable } from '../table/ReportTable.tsx';
import { useTableGroups } from '../table/useTableGroups.tsx';
import { useReportView } from '../useReportView.ts';
import { ConsumptionFigureList } from './ConsumptionFigureList.tsx';
import type { ConsumptionReport } from './consumption-report.ts';
import { DisposedMonths } from './DisposedMonths.tsx';
import { MovementsBehind } from './MovementsBehind.tsx';
import { ConsumptionFoot, useConsumptionColumns } from './useConsumptionColumns.tsx';

const report = 'consumption';
const fetchPage: FetchPage<ConsumptionReport> = (query, signal) =>
  callApi(stockReportCalls.consumption, { query: query as never }, { signal });

export function ConsumptionPage() {
  const { t } = useTranslation(['reports', 'units', 'stock']);
  const reportTitle = useReportTitle();
  const { withUnpriced } = useValueTexts();
  const [view, change] = useReportView(report);
  const query = toReportQuery(view, report);
  const pages = useReportPages(report, fetchPage, query);
  const { head } = pages;
  const spanText = useSpanWords();
  const columns = useConsumptionColumns(head);
  const groups = useTableGroups({
    name: report,
    fetchPage,
    view,
    query,
    answer: head,
    noteOf: ({ articles, unpricedArticles }) =>
      withUnpriced(
        t('count.articles', { count: articles, number: formatNumber(articles, 0) }),
        unpricedArticles,
      ),
    figuresOf: (group: ConsumptionFigures) => <b>{formatMoney(group.valueCents)}</b>,
  });
  const totals = head?.totals;
  return (
    <ReportFrame
      report={report}
      view={view}
      onChange={change}
      title={
        totals &&
        t('consumption.title', {
          count: totals.articles,
          number: formatNumber(totals.articles, 0),
          value: formatMoney(totals.valueCents),
        })
      }
      facts={head && t('consumption.facts', { days: spanText(head.span) })}
      spanBefore={head?.spanBefore}
      hasFailed={pages.hasFailed}
      onRetry={pages.retry}
    >
      <div className={`${parts.top} grid gap-20 mb-18`}>
        <ConsumptionFigureList answer={head} />
        <ValueChart
          title={{ day: t('consumption.byDay'), month: t('consumption.byMonth') }}
          label={t('consumption.chart')}
          part={t('consumption.value')}
          answer={head}
          onChange={change}
        />
      </div>
      <DisposedMonths months={head?.disposed} />
      <ReportTable
        report={report}
        view={view}
        onChange={change}
        label={reportTitle(report)}
        columns={columns}
        pages={pages}
        keyOf={({ articleId, costCenter }) => `a:${String(articleId)}-${String(costCenter?.id ?? 0)}`}
        detail={{
          of: (row, ofGroup) => <MovementsBehind query={ofGroup ?? query} row={row} />,
          label: ({ name }) => t('consumption.open', { name }),
        }}
        groups={groups}
        foot={head && <ConsumptionFoot answer={head} columns={columns.length + 1} />}
      />
    </ReportFrame>
  );
}
