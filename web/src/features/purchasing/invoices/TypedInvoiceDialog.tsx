// What the file of an invoice does not say itself is typed here; the text of a plain PDF proposes it.
import { Skeleton, Stack, TextInput } from '@mantine/core';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { noProposal, type Proposal, useProposal } from './useProposal.ts';
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
const schema = bodySchema(invoiceCalls.receiveInvoice)
  .omit({ isForUs: true, netCents: true, orderId: true, mailId: true })
  .required();

export function TypedInvoiceDialog(props: TypedInvoiceDialogProps) {
  const { data, isPending } = useProposal(props.file);
  if (isPending) return <Skeleton h={44} />;
  return <TypedInvoiceForm {...props} proposed={data ?? noProposal} />;
}

function TypedInvoiceForm({
  file,
  proposed,
  onSend,
  onClose,
}: TypedInvoiceDialogProps & { proposed: Proposal }) {
  const { t } = useTranslation('invoices');
  const { sellerName, number, issuedOn, grossCents: cents } = proposed;
  const hasProposal = number !== null || issuedOn !== null || cents !== null;
  const form = useContractForm({
    schema,
    initialValues: {
      sellerName: sellerName ?? '',
      number: number ?? '',
      issuedOn,
      grossCents: cents === null ? null : cents / 100,
    } as Values,
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
        {hasProposal && <p className="fw-560">{t('typed.proposed')}</p>}
        <TextInput label={t('typed.seller')} {...form.getInputProps('sellerName')} />
        <TextInput label={t('typed.number')} {...form.getInputProps('number')} />
        <DateField label={t('typed.day')} {...form.field('issuedOn')} />
        <NumberField
          label={t('typed.gross')}
          decimals={2}
          isFixed
          description={t('typed.credit')}
          least={-mostEuros}
          most={mostEuros}
          {...form.field('grossCents')}
        />
      </Stack>
    </FormDialog>
  );
}
