// The list itself: the columns people chose to see, of the rows in sight.
import type { ArticleListed } from '@praxora/contract/inventory/article';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session/permissions.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { selectionColumn } from '../../../ui/table/selection.tsx';
import type { RowWindow } from '../../../ui/table/WindowedRows.tsx';
import { ArticleCell, ArticleName } from './ArticleCells.tsx';
import classes from './ArticleList.module.css';
import type { ListView, SortName } from './address.ts';
import { columns as allColumns, type ColumnName, columnTexts } from './columns.ts';
import { RowActions } from './RowActions.tsx';

const sortOfColumn: Partial<Record<ColumnName, SortName>> = {
  status: 'status',
  stock: 'stock',
  expiry: 'expiry',
  value: 'value',
};

interface ArticleTableProps {
  windowed: RowWindow<ArticleListed>;
  view: ListView;
  onSort: (sort: SortName) => void;
  loaded: readonly ArticleListed[];
  hidden: ReadonlySet<ColumnName>;
  hasCostCenters: boolean;
  /** Amounts are of one storage; the scale and the status are of the whole article. */
  isOfStorage: boolean;
  marked: ReadonlyMap<number, ArticleListed>;
  onMark: (marked: ReadonlyMap<number, ArticleListed>) => void;
}

const keyOf = ({ id }: ArticleListed) => id;

export function ArticleTable(props: ArticleTableProps) {
  const { windowed, view, onSort, loaded, hidden, hasCostCenters, isOfStorage, marked, onMark } = props;
  const { t } = useTranslation('inventory');
  const visibleColumns = allColumns
    .filter((name) => !hidden.has(name) && (name !== 'costCenter' || hasCostCenters))
    .map((name): Column<ArticleListed, SortName> => {
      const sort = sortOfColumn[name];
      return {
        key: name,
        head: name === 'stock' && isOfStorage ? t('column.stockHere') : t(columnTexts[name]),
        ...(sort === undefined ? {} : { sort }),
        ...(name === 'value' ? { align: 'figure' } : {}),
        hasNoLabel: true,
        cell: (article) => <ArticleCell name={name} article={article} />,
      };
    });
  // Whatever is done with a selection changes articles.
  const isPermitted = usePermission('editArticles');
  const columns: Column<ArticleListed, SortName>[] = [
    ...(isPermitted
      ? [
          selectionColumn({
            marked,
            onMark,
            rows: loaded,
            keyOf,
            allName: t('select.all'),
            nameOf: ({ name }) => t('select.one', { name }),
          }),
        ]
      : []),
    {
      key: 'article',
      head: t('column.article'),
      isRowHead: true,
      sort: 'name',
      cell: (article) => <ArticleName article={article} />,
    },
    ...visibleColumns,
    {
      key: 'actions',
      head: t('column.actions'),
      isHeadHidden: true,
      cell: (article) => <RowActions article={article} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      windowed={windowed}
      keyOf={keyOf}
      label={t('list.name')}
      sorting={{ by: view.sort, isDescending: view.descending, onSort }}
      rowProps={({ id }) => ({ className: classes.row, 'data-marked': marked.has(id) || undefined })}
      phone="cards"
      stickyHead="page"
      className={`${classes.table} cell-gap-8 cell-p-0 row-h-49 fixed-columns`}
    />
  );
}
