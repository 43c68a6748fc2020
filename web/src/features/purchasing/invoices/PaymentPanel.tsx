// Paying in one's own banking app: the code fills the transfer. A new account is confirmed first, so that nobody pays a forged invoice.
import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { QrCode } from '../../../ui/marks/QrCode.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

export function PaymentPanel({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const { id, ibans, state, isAccountConfirmed, isKnownAccount, paymentCode } = invoice;
  const confirmation = useChange<void, InvoiceDetail>({
    call: (_, key) => callApi(invoiceCalls.confirmInvoiceAccount, { params: { invoiceId: id } }, key),
    success: () => t('account.confirmed'),
    refetch: [invoicesKey],
  });
  const isAsking = ibans.length > 0 && !isAccountConfirmed && state !== 'paid';
  if (!isAsking && paymentCode === null) return null;
  return (
    <section className="panel column gap-10 p-14-18" aria-labelledby="payment-title">
      <h2 id="payment-title" className="fz-lead">
        {t('payment.title')}
      </h2>
      {isAsking && (
        <>
          <p className={isKnownAccount ? 'quiet fz-note' : 'c-min fw-560 fz-note'} role="alert">
            {t(isKnownAccount ? 'account.firstText' : 'account.changedText', { iban: ibans.join(', ') })}
          </p>
          <Permitted permission="approveInvoices">
            <Button variant="default" loading={confirmation.isBusy} onClick={() => void confirmation.run()}>
              {t('account.confirm')}
            </Button>
          </Permitted>
        </>
      )}
      {paymentCode !== null && (
        <div className="column gap-8 items-center">
          <QrCode text={paymentCode.text} label={t('payment.code')} />
          <p className="quiet fz-note ta-center">
            {t('payment.text', { amount: formatMoney(paymentCode.cents) })}
          </p>
        </div>
      )}
    </section>
  );
}
