// The invoices about an order, with their state and difference, and the place to drop another one.
import type { Order } from '@praxora/contract/purchasing/order';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { Permitted } from '../../../../ui/permission/Permitted.tsx';
import { ComparisonMark } from '../../invoices/ComparisonMark.tsx';
import { formatAmount } from '../../invoices/invoice-texts.ts';
import { useOrderInvoices } from '../../invoices/invoices.queries.ts';
import { ReceiveInvoices } from '../../invoices/ReceiveInvoices.tsx';
import { Card } from './Card.tsx';

export function OrderInvoices({ order }: { order: Order }) {
  const { t } = useTranslation('invoices');
  const { data } = useOrderInvoices(order.id);
  return (
    <Card title={t('ofOrder.title')}>
      <ul className="column gap-12 plain-list mb-12">
        {data?.items.map((invoice) => (
          <li key={invoice.id} className="wrap gap-4-12 spread items-start">
            <span className="column gap-2">
              <Link
                className="c-primary fw-560 td-none hover-td-underline phone-flex phone-items-center phone-thumb"
                to={pathTo('invoice', { invoiceId: invoice.id })}
              >
                {invoice.number}
              </Link>
              <span className="quiet fz-note">
                {t('ofOrder.facts', { day: formatDate(invoice.issuedOn), amount: formatAmount(invoice) })}
              </span>
            </span>
            <ComparisonMark invoice={invoice} />
          </li>
        ))}
      </ul>
      {data?.total === 0 && <p className="quiet fz-note mb-12">{t('ofOrder.none')}</p>}
      <Permitted permission="approveInvoices">
        <ReceiveInvoices orderId={order.id} />
      </Permitted>
    </Card>
  );
}
