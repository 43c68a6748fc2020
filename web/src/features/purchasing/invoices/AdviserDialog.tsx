// Months are handed over once and can be downloaded again; the settings of the tax adviser's program stand below.
import { Button, Modal, Stack } from '@mantine/core';
import type { InvoiceAccounting } from '@praxora/contract/purchasing/invoice-accounting';
import { invoiceAccountingCalls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDateTime, formatMoney } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { AdviserSettings } from './AdviserSettings.tsx';
import { HandoverFiles } from './HandoverFiles.tsx';
import { useMonthName } from './useMonthName.ts';

interface AdviserDialogProps {
  accounting: InvoiceAccounting;
  onClose: () => void;
}

export function AdviserDialog({ accounting, onClose }: AdviserDialogProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const monthName = useMonthName();
  const { settings, open, handovers } = accounting;
  const handover = useChange<string, InvoiceAccounting>({
    call: (month, key) => callApi(invoiceAccountingCalls.handInvoicesOver, { body: { month } }, key),
    success: (_, month) => t('adviser.done', { month: monthName(month) }),
    refetch: [invoicesKey],
  });
  const row = 'wrap gap-8 items-center spread line-between py-8';
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('adviser.title')}
      size={760}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap={18}>
        <ul className="plain-list">
          {open.map(({ month, count, grossCents }) => (
            <li key={month} className={row}>
              <span>
                {t('adviser.open', { count, month: monthName(month), amount: formatMoney(grossCents) })}
              </span>
              <Dimmed permission="approveInvoices">
                <Button
                  size="compact-sm"
                  disabled={settings === null}
                  loading={handover.isBusy}
                  onClick={() => void handover.run(month)}
                >
                  {t('adviser.handOver', { month: monthName(month) })}
                </Button>
              </Dimmed>
            </li>
          ))}
          {handovers.map((one) => (
            <li key={one.id} className={row}>
              <span>
                {t('adviser.handedOver', {
                  count: one.count,
                  month: monthName(one.month),
                  amount: formatMoney(one.grossCents),
                })}
                <br />
                <span className="quiet fz-note">
                  {t('approvedBy', { day: formatDateTime(one.createdAt), person: one.createdBy ?? '–' })}
                </span>
              </span>
              <HandoverFiles id={one.id} month={one.month} />
            </li>
          ))}
        </ul>
        <AdviserSettings accounting={accounting} />
      </Stack>
    </Modal>
  );
}
