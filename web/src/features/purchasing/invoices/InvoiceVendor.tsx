// Who charges, and for which orders.
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VendorMonogram } from '../../../domain/vendors/index.ts';
import { pathTo } from '../../../lib/paths.ts';

const linkClass = 'c-primary fw-560 td-none hover-td-underline';

export function InvoiceVendor({ invoice, to }: { invoice: InvoiceListed; to: string }) {
  const { t } = useTranslation('invoices');
  const { vendorName, vendorHue, sellerName, orders, state } = invoice;
  const name = vendorName ?? sellerName;
  return (
    <div className="row gap-12 min-w-0">
      <VendorMonogram name={name} hue={vendorHue ?? 0} isGrey={vendorHue === null} />
      <div className="column gap-2 min-w-0">
        <span className="fw-560 anywhere">{name}</span>
        <span className="wrap gap-8 fz-note">
          {orders.map((order) => (
            <Link
              key={order.id}
              className={`${linkClass} phone-hidden`}
              to={pathTo('order', { orderId: order.id })}
            >
              {order.orderNumber}
            </Link>
          ))}
          {orders.length === 0 && state === 'open' && (
            <Link className={linkClass} to={to}>
              {t('assign.find')}
            </Link>
          )}
        </span>
      </div>
    </div>
  );
}
