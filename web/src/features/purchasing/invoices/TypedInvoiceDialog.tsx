// What the file of an invoice does not say itself is typed here.
import { Stack, TextInput } from '@mantine/core';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import type { TypedFields } from './useReceiveInvoice.ts';

interface TypedInvoiceDialogProps {
  file: File;
  onSend: (fields: TypedFields) => Promise<void>;
  onClose: () => void;
}

interface Values {
  readonly sellerName: string;
  readonly number: string;
  readonly issuedOn: string | null;
  /** In euros. */
  readonly grossCents: NumberEntry;
}

const mostEuros = 10_000_000;
const schema = bodySchema(invoiceCalls.receiveInvoice).omit({ isForUs: true, netCents: true }).required();

export function TypedInvoiceDialog({ file, onSend, onClose }: TypedInvoiceDialogProps) {
  const { t } = useTranslation('invoices');
  const form = useContractForm({
    schema,
    initialValues: { sellerName: '', number: '', issuedOn: null, grossCents: null } as Values,
    complete: ({ grossCents, ...values }) => ({
      ...values,
      ...(typeof grossCents === 'number' ? { grossCents: Math.round(grossCents * 100) } : {}),
    }),
  });
  return (
    <FormDialog
      title={t('typed.title', { file: file.name })}
      action={t('typed.action')}
      onSubmit={form.submit(onSend)}
      onClose={onClose}
    >
      <Stack gap={14}>
        <p>{t('typed.text')}</p>
        <TextInput label={t('typed.seller')} {...form.getInputProps('sellerName')} />
        <TextInput label={t('typed.number')} {...form.getInputProps('number')} />
        <DateField label={t('typed.day')} {...form.field('issuedOn')} />
        <NumberField
          label={t('typed.gross')}
          decimals={2}
          isFixed
          most={mostEuros}
          {...form.field('grossCents')}
        />
      </Stack>
    </FormDialog>
  );
}
