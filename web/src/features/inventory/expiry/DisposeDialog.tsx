// The last step before batches are thrown away: how many, what they are worth, and why.
import { TextInput } from '@mantine/core';
import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { useDisposal } from './useExpiryActions.ts';

interface DisposeDialogProps {
  rows: readonly ExpiryRow[];
  onDone: () => void;
  onClose: () => void;
}

const mostNamed = 6;

export function DisposeDialog({ rows, onDone, onClose }: DisposeDialogProps) {
  const { t } = useTranslation('inventory');
  const dispose = useDisposal();
  const areExpired = rows.every(({ band }) => band === 'expired');
  const [note, setNote] = useState(areExpired ? t('expiring.reasonExpired') : '');
  const value = rows.reduce((sum, { valueCents }) => sum + (valueCents ?? 0), 0);
  return (
    <FormDialog
      title={t('expiring.disposeTitle', { count: rows.length })}
      action={t('expiring.dispose', { count: rows.length })}
      isDangerous
      onSubmit={async () => {
        await dispose.send({ rows, note });
        onDone();
        return true;
      }}
      onClose={onClose}
    >
      <p>{t('expiring.disposeText', { value: formatMoney(value) })}</p>
      <ul>
        {rows.slice(0, mostNamed).map((row) => (
          <li key={row.stockIds.join()} className="anywhere">
            {[row.articleName, row.batchNumber, row.storageName].filter(Boolean).join(' · ')}
          </li>
        ))}
        {rows.length > mostNamed && <li>{t('expiring.more', { count: rows.length - mostNamed })}</li>}
      </ul>
      <TextInput
        label={t('expiring.reason')}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  );
}
