import type { PriceCheckRow } from '@praxora/contract/reports/order-reports';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { VendorLink } from '../../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import type { Column } from '../../../../ui/table/column.ts';
import parts from '../parts/ReportBody.module.css';
import { useArticleColumn } from '../parts/useArticleColumn.tsx';

export function usePriceCheckColumns(): Column<PriceCheckRow>[] {
  const { t } = useTranslation('reports');
  const article = useArticleColumn<PriceCheckRow>();
  return [
    article,
    {
      key: 'vendor',
      head: t('price.bought'),
      sort: 'vendor',
      cell: ({ vendorId, vendorName, lastUnitPriceCents }) => (
        <>
          <VendorLink id={vendorId} name={vendorName} />
          <span className={`px-num ${parts.sub}`}>
            {t('article.lastPrice', { price: formatMoney(lastUnitPriceCents) })}
          </span>
        </>
      ),
    },
    {
      key: 'cheapest',
      head: t('price.cheapest'),
      cell: ({ lowest, vendorId }) =>
        lowest.vendorId === vendorId ? (
          <span className={parts.quiet}>{t('price.same')}</span>
        ) : (
          <>
            <VendorLink id={lowest.vendorId} name={lowest.vendorName} />
            <span className={`px-num ${parts.sub}`}>{formatMoney(lowest.unitPriceCents)}</span>
          </>
        ),
    },
    {
      key: 'quantity',
      head: t('column.quantity'),
      align: 'figure',
      sort: 'quantity',
      cell: ({ quantity }) => formatNumber(quantity, 0),
    },
    {
      key: 'paid',
      head: t('price.paid'),
      align: 'figure',
      sort: 'paid',
      cell: ({ paidCents }) => formatMoney(paidCents),
    },
    {
      key: 'lowest',
      head: t('price.lowest'),
      align: 'figure',
      sort: 'lowest',
      cell: ({ lowestCents }) => formatMoney(lowestCents),
    },
    {
      key: 'difference',
      head: t('price.difference'),
      align: 'figure',
      sort: 'difference',
      className: parts.strong,
      cell: ({ differenceCents }) => signedMoney(differenceCents),
    },
  ];
}
