// The rows of a report: each opens to what stands behind it, and groups to their rows. The same table is what a screen reader
// gets of the picture above.

import { Button } from '@mantine/core';
import type { ReportName } from '@praxora/rules/reports/report-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { NothingFound } from '../parts/NothingFound.tsx';
import type { ReportQuery } from '../query.ts';
import type { Paged, ReportPages } from '../reports.queries.ts';
import type { ChangeView } from '../useReportView.ts';
import { type ReportView, sortedBy, withOpen } from '../view.ts';
import { GroupHead, GroupMore } from './GroupHead.tsx';
import { type Line, toColumns, toLines } from './lines.tsx';
import classes from './ReportTable.module.css';
import type { TableGroup } from './table-group.ts';

interface LoadMoreProps {
  loaded: number;
  total: number;
  isBusy: boolean;
  onMore: () => void;
}

/** Under the table: how much of it is there, and the way to the rest. */
function LoadMore({ loaded, total, isBusy, onMore }: LoadMoreProps) {
  const { t } = useTranslation('reports');
  if (total === 0) return null;
  const figures = { loaded: formatNumber(loaded, 0), total: formatNumber(total, 0) };
  return (
    <div className="row spread gap-12 quiet fz-note m-12-0-24">
      <span className="px-num" role="status">
        {t('loaded', figures)}
      </span>
      {loaded < total && (
        <Button variant="default" loading={isBusy} onClick={onMore}>
          {t('loadMore')}
        </Button>
      )}
    </div>
  );
}

interface ReportTableProps<Row> {
  report: ReportName;
  view: ReportView;
  onChange: ChangeView;
  label: string;
  columns: readonly Column<Row>[];
  pages: ReportPages<Paged<Row>>;
  keyOf: (row: Row) => string;
  /** Details behind a row; left out: rows do not open. */
  detail?: {
    readonly of: (row: Row, query: ReportQuery | null) => ReactNode;
    readonly label: (row: Row) => string;
  };
  /** Instead of the plain rows; each fetches its own. */
  groups?: readonly TableGroup<Row>[] | undefined;
  /** The plain rows under heads, such as days. */
  sections?: readonly TableGroup<Row>[] | undefined;
  /** Rows of a row's own look, such as the second side of a move. */
  rowMarks?: (row: Row) => Readonly<Record<`data-${string}`, boolean | undefined>>;
  foot?: ReactNode;
}

export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { report, view, onChange, label, pages, keyOf, detail, groups, sections, rowMarks, foot } = props;
  const { t } = useTranslation('reports');
  const toggle = (key: string) => onChange(withOpen(key), { replace: true });
  const columns = toColumns(props.columns, detail && { ...detail, heading: t('open'), onToggle: toggle });
  const lines = (some: readonly Row[], group?: TableGroup<Row>) =>
    toLines(some, keyOf, detail ? view.open : [], group);
  const span = columns.length;
  const heads = groups ?? sections;
  const table = (
    <DataTable<Line<Row>, string>
      label={label}
      columns={columns}
      {...(heads
        ? {
            groups: heads.flatMap((group) => [
              {
                key: group.key,
                head: <GroupHead group={group} span={span} onToggle={() => toggle(group.key)} />,
                rows: lines(group.rows ?? [], group),
              },
              ...(group.more > 0 || group.rows === undefined
                ? [{ key: `${group.key}-more`, head: <GroupMore group={group} span={span} />, rows: [] }]
                : []),
            ]),
          }
        : { rows: pages.head && lines(pages.items) })}
      keyOf={({ key }) => key}
      sorting={{
        by: view.sort,
        isDescending: view.descending,
        onSort: (sort) => onChange(sortedBy(report, sort)),
      }}
      rowProps={({ row, isDetail }) => ({ 'data-detail': isDetail || undefined, ...rowMarks?.(row) })}
      phone="cards"
      stickyHead="page"
      className={`${classes.table} cell-p-7 row-h-48`}
      foot={foot}
      empty={<NothingFound view={view} onChange={onChange} />}
    />
  );
  return (
    <>
      {table}
      {pages.head && !groups && (
        <LoadMore
          loaded={pages.items.length}
          total={pages.head.total}
          isBusy={pages.isLoadingMore}
          onMore={pages.loadMore}
        />
      )}
    </>
  );
}
