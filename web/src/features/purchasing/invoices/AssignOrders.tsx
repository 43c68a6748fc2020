// Which orders an invoice is about, where its numbers do not say so or say it wrong.
import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { AssignOrdersDialog } from './AssignOrdersDialog.tsx';

export function AssignOrders({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const [isOpen, setOpen] = useState(false);
  if (invoice.state !== 'open' && invoice.state !== 'complained') return null;
  return (
    <Permitted permission="approveInvoices">
      <Button
        variant={invoice.orders.length === 0 ? 'filled' : 'default'}
        leftSection={<IconSearch size={17} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(invoice.orders.length === 0 ? 'assign.find' : 'assign.change')}
      </Button>
      {isOpen && <AssignOrdersDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </Permitted>
  );
}
