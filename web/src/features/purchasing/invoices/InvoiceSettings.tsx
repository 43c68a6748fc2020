// The owner's settings for invoices, behind a button of the inbox.
import { ActionIcon } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../../../ui/permission/Permitted.tsx';

const InvoiceSettingsDialog = lazy(() =>
  import('./InvoiceSettingsDialog.tsx').then((m) => ({ default: m.InvoiceSettingsDialog })),
);

export function InvoiceSettings() {
  const { t } = useTranslation('invoices');
  const [isOpen, setOpen] = useState(false);
  return (
    <Permitted permission="manageAccount">
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('settings.title')}
        title={t('settings.title')}
        onClick={() => setOpen(true)}
      >
        <IconSettings size={18} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <InvoiceSettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Permitted>
  );
}
