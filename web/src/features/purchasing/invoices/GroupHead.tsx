// The row above the invoices of one group: how many there are in all, what they sum up to, and approving all that agree.
import { Button } from '@mantine/core';
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { groupTexts } from './invoice-texts.ts';

interface GroupHeadProps {
  group: InvoiceListed['group'];
  count: number;
  grossCents: number;
  /** Those on this page that the user may approve. */
  ids: readonly number[];
  columns: number;
}

export function GroupHead({ group, count, grossCents, ids, columns }: GroupHeadProps) {
  const { t } = useTranslation('invoices');
  const approval = useChange<void, { approved: number }>({
    call: (_, key) => callApi(invoiceCalls.approveInvoices, { body: { invoiceIds: [...ids] } }, key),
    success: ({ approved }) => ({
      text: t('group.approved', { count: approved }),
      undo: { place: 'invoices', label: t('group.undo'), onClick: () => void withdrawal.run([...ids]) },
    }),
    refetch: [invoicesKey],
  });
  const withdrawal = useChange<number[], unknown>({
    call: (approved) =>
      Promise.all(
        approved.map((invoiceId) => callApi(invoiceCalls.withdrawInvoiceApproval, { params: { invoiceId } })),
      ),
    success: (_, approved) => t('group.undone', { count: approved.length }),
    refetch: [invoicesKey],
  });
  return (
    <tr>
      <th scope="rowgroup" colSpan={columns} className="bg-sunken" data-phone="whole">
        <span className="row gap-12 spread">
          <span className="wrap gap-8 items-center">
            <span className="fw-600">{t(groupTexts[group])}</span>
            <span className="quiet px-num">{formatNumber(count, 0)}</span>
            {group === 'ready' && ids.length > 1 && (
              <Permitted permission="approveInvoices">
                <Button
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconChecks size={15} aria-hidden />}
                  loading={approval.isBusy}
                  onClick={() => void approval.run()}
                >
                  {t('group.approveAll', { count: ids.length })}
                </Button>
              </Permitted>
            )}
          </span>
          <span className="px-num fw-600 nowrap">{formatMoney(grossCents)}</span>
        </span>
      </th>
    </tr>
  );
}
