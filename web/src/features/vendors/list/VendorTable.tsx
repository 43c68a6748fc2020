// A vendor a row: its terms, what was spent there and how fast it is, with the heart and the switch.
import type { VendorListed } from '@praxora/contract/vendors/vendor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { scaleEnd } from '../delivery.ts';
import { FavoriteHeart } from '../FavoriteHeart.tsx';
import { PurchasingSwitch } from '../PurchasingSwitch.tsx';
import { formatPercent } from '../useVendorTexts.ts';
import { isDescending, type VendorSort, type VendorView } from './address.ts';
import { type ColumnName, columnNames, columnTexts } from './columns.ts';
import { RowMenu } from './RowMenu.tsx';
import { DeliveryCell, ShippingCell, SpendingCell, SurchargeCell, VendorCell } from './VendorCells.tsx';
import classes from './VendorList.module.css';

interface VendorTableProps {
  vendors: readonly VendorListed[];
  /** Spending at the vendor with the most of it. */
  largestCents: number;
  view: VendorView;
  hidden: ReadonlySet<ColumnName>;
  onSort: (sort: VendorSort) => void;
}

export function VendorTable({ vendors, largestCents, view, hidden, onSort }: VendorTableProps) {
  const { t } = useTranslation('vendors');
  const end = scaleEnd(vendors);
  const cells: Readonly<Record<ColumnName, (vendor: VendorListed) => ReactNode>> = {
    shipping: (vendor) => <ShippingCell vendor={vendor} />,
    surcharge: (vendor) => <SurchargeCell vendor={vendor} />,
    discount: ({ ownDiscount }) =>
      ownDiscount > 0 ? <b>{formatPercent(ownDiscount)}</b> : <span className="c-ink-3">–</span>,
    spending: (vendor) => <SpendingCell vendor={vendor} largestCents={largestCents} />,
    lastOrder: ({ lastOrderAt }) => formatDate(lastOrderAt),
    delivery: (vendor) => <DeliveryCell vendor={vendor} end={end} />,
  };
  const columns: Column<VendorListed, VendorSort>[] = [
    {
      key: 'favorite',
      head: t('column.favorite'),
      isHeadHidden: true,
      cell: (vendor) => <FavoriteHeart vendor={vendor} />,
    },
    {
      key: 'vendor',
      head: t('column.vendor'),
      isRowHead: true,
      sort: 'name',
      cell: (vendor) => <VendorCell vendor={vendor} />,
    },
    ...columnNames
      .filter((name) => !hidden.has(name))
      .map(
        (name): Column<VendorListed, VendorSort> => ({
          key: name,
          head: t(columnTexts[name]),
          ...(name === 'delivery' ? {} : { align: 'figure' }),
          sort: name,
          cell: cells[name],
        }),
      ),
    {
      key: 'purchasing',
      head: t('column.purchasing'),
      cell: (vendor) => <PurchasingSwitch vendor={vendor} />,
    },
    {
      key: 'actions',
      head: t('column.actions'),
      isHeadHidden: true,
      cell: (vendor) => <RowMenu vendor={vendor} />,
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={vendors}
      keyOf={({ id }) => id}
      label={t('list.name')}
      sorting={{ by: view.sort, isDescending: isDescending(view), onSort }}
      rowProps={({ isHidden }) => ({ className: classes.row, 'data-hidden': isHidden || undefined })}
      stickyHead="page"
      className={`${classes.table} cell-gap-8 cell-p-4 row-h-60`}
    />
  );
}
