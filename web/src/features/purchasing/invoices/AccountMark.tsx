// Whether money may go to the account: as before, new, or confirmed by somebody.
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function AccountMark({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  if (invoice.ibans.length === 0) return '–';
  if (invoice.isAccountConfirmed) {
    return (
      <span className="inline-row gap-6 c-ok">
        <IconCircleCheckFilled size={15} aria-hidden />
        {t('account.known')}
      </span>
    );
  }
  return (
    <span className={`inline-row gap-6 ${invoice.isKnownAccount ? 'c-warn' : 'c-min'}`}>
      <IconAlertTriangleFilled size={15} aria-hidden />
      {t(invoice.isKnownAccount ? 'account.first' : 'account.changed')}
    </span>
  );
}
