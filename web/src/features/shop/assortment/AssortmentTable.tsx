// The list itself, of the rows in sight.
import type { AssortmentItem } from '@praxora/contract/shop/assortment.calls';
import type { AssortmentSort } from '@praxora/rules/shop/assortment';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddToCart, useCartQuantity, useProductPositions } from '../../../domain/purchasing/index.ts';
import { type UnitTexts, useUnitTexts } from '../../../domain/shared/units.ts';
import { trackAddition } from '../../../domain/shop/index.ts';
import { type Language, useLanguage } from '../../../lib/i18n.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { selectionColumn } from '../../../ui/table/selection.tsx';
import type { RowWindow } from '../../../ui/table/WindowedRows.tsx';
import classes from './AssortmentTable.module.css';
import { addCell, amountCell, type CartOfRow } from './CartCells.tsx';
import { bestCell, boughtCell, lastCell, productCell, stockCell } from './cells.tsx';
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

type Columns = readonly Column<AssortmentItem, AssortmentSort>[];

/** Columns of what a row tells; those of the cart follow. */
function factColumns(t: TFunction<'assortment'>, language: Language, units: UnitTexts): Columns {
  return [
    {
      key: 'product',
      head: t('column.product'),
      isRowHead: true,
      sort: 'name',
      cell: (item) => productCell(t, language, item),
    },
    {
      key: 'stock',
      head: t('column.stock'),
      hasNoLabel: true,
      cell: (item) => stockCell(t, units, item),
    },
    {
      key: 'last',
      head: t('column.last'),
      hasNoLabel: true,
      sort: 'lastBought',
      cell: (item) => lastCell(t, item),
    },
    {
      key: 'best',
      head: t('column.best'),
      hasNoLabel: true,
      cell: (item) => bestCell(t, item),
    },
    {
      key: 'bought',
      head: t('column.bought'),
      hasNoLabel: true,
      align: 'figure',
      sort: 'timesBought',
      cell: (item) => boughtCell(t, item),
    },
  ];
}

/** The same ones until something other than the rows in sight changes, so that scrolling draws only what is new. */
function useColumns({
  loaded,
  amounts,
  marked,
  onMark,
}: Pick<AssortmentTableProps, 'loaded' | 'amounts' | 'marked' | 'onMark'>): Columns {
  const { t } = useTranslation('assortment');
  const { t: ofAmount } = useTranslation('addToCart');
  const language = useLanguage();
  const units = useUnitTexts();
  const positions = useProductPositions();
  const changes = useCartQuantity();
  const addToCart = useAddToCart({ onAdded: trackAddition });
  const isPermitted = usePermission('fillCart');
  return useMemo(() => {
    const facts = factColumns(t, language, units);
    if (!isPermitted) return facts;
    const cartOf = (item: AssortmentItem): CartOfRow => ({
      item,
      lying: positions.get(item.id) ?? [],
      amounts,
      changes,
      addToCart,
    });
    return [
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
        cell: (item) => amountCell(ofAmount, language, units, cartOf(item)),
      },
      {
        key: 'add',
        head: t('column.add'),
        isHeadHidden: true,
        align: 'right',
        cell: (item) => addCell(t, language, cartOf(item)),
      },
    ];
  }, [
    t,
    ofAmount,
    language,
    units,
    positions,
    changes,
    addToCart,
    isPermitted,
    loaded,
    amounts,
    marked,
    onMark,
  ]);
}

export function AssortmentTable(props: AssortmentTableProps) {
  const { windowed, sort, onSort, marked } = props;
  const { t } = useTranslation('assortment');
  const columns = useColumns(props);
  const rowProps = useCallback(
    ({ id }: AssortmentItem) => ({ className: classes.row, 'data-marked': marked.has(id) || undefined }),
    [marked],
  );
  return (
    <DataTable
      columns={columns}
      windowed={windowed}
      keyOf={keyOf}
      label={t('list')}
      sorting={{ by: sort, isDescending: sort !== 'name', onSort }}
      rowProps={rowProps}
      phone="cards"
      stickyHead="page"
      className={`${classes.table} cell-gap-8 cell-p-0 fixed-columns`}
    />
  );
}
