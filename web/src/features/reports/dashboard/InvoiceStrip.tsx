// What is to be done about invoices: those that differ, those that are due soon, and cash discounts about to be lost.
import type { InvoiceSummary } from '@praxora/contract/purchasing/invoice-summary.calls';
import { IconFileEuro } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useInvoiceSummary } from '../../../domain/purchasing/index.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';

const linkClass = 'c-primary fw-560 td-none hover-td-underline below-small-thumb';

/** Stands there before its figures, and when nothing is to be done, too: what lies below never moves. */
export function InvoiceStrip() {
  const { t } = useTranslation('dashboard');
  const isPermitted = usePermission('reports');
  const { data, isError } = useInvoiceSummary(isPermitted);
  if (!isPermitted || isError) return null;
  return (
    <section
      className="panel phone-flex-column phone-items-top wrap gap-4-12 items-center p-12-18"
      aria-labelledby="invoice-strip"
    >
      <h2 id="invoice-strip" className="row gap-8 fz-body fw-600">
        <IconFileEuro className="c-hid" size={18} stroke={1.7} aria-hidden />
        {t('invoices.title')}
      </h2>
      {data && <Tasks summary={data} />}
    </section>
  );
}

function Tasks({ summary: { differing, dueSoon, discount } }: { summary: InvoiceSummary }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {differing.count + dueSoon.count + discount.count === 0 && (
        <Link className={linkClass} to={pathTo('invoices')}>
          {t('invoices.nothing')}
        </Link>
      )}
      {differing.count > 0 && (
        <Link className={linkClass} to={pathTo('invoices', {}, { comparison: 'differs', group: 'clear' })}>
          {t('invoices.differing', {
            count: differing.count,
            amount: formatMoney(differing.tooMuchCents),
          })}
        </Link>
      )}
      {dueSoon.count > 0 && (
        <Link className={linkClass} to={pathTo('invoices', {}, { dueSoon: true })}>
          {t('invoices.due', {
            count: dueSoon.count,
            amount: formatMoney(dueSoon.payableCents),
            day: formatDate(dueSoon.until),
          })}
        </Link>
      )}
      {discount.firstDay !== null && (
        <span className="c-save fw-560">
          {t('invoices.discount', {
            amount: formatMoney(discount.cents),
            day: formatDate(discount.firstDay),
          })}
        </span>
      )}
    </>
  );
}
