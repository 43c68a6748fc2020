// The columns of orders by article, and the line below them.
import type { ArticleRow, OrderFigures } from '@praxora/contract/reports/order-reports';
import { useTranslation } from 'react-i18next';
import { manufacturerText } from '../../../domain/catalog/manufacturer.ts';
import { VendorLink } from '../../../domain/vendors/VendorLink.tsx';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { ArticleName } from '../parts/ArticleName.tsx';
import { percentChange } from '../parts/change.ts';
import parts from '../parts/ReportBody.module.css';
import { ReportStatusMark } from '../parts/ReportStatusMark.tsx';

/** Its page in the inventory, else in the shop; undefined: neither has it any more. */
export const pathOfProduct = ({
  articleId,
  productId,
}: Pick<ArticleRow, 'articleId' | 'productId'>): string | undefined => {
  if (articleId !== null) return pathTo('article', { articleId });
  return productId === null ? undefined : pathTo('product', { productId });
};

export const factsOfProduct = (row: Pick<ArticleRow, 'manufacturer' | 'manufacturerNumber'>): string =>
  [manufacturerText(row.manufacturer), row.manufacturerNumber].filter((text) => text !== '').join(' · ');

export function useArticleColumns(isCompared: boolean): Column<ArticleRow>[] {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return [
    {
      key: 'article',
      head: t('column.article'),
      isRowHead: true,
      onPhone: 'whole',
      sort: 'name',
      cell: (row) => (
        <ArticleName
          name={row.name[language]}
          picture={row.picture}
          to={pathOfProduct(row)}
          sub={factsOfProduct(row)}
        />
      ),
    },
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
      cell: ({ placedAt }) => <span className={parts.quiet}>{formatDate(placedAt)}</span>,
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
            <span className={parts.sub}>
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
            <span className={parts.sub}>
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
              <span className={parts.quiet}>
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
      className: parts.strong,
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
