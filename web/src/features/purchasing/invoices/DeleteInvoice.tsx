// Deleting an invoice that the law does not ask for any more.
import { Button } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { calendarDay } from '@praxora/rules/shared/dates';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

export function DeleteInvoice({ invoice: { id, number, keepUntil } }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const deletion = useChange<void, { deleted: boolean }>({
    call: (_, key) => callApi(invoiceCalls.deleteInvoice, { params: { invoiceId: id } }, key),
    success: () => t('delete.done', { number }),
    refetch: [invoicesKey],
  });
  if (keepUntil >= calendarDay(new Date())) return null;
  return (
    <Permitted permission="manageAccount">
      <div className="line-top p-10-16">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconTrash size={15} aria-hidden />}
          onClick={() => setAsked(true)}
        >
          {t('delete.action')}
        </Button>
      </div>
      {isAsked && (
        <FormDialog
          title={t('delete.title', { number })}
          action={t('delete.action')}
          onSubmit={async () => {
            await deletion.send();
            await navigate(pathTo('invoices'));
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('delete.text')}</p>
        </FormDialog>
      )}
    </Permitted>
  );
}
