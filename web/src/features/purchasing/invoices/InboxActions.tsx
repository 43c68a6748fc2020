// What the inbox begins with: its settings, the files for the tax adviser, and a new invoice.
import { Button } from '@mantine/core';
import { IconFileExport, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Permitted } from '../../../ui/permission/Permitted.tsx';
import { InvoiceSettings } from './InvoiceSettings.tsx';

interface InboxActionsProps {
  onUpload: () => void;
  onAdviser: () => void;
}

export function InboxActions({ onUpload, onAdviser }: InboxActionsProps) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <InvoiceSettings />
      <Button variant="default" leftSection={<IconFileExport size={17} aria-hidden />} onClick={onAdviser}>
        {t('adviser.export')}
      </Button>
      <Permitted permission="approveInvoices">
        <Button leftSection={<IconUpload size={17} aria-hidden />} onClick={onUpload}>
          {t('upload.action')}
        </Button>
      </Permitted>
    </>
  );
}
