import type { InventoryRow } from '@praxora/contract/reports/stock-reports';
import { useTranslation } from 'react-i18next';
import { StockStatus, useValueTexts } from '../../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { useArticleColumn } from '../parts/useArticleColumn.tsx';
import { AddPrice } from './AddPrice.tsx';
import classes from './Inventory.module.css';

export function useInventoryColumns(isByStorage: boolean): Column<InventoryRow>[] {
  const { t } = useTranslation(['reports', 'units', 'stock']);
  const { unitName, perPack } = useUnitTexts();
  const { valueText } = useValueTexts();
  const language = useLanguage();
  const article = useArticleColumn<InventoryRow>();
  return [
    article,
    isByStorage
      ? {
          key: 'category',
          head: t('column.category'),
          sort: 'category',
          className: 'quiet fz-note',
          cell: ({ category }) => category?.[language] ?? t('noCategory'),
        }
      : {
          key: 'storage',
          head: t('inventory.place'),
          sort: 'storage',
          cell: ({ storage, category }) => (
            <>
              {storage}
              <span className="quiet fz-caption block">{category?.[language] ?? t('noCategory')}</span>
            </>
          ),
        },
    {
      key: 'batch',
      head: t('movements.batch'),
      sort: 'expiry',
      cell: ({ batchNumber, expirationDate, expiry }) => (
        <>
          <span className="mono fz-note">{batchNumber || '–'}</span>
          {expirationDate && (
            <span className={`px-num ${classes.expiry} quiet block fz-note nowrap`} data-band={expiry}>
              {formatDate(expirationDate)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'quantity',
      head: t('column.quantity'),
      align: 'figure',
      sort: 'quantity',
      className: classes.amount,
      cell: ({ quantity, unit, status }) => (
        <>
          <b>{formatNumber(quantity, 0)}</b>{' '}
          <span className="quiet fz-note">{unitName(unit, Math.abs(quantity))}</span>
          <span className="block">
            <StockStatus status={status} />
          </span>
        </>
      ),
    },
    {
      key: 'price',
      head: t('column.price'),
      align: 'figure',
      sort: 'price',
      cell: (row) =>
        row.orderUnitPriceCents === null ? (
          <Permitted permission="freezeReports">
            <AddPrice row={row} />
          </Permitted>
        ) : (
          <>
            {formatMoney(row.orderUnitPriceCents)}
            <span className="quiet fz-caption block" data-wraps>
              {perPack(row.unitsPerOrderUnit, row.unit)}
            </span>
          </>
        ),
    },
    {
      key: 'value',
      head: t('inventory.value'),
      align: 'figure',
      sort: 'value',
      cell: ({ valueCents }) =>
        valueCents === null ? (
          <span className="quiet fz-note">{valueText(0, true)}</span>
        ) : (
          formatMoney(valueCents)
        ),
    },
  ];
}
