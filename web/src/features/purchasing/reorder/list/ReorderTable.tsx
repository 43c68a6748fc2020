// The list, most urgent group first: what to order, how much of it, from whom.
import type { ReorderGroup } from '@praxora/contract/purchasing/reorder';
import { type Icon, IconAlertSquareFilled, IconAlertTriangleFilled, IconPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import marks from '../../../../ui/marks/ToneMark.module.css';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { selectionColumn } from '../../../../ui/table/selection.tsx';
import type { ReorderView, SortName } from '../address.ts';
import { type Line, toGroups } from '../lines.ts';
import type { FormerAmounts } from '../usePutIntoCart.ts';
import { useRowChange } from '../useRowChange.ts';
import { AmountCell } from './AmountCell.tsx';
import { ArticleCell } from './ArticleCell.tsx';
import { OfferCell } from './OfferCell.tsx';
import classes from './ReorderTable.module.css';
import { RowMenu } from './RowMenu.tsx';
import { ReachCell, StockCell } from './StockCells.tsx';

interface ReorderTableProps {
  lines: readonly Line[];
  view: ReorderView;
  onSort: (sort: SortName) => void;
  selected: ReadonlyMap<number, Line>;
  onSelect: (selected: ReadonlyMap<number, Line>) => void;
  formerAmounts: FormerAmounts;
}

const keyOf = ({ articleId }: Line) => articleId;

export function ReorderTable({ lines, view, onSort, selected, onSelect, ...more }: ReorderTableProps) {
  const { t } = useTranslation('reorder');
  const change = useRowChange();
  const run = (wanted: Parameters<typeof change.run>[0]) => void change.run(wanted);
  const columns: Column<Line, SortName>[] = [
    selectionColumn({
      marked: selected,
      onMark: onSelect,
      rows: lines,
      keyOf,
      canMark: ({ canBeOrdered }) => canBeOrdered,
      allName: t('select.all'),
      nameOf: ({ row }) => t('select.one', { name: row.article.name }),
    }),
    {
      key: 'article',
      head: t('column.article'),
      isRowHead: true,
      sort: 'name',
      cell: ({ row }) => <ArticleCell row={row} />,
    },
    { key: 'stock', head: t('column.stock'), hasNoLabel: true, cell: ({ row }) => <StockCell row={row} /> },
    {
      key: 'reach',
      head: t('column.reach'),
      sort: 'reach',
      hasNoLabel: true,
      cell: ({ row }) => <ReachCell row={row} />,
    },
    {
      key: 'order',
      head: t('column.order'),
      hasNoLabel: true,
      cell: (line) => (
        <AmountCell line={line} former={more.formerAmounts.get(line.articleId)} onChange={run} />
      ),
    },
    {
      key: 'offer',
      head: t('column.offer'),
      sort: 'vendor',
      hasNoLabel: true,
      cell: (line) => <OfferCell line={line} view={view} onChange={run} />,
    },
    {
      key: 'total',
      head: t('column.total'),
      align: 'figure',
      sort: 'total',
      hasNoLabel: true,
      cell: ({ offer, amount, netCents }) => (offer && amount > 0 ? <b>{formatMoney(netCents)}</b> : null),
    },
    {
      key: 'actions',
      head: t('column.actions'),
      isHeadHidden: true,
      cell: (line) => <RowMenu line={line} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      groups={toGroups(lines).map(({ name, lines: inside, figures }) => ({
        key: name,
        head: <GroupHead name={name} figures={figures} columns={columns.length} />,
        rows: inside,
      }))}
      keyOf={keyOf}
      label={t('list')}
      sorting={{ by: view.sort, isDescending: view.descending, onSort }}
      rowProps={({ articleId }) => ({
        className: classes.row,
        'data-marked': selected.has(articleId) || undefined,
      })}
      phone="cards"
      stickyHead="page"
      className={`${classes.table} cell-gap-8 cell-p-8 row-h-60 fixed-columns`}
    />
  );
}

const groups = {
  belowMinimum: { text: 'group.belowMinimum', tone: 'min', icon: IconAlertSquareFilled },
  reOrderPoint: { text: 'group.reOrderPoint', tone: 'warn', icon: IconAlertTriangleFilled },
  putHere: { text: 'group.putHere', tone: 'primary', icon: IconPin },
} as const satisfies Record<ReorderGroup, { text: string; tone: string; icon: Icon }>;

interface GroupHeadProps {
  name: ReorderGroup;
  figures: ReturnType<typeof toGroups>[number]['figures'];
  columns: number;
}

function GroupHead({ name, figures: { toOrder, covered }, columns }: GroupHeadProps) {
  const { t } = useTranslation('reorder');
  const numbers = { number: formatNumber(toOrder, 0), covered: formatNumber(covered, 0) };
  const { text, tone, icon: GroupIcon } = groups[name];
  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={columns}>
        <span className={marks.mark} data-tone={tone}>
          <GroupIcon size={15} aria-hidden />
          {t(text)}
        </span>
        <span className="px-num quiet fz-note ml-8 phone-ml-0">
          {covered === 0
            ? t('group.toOrder', numbers)
            : toOrder === 0
              ? t('group.covered', numbers)
              : t('group.both', numbers)}
        </span>
      </th>
    </tr>
  );
}
