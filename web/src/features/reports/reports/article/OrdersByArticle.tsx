// Articles as they were ordered: each row one article at one vendor, down to the orders.
import type { ArticleRow, OrderGroup } from '@praxora/contract/reports/order-reports';
import { orderReportCalls } from '@praxora/contract/reports/reports.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
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
import type { ChangeView } from '../useReportView.ts';
import { OrderFigureList } from '../vendor/OrderFigureList.tsx';
import type { ReportView } from '../view.ts';
import { PositionsBehind } from './PositionsBehind.tsx';
import { ArticleFoot, useArticleColumns } from './useArticleColumns.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const report = 'orders-by-article';
type ArticleReport = DataOf<typeof orderReportCalls.ordersByArticle>;
const fetchPage: FetchPage<ArticleReport> = (query, signal) =>
  callApi(orderReportCalls.ordersByArticle, { query: query as never }, { signal });

interface OrdersByArticleProps {
  view: ReportView;
  onChange: ChangeView;
}

/** A product that is in no catalogue any more is told by its name. */
const keyOf = ({ productId, name, vendorId }: ArticleRow): string => {
  const own =
    productId ?? `n${[...name.de].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7)}`;
  return `p:${String(own)}-${String(vendorId)}`;
};

export function OrdersByArticle({ view, onChange }: OrdersByArticleProps) {
  const { t } = useTranslation('reports');
  const reportTitle = useReportTitle();
  const query = toReportQuery(view, report);
  const pages = useReportPages(report, fetchPage, query);
  const { head } = pages;
  const spanText = useSpanWords();
  const columns = useArticleColumns(head?.spanBefore !== null && head?.spanBefore !== undefined);
  const groups = useTableGroups({
    name: report,
    fetchPage,
    view,
    query,
    answer: head,
    noteOf: ({ positions }) => t('count.positions', { count: positions, number: formatNumber(positions, 0) }),
    figuresOf: (group: OrderGroup) => <b>{formatMoney(group.goodsCents)}</b>,
  });
  const totals = head?.totals;
  const articles = { count: head?.total ?? 0, number: formatNumber(head?.total ?? 0, 0) };
  return (
    <ReportFrame
      report={report}
      view={view}
      onChange={onChange}
      title={totals && t('article.title', { ...articles, value: formatMoney(totals.goodsCents) })}
      facts={head && t('article.facts', { days: spanText(head.span) })}
      spanBefore={head?.spanBefore}
      end={<ViewSwitch isPriceCheck={false} onChange={onChange} />}
      hasFailed={pages.hasFailed}
      onRetry={pages.retry}
    >
      <div className={`${parts.top} grid gap-20 mb-18`}>
        <OrderFigureList totals={totals} before={head?.totalsBefore ?? null} isOfGoods />
        <ValueChart
          title={{ day: t('article.byDay'), month: t('article.byMonth') }}
          label={t('article.chart')}
          part={t('article.goods')}
          answer={head}
          onChange={onChange}
        />
      </div>
      <ReportTable
        report={report}
        view={view}
        onChange={onChange}
        label={reportTitle(report)}
        columns={columns}
        pages={pages}
        keyOf={keyOf}
        detail={{
          of: (row, ofGroup) => <PositionsBehind query={ofGroup ?? query} row={row} />,
          label: ({ name }) => t('article.open', { name: name.de }),
        }}
        groups={groups}
        foot={head && <ArticleFoot total={head.total} totals={head.totals} columns={columns.length + 1} />}
      />
    </ReportFrame>
  );
}
