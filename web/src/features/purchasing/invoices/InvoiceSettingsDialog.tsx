// What counts as a difference of an invoice, and above which amount only owners approve.

import { Stack } from '@mantine/core';
import type { InvoiceSettings } from '@praxora/contract/purchasing/invoice';
import { invoiceCalls } from '@praxora/contract/purchasing/invoices.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';

export function InvoiceSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery({
    queryKey: [...invoicesKey, 'settings'],
    queryFn: ({ signal }) => callApi(invoiceCalls.getInvoiceSettings, {}, { signal }),
  });
  return data ? <SettingsForm settings={data} onClose={onClose} /> : null;
}

/** In euros. */
interface Values {
  readonly lineToleranceCents: NumberEntry;
  readonly documentToleranceCents: NumberEntry;
  readonly ownerLimitCents: NumberEntry;
}

const toEuros = (cents: number | null): NumberEntry => (cents === null ? null : cents / 100);
const toCents = (euros: NumberEntry) => (typeof euros === 'number' ? Math.round(euros * 100) : euros);

function SettingsForm({ settings, onClose }: { settings: InvoiceSettings; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const saving = useChange<InvoiceSettings, InvoiceSettings>({
    call: (body, key) => callApi(invoiceCalls.saveInvoiceSettings, { body }, key),
    success: () => t('settings.saved'),
    refetch: [invoicesKey],
  });
  const form = useContractForm({
    schema: bodySchema(invoiceCalls.saveInvoiceSettings),
    initialValues: {
      lineToleranceCents: toEuros(settings.lineToleranceCents),
      documentToleranceCents: toEuros(settings.documentToleranceCents),
      ownerLimitCents: toEuros(settings.ownerLimitCents),
    } as Values,
    complete: (values) => ({
      lineToleranceCents: toCents(values.lineToleranceCents),
      documentToleranceCents: toCents(values.documentToleranceCents),
      ownerLimitCents: toCents(values.ownerLimitCents),
    }),
  });
  const field = { decimals: 2, isFixed: true } as const;
  return (
    <FormDialog
      title={t('settings.title')}
      action={t('settings.save')}
      onSubmit={form.submit(saving.send)}
      onClose={onClose}
    >
      <Stack gap={14}>
        <p className="quiet fz-note">{t('settings.text')}</p>
        <NumberField label={t('settings.line')} most={10} {...field} {...form.field('lineToleranceCents')} />
        <NumberField
          label={t('settings.document')}
          most={100}
          {...field}
          {...form.field('documentToleranceCents')}
        />
        <NumberField
          label={t('settings.limit')}
          description={t('settings.limitText')}
          most={10_000_000}
          {...field}
          {...form.field('ownerLimitCents')}
        />
      </Stack>
    </FormDialog>
  );
}
