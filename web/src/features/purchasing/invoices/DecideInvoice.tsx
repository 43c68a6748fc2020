// Approving an invoice, also in spite of differences, and marking it as paid.
import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { invoicesKey } from './invoices.queries.ts';

export function DecideInvoice({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const { id, number, state, tooMuchCents } = invoice;
  const [isAsking, setAsking] = useState(false);
  const params = { invoiceId: id };
  const approval = useChange<void, InvoiceDetail>({
    call: (_, key) =>
      callApi(invoiceCalls.approveInvoice, { params, body: { acceptedTooMuchCents: tooMuchCents } }, key),
    success: () => t('approve.done', { number }),
    refetch: [invoicesKey],
  });
  const payment = useChange<void, InvoiceDetail>({
    call: (_, key) => callApi(invoiceCalls.markInvoicePaid, { params }, key),
    success: () => t('pay.done', { number }),
    refetch: [invoicesKey],
  });
  return (
    <Permitted permission="approveInvoices">
      {state === 'open' && (
        <Button
          leftSection={<IconCheck size={17} aria-hidden />}
          variant={tooMuchCents > 0 ? 'default' : 'filled'}
          loading={approval.isBusy}
          onClick={() => (tooMuchCents === 0 ? void approval.run() : setAsking(true))}
        >
          {t('approve.action')}
        </Button>
      )}
      {state === 'approved' && (
        <Button loading={payment.isBusy} onClick={() => void payment.run()}>
          {t('pay.action')}
        </Button>
      )}
      {isAsking && (
        <FormDialog
          title={t('approve.title')}
          action={t('approve.anyway', { amount: formatMoney(tooMuchCents) })}
          onSubmit={() => approval.send()}
          onClose={() => setAsking(false)}
        >
          <p>{t('approve.text', { amount: formatMoney(tooMuchCents) })}</p>
        </FormDialog>
      )}
    </Permitted>
  );
}
