// The decision about an invoice: approve, complain to the vendor, and later mark as paid.
import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { IconAlertTriangleFilled, IconCheck, IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import { ComplainDialog } from './ComplainDialog.tsx';
import type { WrittenComplaint } from './useComplaintText.ts';
import { useDecisions } from './useDecisions.ts';

interface DecisionBarProps {
  invoice: InvoiceDetail;
  /** Null: nothing to complain about. */
  complaint: WrittenComplaint | null;
}

export function DecisionBar({ invoice, complaint }: DecisionBarProps) {
  const { t } = useTranslation('invoices');
  const { state, tooMuchCents, differenceCount } = invoice;
  const [open, setOpen] = useState<'approve' | 'complain' | null>(null);
  const isAllowed = usePermission('approveInvoices');
  const { approval, payment, withdrawal, mayDecide } = useDecisions(invoice);
  const isUndecided = state === 'open' || state === 'complained';
  if (!isAllowed || (!isUndecided && state !== 'approved')) return null;
  const close = () => setOpen(null);
  return (
    <>
      <FootBar
        phoneLeavesNoteOut
        note={
          isUndecided && !mayDecide
            ? t('decide.forOwners')
            : tooMuchCents > 0 &&
              isUndecided && (
                <>
                  <IconAlertTriangleFilled className="c-warn flex-none" size={18} aria-hidden />
                  <span>
                    <span className="block fw-600 c-ink">
                      {t('decide.differs', { count: differenceCount, amount: formatMoney(tooMuchCents) })}
                    </span>
                    {t('decide.after')}
                  </span>
                </>
              )
        }
      >
        {isUndecided && (
          <Button
            leftSection={<IconCheck size={17} aria-hidden />}
            variant={complaint === null ? 'filled' : 'default'}
            loading={approval.isBusy}
            disabled={!mayDecide}
            onClick={() => (tooMuchCents === 0 ? void approval.run() : setOpen('approve'))}
          >
            {t('approve.action')}
          </Button>
        )}
        {isUndecided && complaint !== null && (
          <Button leftSection={<IconMailForward size={17} aria-hidden />} onClick={() => setOpen('complain')}>
            {t('complaint.action')}
          </Button>
        )}
        {state === 'approved' && (
          <>
            {mayDecide && (
              <Button variant="default" loading={withdrawal.isBusy} onClick={() => void withdrawal.run()}>
                {t('withdraw.action')}
              </Button>
            )}
            <Button loading={payment.isBusy} onClick={() => void payment.run()}>
              {t('pay.action')}
            </Button>
          </>
        )}
      </FootBar>
      {open === 'approve' && (
        <FormDialog
          title={t('approve.title')}
          action={t('approve.anyway', { amount: formatMoney(tooMuchCents) })}
          onSubmit={() => approval.send()}
          onClose={close}
        >
          <p>{t('approve.text', { amount: formatMoney(tooMuchCents) })}</p>
        </FormDialog>
      )}
      {open === 'complain' && complaint !== null && (
        <ComplainDialog invoice={invoice} complaint={complaint} onClose={close} />
      )}
    </>
  );
}
