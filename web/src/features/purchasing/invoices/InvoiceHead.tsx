import { Badge } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { AssignOrders } from './AssignOrders.tsx';
import { type InboxView, viewQuery } from './inbox-view.ts';
import { formatNames, headTexts } from './invoice-texts.ts';
import { NeighbourLinks } from './NeighbourLinks.tsx';

/** The title says the result. */
function useResult({ comparison, tooMuchCents, vendorName, sellerName, number }: InvoiceDetail): string {
  const { t } = useTranslation('invoices');
  if (tooMuchCents > 0) {
    return t('result.tooMuch', { vendor: vendorName ?? sellerName, amount: formatMoney(tooMuchCents) });
  }
  if (comparison === 'differs') return t('result.differs');
  return comparison === 'agrees' ? t('result.agrees') : t('result.notCompared', { number });
}

const linkClass = 'c-primary fw-560 td-none hover-td-underline';

interface InvoiceHeadProps {
  invoice: InvoiceDetail;
  /** The list that the invoice was opened from. */
  view: InboxView;
}

export function InvoiceHead({ invoice, view }: InvoiceHeadProps) {
  const { t } = useTranslation(['invoices', 'routes']);
  const { kind, number, issuedOn, orders, predecessor, successor, vendorId, vendorName, sellerName } =
    invoice;
  const { receivedOn } = invoice;
  const days = new Intl.ListFormat(useLanguage());
  const arrivals = days.format([...new Set(receivedOn.map(({ day }) => formatDate(day)))]);
  const related = [
    { text: t('succession.replaces'), other: predecessor },
    { text: t('succession.replacedBy'), other: successor },
  ];
  return (
    <PageHeader
      title={useResult(invoice)}
      crumb={[
        { label: t('routes:invoices'), to: pathTo('invoices', {}, viewQuery(view)) },
        ...(vendorId === null
          ? []
          : [{ label: vendorName ?? sellerName, to: pathTo('vendors', { vendorId }) }]),
      ]}
      here={number}
      facts={
        <span className="wrap gap-4-12">
          {vendorId === null && <span>{sellerName}</span>}
          <span>{t(headTexts[kind], { day: formatDate(issuedOn) })}</span>
          {orders.length > 0 && (
            <span className="wrap gap-6">
              {t('head.order', { count: orders.length })}
              {orders.map(({ id, orderNumber }) => (
                <Link key={id} className={linkClass} to={pathTo('order', { orderId: id })}>
                  {orderNumber}
                </Link>
              ))}
            </span>
          )}
          {receivedOn.length > 0 && <span>{t('receivedOn', { days: arrivals })}</span>}
          <Badge component="span">{formatNames(invoice)}</Badge>
          {related.map(
            ({ text, other }) =>
              other && (
                <span key={text}>
                  {text}{' '}
                  <Link className={linkClass} to={pathTo('invoice', { invoiceId: other.id })}>
                    {other.number}
                  </Link>
                </span>
              ),
          )}
        </span>
      }
      actions={
        <>
          <AssignOrders invoice={invoice} />
          <NeighbourLinks invoiceId={invoice.id} view={view} />
        </>
      }
    />
  );
}
