// The complaint before it goes out: recipient, subject and text can be changed.
import { Stack, Textarea, TextInput } from '@mantine/core';
import type { InvoiceDetail } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { plainText, type WrittenComplaint } from './useComplaintText.ts';

interface ComplainDialogProps {
  invoice: InvoiceDetail;
  complaint: WrittenComplaint;
  onClose: () => void;
}

interface Values {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

export function ComplainDialog({ invoice, complaint, onClose }: ComplainDialogProps) {
  const { t } = useTranslation('invoices');
  const { id, number, complaintRecipient } = invoice;
  const send = useChange<Values, InvoiceDetail>({
    call: (body, key) => callApi(invoiceCalls.complainInvoice, { params: { invoiceId: id }, body }, key),
    success: () => t('complaint.done', { number }),
    refetch: [invoicesKey],
  });
  const form = useContractForm({
    schema: bodySchema(invoiceCalls.complainInvoice),
    initialValues: {
      recipient: complaintRecipient ?? '',
      subject: complaint.subject,
      text: plainText(complaint),
    } as Values,
  });
  return (
    <FormDialog
      title={t('complaint.dialog')}
      action={t('complaint.send')}
      isWide
      onSubmit={form.submit((values) => send.send(values))}
      onClose={onClose}
    >
      <Stack gap={14}>
        <TextInput type="email" label={t('complaint.to')} {...form.getInputProps('recipient')} />
        <TextInput label={t('complaint.subjectLabel')} {...form.getInputProps('subject')} />
        <Textarea
          label={t('complaint.text')}
          autosize
          minRows={8}
          maxRows={18}
          {...form.getInputProps('text')}
        />
      </Stack>
    </FormDialog>
  );
}
