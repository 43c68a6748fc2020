// The columns of the list of invoices.
import { Badge } from '@mantine/core';
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { ComparisonMark } from './ComparisonMark.tsx';
import { formatAmount, formatNames, stateTexts } from './invoice-texts.ts';

export function useInvoiceColumns(): readonly Column<InvoiceListed>[] {
  const { t } = useTranslation('invoices');
  return [
    {
      key: 'vendor',
      head: t('column.vendor'),
      cell: ({ vendorName, sellerName, orders }) => (
        <div className="column gap-2">
          <span className="fw-560">{vendorName ?? sellerName}</span>
          <span className="row wrap gap-8 fz-note">
            {orders.map(({ id, orderNumber }) => (
              <Link
                key={id}
                className="c-primary fw-560 td-none hover-td-underline"
                to={pathTo('order', { orderId: id })}
              >
                {orderNumber}
              </Link>
            ))}
          </span>
        </div>
      ),
    },
    {
      key: 'number',
      head: t('column.number'),
      isRowHead: true,
      cell: ({ id, number, format, profile }) => (
        <span className="row wrap gap-8 items-center">
          <Link
            className="c-primary fw-560 td-none hover-td-underline"
            to={pathTo('invoice', { invoiceId: id })}
          >
            {number}
          </Link>
          <Badge component="span">{formatNames({ format, profile })}</Badge>
        </span>
      ),
    },
    { key: 'day', head: t('column.day'), align: 'digits', cell: ({ issuedOn }) => formatDate(issuedOn) },
    {
      key: 'due',
      head: t('column.due'),
      align: 'digits',
      cell: ({ dueOn }) => (dueOn === null ? '–' : formatDate(dueOn)),
    },
    {
      key: 'comparison',
      head: t('column.comparison'),
      cell: (invoice) => (
        <div className="column gap-2">
          <ComparisonMark invoice={invoice} />
          {invoice.tooMuchCents > 0 && (
            <span className="quiet fz-note">
              {t('tooMuch', { amount: formatMoney(invoice.tooMuchCents) })}
            </span>
          )}
        </div>
      ),
    },
    { key: 'state', head: t('column.state'), cell: ({ state }) => t(stateTexts[state]) },
    { key: 'gross', head: t('column.gross'), align: 'figure', cell: formatAmount },
  ];
}
