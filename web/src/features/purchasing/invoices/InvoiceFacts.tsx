// The figures of an invoice, and how it was recognised.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { factTexts, formatAmount, formatNames, foundByTexts, stateTexts } from './invoice-texts.ts';

export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const orders = invoice.orders.map(({ id, orderNumber }) => (
    <Link
      key={id}
      className="c-primary fw-560 td-none hover-td-underline"
      to={pathTo('order', { orderId: id })}
    >
      {orderNumber}
    </Link>
  ));
  const facts = [
    { key: 'gross', value: formatAmount(invoice) },
    { key: 'net', value: invoice.netCents === null ? '–' : formatMoney(invoice.netCents) },
    { key: 'due', value: invoice.dueOn === null ? '–' : formatDate(invoice.dueOn) },
    { key: 'orders', value: orders.length === 0 ? '–' : orders },
    {
      key: 'foundBy',
      value: invoice.ordersMatchedBy === null ? '–' : t(foundByTexts[invoice.ordersMatchedBy]),
    },
    { key: 'format', value: formatNames(invoice) },
    { key: 'received', value: formatDateTime(invoice.receivedAt) },
    { key: 'keepUntil', value: formatDate(invoice.keepUntil) },
    { key: 'state', value: t(stateTexts[invoice.state]) },
  ] as const;
  return (
    <>
      {!invoice.isKnownAccount && (
        <p className="c-min fw-560 mb-16" role="alert">
          {t('newAccount', { iban: invoice.ibans.join(', ') })}
        </p>
      )}
      <dl className="panel row wrap gap-24 p-18-16 mb-22">
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt className="quiet fz-note">{t(factTexts[key])}</dt>
            <dd className="m-0 fw-560 px-num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
