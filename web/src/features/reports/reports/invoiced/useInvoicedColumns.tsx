import type { InvoicedPriceRow } from '@praxora/contract/reports/order-reports';
import { useTranslation } from 'react-i18next';
import { signedMoney } from '../../../../domain/purchasing/index.ts';
import { VendorLink } from '../../../../domain/vendors/index.ts';
import { formatMoney, formatNumber } from '../../../../lib/format.ts';
import type { Column } from '../../../../ui/table/column.ts';
import { useArticleColumn } from '../parts/useArticleColumn.tsx';

/** Of one pack. */
const unitPrice = (cents: number, quantity: number): string | null =>
  quantity === 0 ? null : formatMoney(Math.round(cents / quantity));

export function useInvoicedColumns(): Column<InvoicedPriceRow>[] {
  const { t } = useTranslation('reports');
  const article = useArticleColumn<InvoicedPriceRow>();
  const priced = (cents: number, quantity: number) => (
    <>
      {formatMoney(cents)}
      <span className="px-num quiet fz-caption block">
        {t('invoiced.each', { price: unitPrice(cents, quantity) ?? '–' })}
      </span>
    </>
  );
  return [
    article,
    {
      key: 'vendor',
      head: t('price.bought'),
      sort: 'vendor',
      cell: ({ vendorId, vendorName }) => <VendorLink id={vendorId} name={vendorName} />,
    },
    {
      key: 'quantity',
      head: t('column.quantity'),
      align: 'figure',
      sort: 'quantity',
      cell: ({ quantity }) => formatNumber(quantity, 3),
    },
    {
      key: 'agreed',
      head: t('invoiced.agreed'),
      align: 'figure',
      sort: 'agreed',
      cell: ({ agreedCents, quantity }) => priced(agreedCents, quantity),
    },
    {
      key: 'charged',
      head: t('invoiced.charged'),
      align: 'figure',
      sort: 'charged',
      cell: ({ chargedCents, quantity }) => priced(chargedCents, quantity),
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
