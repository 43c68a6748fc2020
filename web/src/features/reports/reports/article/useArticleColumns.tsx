// The columns of orders by article, and the line below them.
import type { ArticleRow, OrderFigures } from '@praxora/contract/reports/order-reports';
import { useTranslation } from 'react-i18next';
import { VendorLink } from '../../../../domain/vendors/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { percentChange } from '../parts/change.ts';
import { ReportStatusMark } from '../parts/ReportStatusMark.tsx';
import { useArticleColumn } from '../parts/useArticleColumn.tsx';

export function useArticleColumns(isCompared: boolean): Column<ArticleRow>[] {
  const { t } = useTranslation('reports');
  const article = useArticleColumn<ArticleRow>();
  return [
    article,
    {
      key: 'vendor',
      head: t('vendor.vendor'),
      sort: 'vendor',
      cell: ({ vendorId, vendorName }) => <VendorLink id={vendorId} name={vendorName} />,
    },
    {
      key: 'date',
      head: t('article.last'),
      align: 'digits',
      sort: 'date',
      cell: ({ placedAt }) => <span className="quiet fz-note">{formatDate(placedAt)}</span>,
    },
    { key: 'status', head: t('column.status'), cell: ({ status }) => <ReportStatusMark status={status} /> },
    {
      key: 'quantity',
      head: t('column.quantity'),
      align: 'figure',
      sort: 'quantity',
      cell: ({ quantity, returnedUnits }) => (
        <>
          {formatNumber(quantity, 0)}
          {returnedUnits > 0 && (
            <span className="quiet fz-caption block">
              {t('article.returnedUnits', { count: returnedUnits, number: formatNumber(returnedUnits, 0) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'unitPrice',
      head: t('article.unitPrice'),
      align: 'figure',
      sort: 'unitPrice',
      cell: ({ unitPriceCents, lastUnitPriceCents }) => (
        <>
          {formatMoney(unitPriceCents)}
          {lastUnitPriceCents !== unitPriceCents && (
            <span className="quiet fz-caption block">
              {t('article.lastPrice', { price: formatMoney(lastUnitPriceCents) })}
            </span>
          )}
        </>
      ),
    },
    ...(isCompared
      ? [
          {
            key: 'before',
            head: t('vendor.before'),
            align: 'figure' as const,
            cell: ({ valueCents, before }: ArticleRow) => (
              <span className="quiet fz-note">
                {percentChange(valueCents, before?.valueCents ?? 0) ?? t('change.new')}
              </span>
            ),
          },
        ]
      : []),
    {
      key: 'value',
      head: t('column.value'),
      align: 'figure',
      sort: 'value',
      className: 'fw-620',
      cell: ({ valueCents }) => formatMoney(valueCents),
    },
  ];
}

interface ArticleFootProps {
  total: number;
  totals: OrderFigures;
  columns: number;
}

export function ArticleFoot({ total, totals, columns }: ArticleFootProps) {
  const { t } = useTranslation('reports');
  return (
    <tr>
      <td />
      <th scope="row" colSpan={4}>
        {t('article.total', { count: total, number: formatNumber(total, 0) })}
      </th>
      <td data-right className="px-num">
        {formatNumber(totals.units, 0)}
      </td>
      <td colSpan={columns - 6} data-right className="px-num">
        {formatMoney(totals.goodsCents)}
      </td>
    </tr>
  );
}
