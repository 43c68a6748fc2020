// What is decided about one invoice: approved, paid, or the approval taken back.
import type { InvoiceDetail, InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useChange } from '../../../ui/change/useChange.ts';

type Decided = Pick<InvoiceListed, 'id' | 'number' | 'tooMuchCents' | 'isForOwners'>;

export function useDecisions({ id, number, tooMuchCents, isForOwners }: Decided) {
  const { t } = useTranslation('invoices');
  const isOwner = usePermission('manageAccount');
  const params = { invoiceId: id };
  const refetch = [invoicesKey];
  const withdrawal = useChange<void, InvoiceDetail>({
    call: (_, key) => callApi(invoiceCalls.withdrawInvoiceApproval, { params }, key),
    success: () => t('withdraw.done', { number }),
    refetch,
  });
  const approval = useChange<void, InvoiceDetail>({
    call: (_, key) =>
      callApi(invoiceCalls.approveInvoice, { params, body: { acceptedTooMuchCents: tooMuchCents } }, key),
    success: () => t('approve.done', { number }),
    refetch,
  });
  const payment = useChange<void, InvoiceDetail>({
    call: (_, key) => callApi(invoiceCalls.markInvoicePaid, { params }, key),
    success: () => t('pay.done', { number }),
    refetch,
  });
  return { approval, payment, withdrawal, mayDecide: isOwner || !isForOwners };
}
