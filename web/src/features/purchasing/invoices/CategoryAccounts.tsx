import { TextInput } from '@mantine/core';
import type { InvoiceAccounting } from '@praxora/contract/purchasing/invoice-accounting';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';

interface CategoryAccountsProps {
  categories: InvoiceAccounting['categories'];
  /** By the category's id. */
  accounts: Readonly<Record<string, string>>;
  onChange: (accounts: Readonly<Record<string, string>>) => void;
}

const isWrong = (account: string): boolean => account !== '' && !/^\d{4,8}$/.test(account);

/** Expense accounts of main categories, where they are not booked on the usual one. */
export function CategoryAccounts({ categories, accounts, onChange }: CategoryAccountsProps) {
  const { t } = useTranslation('invoices');
  const language = useLanguage();
  return (
    <details>
      <summary className="fw-560">{t('adviser.categories')}</summary>
      <div className="grid fit-200 gap-14 mt-10">
        {categories.map(({ id, name }) => {
          const account = accounts[String(id)] ?? '';
          return (
            <TextInput
              key={id}
              inputMode="numeric"
              label={name[language]}
              value={account}
              error={isWrong(account) && t('adviser.categoryWrong')}
              onChange={(event) => onChange({ ...accounts, [String(id)]: event.currentTarget.value.trim() })}
            />
          );
        })}
      </div>
    </details>
  );
}
