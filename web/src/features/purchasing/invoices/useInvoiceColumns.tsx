// The columns of the inbox.
import { Badge } from '@mantine/core';
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { ComparisonMark } from './ComparisonMark.tsx';
import { DueDay } from './DueDay.tsx';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoiceVendor } from './InvoiceVendor.tsx';
import { type InboxView, viewQuery } from './inbox-view.ts';
import { formatAmount, formatNames } from './invoice-texts.ts';

const linkClass = 'c-primary fw-560 td-none hover-td-underline';

/** The page of an invoice knows the list it was opened from. */
export function useInvoiceColumns(view: InboxView): readonly Column<InvoiceListed>[] {
  const { t } = useTranslation('invoices');
  const linkTo = (invoiceId: number) => pathTo('invoice', { invoiceId }, viewQuery(view));
  return [
    {
      key: 'vendor',
      head: t('column.vendor'),
      hasNoLabel: true,
      cell: (invoice) => <InvoiceVendor invoice={invoice} to={linkTo(invoice.id)} />,
    },
    {
      key: 'number',
      head: t('column.number'),
      isRowHead: true,
      cell: ({ id, number, format, profile }) => (
        <span className="row wrap gap-8 items-center">
          <Link className={linkClass} to={linkTo(id)}>
            {number}
          </Link>
          <Badge component="span">{formatNames({ format, profile })}</Badge>
        </span>
      ),
    },
    {
      key: 'day',
      head: t('column.day'),
      align: 'digits',
      onPhone: 'gone',
      cell: ({ issuedOn }) => formatDate(issuedOn),
    },
    {
      key: 'due',
      head: t('column.due'),
      hasNoLabel: true,
      cell: (invoice) => <DueDay invoice={invoice} />,
    },
    {
      key: 'comparison',
      head: t('column.comparison'),
      hasNoLabel: true,
      onPhone: 'whole',
      cell: (invoice) => <ComparisonMark invoice={invoice} />,
    },
    {
      key: 'gross',
      head: t('column.gross'),
      align: 'figure',
      hasNoLabel: true,
      onPhone: 'corner',
      cell: formatAmount,
    },
    {
      key: 'menu',
      head: t('menu.head'),
      isHeadHidden: true,
      align: 'right',
      onPhone: 'gone',
      cell: (invoice) => <InvoiceMenu invoice={invoice} to={linkTo(invoice.id)} />,
    },
  ];
}
