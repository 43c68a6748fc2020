// What can be done with an invoice from its row.
import { ActionIcon, Menu } from '@mantine/core';
import type { InvoiceListed } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCash,
  IconCheck,
  IconDots,
  IconDownload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { useDecisions } from './useDecisions.ts';

interface InvoiceMenuProps {
  invoice: InvoiceListed;
  to: string;
}

export function InvoiceMenu(props: InvoiceMenuProps) {
  const { t } = useTranslation('invoices');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('menu.label', { number: props.invoice.number })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Items {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Mounted with the open menu only: a list has many rows. */
function Items({ invoice, to }: InvoiceMenuProps) {
  const { t } = useTranslation('invoices');
  const { id, number, state, group } = invoice;
  const { approval, payment, withdrawal, mayDecide } = useDecisions(invoice);
  const isAllowed = usePermission('approveInvoices') && mayDecide;
  const fetchFile = () => downloadApi(invoiceCalls.downloadInvoice, { params: { invoiceId: id } });
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <>
      <Menu.Item component={Link} to={to} leftSection={<IconArrowRight {...icon} />}>
        {t('menu.open')}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconDownload {...icon} />}
        onClick={() => void saveFile(fetchFile, number).catch(notifyRefusal)}
      >
        {t('menu.file')}
      </Menu.Item>
      {isAllowed && group === 'ready' && (
        <Menu.Item leftSection={<IconCheck {...icon} />} onClick={() => void approval.run()}>
          {t('approve.action')}
        </Menu.Item>
      )}
      {isAllowed && state === 'approved' && (
        <>
          <Menu.Item leftSection={<IconCash {...icon} />} onClick={() => void payment.run()}>
            {t('pay.action')}
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => void withdrawal.run()}>
            {t('withdraw.action')}
          </Menu.Item>
        </>
      )}
    </>
  );
}
