// Stock on hand at the end of a day with its value: the inventory list for the tax adviser at the end of the year.
import { Stack } from '@mantine/core';
import { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { InventoryGroup } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { useValueTexts } from '../../../../domain/inventory/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { useReportTitle } from '../kinds.ts';
import { toReportQuery } from '../query.ts';
import { ReportFrame } from '../ReportFrame.tsx';
import { type FetchPage, useReportPages } from '../reports.queries.ts';
import { ReportTable } from '../table/ReportTable.tsx';
import { useTableGroups } from '../table/useTableGroups.tsx';
import { useReportView } from '../useReportView.ts';
import { DayChip } from './DayChip.tsx';
import { ExpiryOutlook } from './ExpiryOutlook.tsx';
import { InventoryFigureList } from './InventoryFigureList.tsx';
import type { InventoryReport } from './inventory-report.ts';
import { LaterBookings } from './LaterBookings.tsx';
import { TaxCard } from './TaxCard.tsx';
import { useInventoryColumns } from './useInventoryColumns.tsx';
import { Versions } from './Versions.tsx';

const report = 'inventory';
const fetchPage: FetchPage<InventoryReport> = (query, signal) =>
  callApi(stockReportCalls.inventory, { query: query as never }, { signal });

export function InventoryReportPage() {
  const { t } = useTranslation(['reports', 'stock', 'units']);
  const reportTitle = useReportTitle();
  const language = useLanguage();
  const { withUnpriced } = useValueTexts();
  const [view, change] = useReportView(report);
  const query = toReportQuery(view, report);
  const pages = useReportPages(report, fetchPage, query);
  const { head } = pages;
  const columns = useInventoryColumns(view.groupBy === 'storage');
  // A group is of the day the list is of: it has no days of its own.
  const answer = head && { groups: head.groups, span: { from: null, to: null } };
  const groups = useTableGroups({
    name: report,
    fetchPage,
    view,
    query,
    answer,
    noteOf: ({ entries, unpricedArticles }) =>
      withUnpriced(
        t('count.entries', { count: entries, number: formatNumber(entries, 0) }),
        unpricedArticles,
      ),
    figuresOf: (group: InventoryGroup) => <b>{formatMoney(group.valueCents)}</b>,
  });
  const day = head ? dayWords(head.asOf, language) : '';
  return (
    <ReportFrame
      report={report}
      view={view}
      onChange={change}
      title={head && t('inventory.title', { value: formatMoney(head.totals.valueCents) })}
      facts={view.asOf === null ? t('inventory.factsNow') : t('inventory.facts', { day })}
      days={<DayChip day={view.asOf} onChange={(asOf) => change({ asOf, open: [] })} />}
      spanBefore={head?.dayBefore ? { from: head.dayBefore, to: head.dayBefore } : null}
      hasFailed={pages.hasFailed}
      onRetry={pages.retry}
    >
      <div className="side-288 below-desk-one-column grid gap-20">
        <Stack gap={12} miw={0}>
          <InventoryFigureList answer={head} view={view} onChange={change} />
          {head && <LaterBookings answer={head} view={view} />}
          <ReportTable
            report={report}
            view={view}
            onChange={change}
            label={reportTitle(report)}
            columns={columns}
            pages={pages}
            keyOf={({ stockId, storageId }) => `s:${String(stockId)}-${String(storageId)}`}
            groups={groups}
            foot={head && <Foot answer={head} columns={columns.length} />}
          />
        </Stack>
        <div className="column gap-16 self-start min-w-0">
          {head && <TaxCard answer={head} onMissing={() => change({ withoutPrice: true, groupBy: null })} />}
          <Versions />
          {head && (
            <ExpiryOutlook
              outlook={head.outlook}
              onChoose={(bands) => change({ filters: { ...view.filters, expiry: bands } })}
            />
          )}
        </div>
      </div>
    </ReportFrame>
  );
}

function Foot({ answer: { totals }, columns }: { answer: InventoryReport; columns: number }) {
  const { t } = useTranslation('reports');
  const { sumText } = useValueTexts();
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {t('inventory.total', {
          count: totals.entries,
          number: formatNumber(totals.entries, 0),
          storages: formatNumber(totals.storages, 0),
        })}
      </th>
      <td colSpan={columns - 3} data-right data-wraps className="px-num">
        {sumText(totals.valueCents, totals.unpricedArticles)}
      </td>
    </tr>
  );
}
