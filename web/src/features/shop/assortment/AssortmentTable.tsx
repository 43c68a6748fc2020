// The list itself, of the rows in sight.
import type { AssortmentItem } from '@praxora/contract/shop/assortment.calls';
import type { AssortmentSort } from '@praxora/rules/shop/assortment';
import { useTranslation } from 'react-i18next';
import { useCartQuantity, useProductPositions } from '../../../domain/purchasing/index.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { selectionColumn } from '../../../ui/table/selection.tsx';
import type { RowWindow } from '../../../ui/table/WindowedRows.tsx';
import classes from './AssortmentTable.module.css';
import { AddCell, AmountCell } from './CartCells.tsx';
import { BestCell, BoughtCell, LastCell, ProductCell, StockCell } from './cells.tsx';
import type { Amounts } from './useAmounts.ts';

interface AssortmentTableProps {
  windowed: RowWindow<AssortmentItem>;
  sort: AssortmentSort;
  onSort: (sort: AssortmentSort) => void;
  loaded: readonly AssortmentItem[];
  amounts: Amounts;
  marked: ReadonlyMap<number, AssortmentItem>;
  onMark: (marked: ReadonlyMap<number, AssortmentItem>) => void;
}

const keyOf = ({ id }: AssortmentItem) => id;

/** Columns of what a row tells; those of the cart follow. */
function useFactColumns(): Column<AssortmentItem, AssortmentSort>[] {
  const { t } = useTranslation('assortment');
  return [
    {
      key: 'product',
      head: t('column.product'),
      isRowHead: true,
      sort: 'name',
      cell: (item) => <ProductCell item={item} />,
    },
    { key: 'stock', head: t('column.stock'), hasNoLabel: true, cell: (item) => <StockCell item={item} /> },
    {
      key: 'last',
      head: t('column.last'),
      hasNoLabel: true,
      sort: 'lastBought',
      cell: (item) => <LastCell item={item} />,
    },
    { key: 'best', head: t('column.best'), hasNoLabel: true, cell: (item) => <BestCell item={item} /> },
    {
      key: 'bought',
      head: t('column.bought'),
      hasNoLabel: true,
      align: 'figure',
      sort: 'timesBought',
      cell: (item) => <BoughtCell item={item} />,
    },
  ];
}

export function AssortmentTable(props: AssortmentTableProps) {
  const { windowed, sort, onSort, loaded, amounts, marked, onMark } = props;
  const { t } = useTranslation('assortment');
  const language = useLanguage();
  const positions = useProductPositions();
  const changes = useCartQuantity();
  const facts = useFactColumns();
  const cartOf = (item: AssortmentItem) => ({ item, lying: positions.get(item.id) ?? [], amounts, changes });
  const columns: Column<AssortmentItem, AssortmentSort>[] = usePermission('fillCart')
    ? [
        selectionColumn({
          marked,
          onMark,
          rows: loaded,
          keyOf,
          canMark: ({ best }) => best !== null,
          allName: t('select.all'),
          nameOf: ({ name }) => t('select.one', { name: name[language] }),
        }),
        ...facts,
        {
          key: 'amount',
          head: t('column.amount'),
          hasNoLabel: true,
          cell: (item) => <AmountCell {...cartOf(item)} />,
        },
        {
          key: 'add',
          head: t('column.add'),
          isHeadHidden: true,
          align: 'right',
          cell: (item) => <AddCell {...cartOf(item)} />,
        },
      ]
    : facts;
  return (
    <DataTable
      columns={columns}
      windowed={windowed}
      keyOf={keyOf}
      label={t('list')}
      sorting={{ by: sort, isDescending: sort !== 'name', onSort }}
      rowProps={({ id }) => ({ className: classes.row, 'data-marked': marked.has(id) || undefined })}
      phone="cards"
      stickyHead="page"
      className={`${classes.table} cell-gap-8 cell-p-0 fixed-columns`}
    />
  );
}
