import { TextInput } from '@mantine/core';
import type { InvoiceAccounting } from '@praxora/contract/purchasing/invoice-accounting';
import { useTranslation } from 'react-i18next';

interface VendorAccountsProps {
  vendors: InvoiceAccounting['vendors'];
  /** By the vendor's id. */
  accounts: Readonly<Record<string, string>>;
  onChange: (accounts: Readonly<Record<string, string>>) => void;
}

const isWrong = (account: string): boolean => account !== '' && !/^\d{5,9}$/.test(account);

/** The account of each vendor in the practice's bookkeeping. */
export function VendorAccounts({ vendors, accounts, onChange }: VendorAccountsProps) {
  const { t } = useTranslation('invoices');
  if (vendors.length === 0) return null;
  return (
    <>
      <h3>{t('adviser.vendors')}</h3>
      <div className="grid fit-200 gap-14">
        {vendors.map(({ id, name }) => {
          const account = accounts[String(id)] ?? '';
          return (
            <TextInput
              key={id}
              inputMode="numeric"
              label={name}
              value={account}
              error={isWrong(account) && t('adviser.accountWrong')}
              onChange={(event) => onChange({ ...accounts, [String(id)]: event.currentTarget.value.trim() })}
            />
          );
        })}
      </div>
    </>
  );
}
