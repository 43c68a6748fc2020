// What the tax adviser names: numbers of adviser and client, the fiscal year, and accounts.
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { InvoiceAccounting } from '@praxora/contract/purchasing/invoice-accounting';
import { invoiceAccountingCalls } from '@praxora/contract/purchasing/invoice-accounting.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { invoicesKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { notifyRefusal } from '../../../ui/feedback/notify-refusal.ts';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { CategoryAccounts } from './CategoryAccounts.tsx';
import { useMonthName } from './useMonthName.ts';
import { VendorAccounts } from './VendorAccounts.tsx';
import { readVatKeys, writeVatKeys } from './vat-keys.ts';

type Body = BodyOf<typeof invoiceAccountingCalls.saveInvoiceAccounting>;

interface Values {
  readonly adviserNumber: string;
  readonly clientNumber: string;
  readonly fiscalYearMonth: string;
  readonly accountLength: string;
  readonly expenseAccount: string;
  /** By the vendor's id. */
  readonly accounts: Readonly<Record<string, string>>;
  /** By the category's id. */
  readonly categories: Readonly<Record<string, string>>;
  /** Keys of input VAT, as `19: 9, 7: 8`. */
  readonly vatKeys: string;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

export function AdviserSettings({ accounting }: { accounting: InvoiceAccounting }) {
  const { t } = useTranslation('invoices');
  const monthName = useMonthName();
  const saving = useChange<Body, InvoiceAccounting>({
    call: (body, key) => callApi(invoiceAccountingCalls.saveInvoiceAccounting, { body }, key),
    success: () => t('adviser.saved'),
    refetch: [invoicesKey],
  });
  const form = useContractForm({
    schema: bodySchema(invoiceAccountingCalls.saveInvoiceAccounting),
    initialValues: toValues(accounting),
    complete: toBody,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form
          .submit((body) => saving.send(body))()
          .catch(notifyRefusal);
      }}
    >
      <Stack gap={14}>
        <p className="quiet fz-note">{t('adviser.text')}</p>
        <div className="grid fit-200 gap-14">
          <TextInput
            inputMode="numeric"
            label={t('adviser.number')}
            {...form.getInputProps('adviserNumber')}
          />
          <TextInput
            inputMode="numeric"
            label={t('adviser.client')}
            {...form.getInputProps('clientNumber')}
          />
          <NativeSelect
            label={t('adviser.year')}
            data={months.map((value) => ({
              value,
              label: monthName(`2026-${value.padStart(2, '0')}`).replace(' 2026', ''),
            }))}
            {...form.getInputProps('fiscalYearMonth')}
          />
          <NativeSelect
            label={t('adviser.length')}
            data={['4', '5', '6', '7', '8']}
            {...form.getInputProps('accountLength')}
          />
          <TextInput
            inputMode="numeric"
            label={t('adviser.expense')}
            {...form.getInputProps('expenseAccount')}
          />
        </div>
        <TextInput
          label={t('adviser.vatKeys')}
          description={t('adviser.vatKeysText')}
          {...form.getInputProps('vatKeys')}
        />
        <CategoryAccounts
          categories={accounting.categories}
          accounts={form.values.categories}
          onChange={(categories) => form.setFieldValue('categories', categories)}
        />
        <VendorAccounts
          vendors={accounting.vendors}
          accounts={form.values.accounts}
          onChange={(accounts) => form.setFieldValue('accounts', accounts)}
        />
        <Dimmed permission="manageSettings">
          <Button type="submit" variant="default" loading={saving.isBusy}>
            {t('adviser.save')}
          </Button>
        </Dimmed>
      </Stack>
    </form>
  );
}

const toValues = ({ settings, vendors, categories }: InvoiceAccounting): Values => ({
  adviserNumber: settings ? String(settings.adviserNumber) : '',
  clientNumber: settings ? String(settings.clientNumber) : '',
  fiscalYearMonth: String(settings?.fiscalYearMonth ?? 1),
  accountLength: String(settings?.accountLength ?? 4),
  expenseAccount: settings?.expenseAccount ?? '',
  accounts: Object.fromEntries(vendors.map(({ id, account }) => [String(id), account ?? ''])),
  categories: Object.fromEntries(categories.map(({ id, account }) => [String(id), account ?? ''])),
  vatKeys: writeVatKeys(settings?.vatKeys ?? []),
});

const toBody = ({ accounts, categories, vatKeys, expenseAccount, ...numbers }: Values): Body => ({
  adviserNumber: Number(numbers.adviserNumber),
  clientNumber: Number(numbers.clientNumber),
  fiscalYearMonth: Number(numbers.fiscalYearMonth),
  accountLength: Number(numbers.accountLength),
  expenseAccount,
  vatKeys: readVatKeys(vatKeys),
  categoryAccounts: Object.entries(categories).flatMap(([categoryId, account]) =>
    account === '' ? [] : [{ categoryId: Number(categoryId), account }],
  ),
  vendorAccounts: Object.entries(accounts).flatMap(([vendorId, account]) =>
    account === '' ? [] : [{ vendorId: Number(vendorId), account }],
  ),
});
