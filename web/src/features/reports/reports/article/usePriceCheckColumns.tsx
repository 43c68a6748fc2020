import type { PriceCheckRow } from '@praxora/contract/reports/order-reports';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { VendorLink } from '../../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import type { Column } from '../../../../ui/table/column.ts';
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
          <span className="px-num quiet fz-caption block">
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
          <span className="quiet fz-note">{t('price.same')}</span>
        ) : (
          <>
            <VendorLink id={lowest.vendorId} name={lowest.vendorName} />
            <span className="px-num quiet fz-caption block">{formatMoney(lowest.unitPriceCents)}</span>
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
      className: 'fw-620',
      cell: ({ differenceCents }) => signedMoney(differenceCents),
    },
  ];
}
