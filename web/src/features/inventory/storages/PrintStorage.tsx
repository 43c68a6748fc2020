import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../../domain/account/index.ts';
import { LazyPrintDialog } from '../../../domain/inventory/index.ts';

/** The labels of what lies in a storage, and those that stick to its shelves. */
export function PrintStorage({ storageId, name }: { storageId: number; name: string }) {
  const { t } = useTranslation('inventory');
  const isOn = useFeatures().data?.activateLabelPrinting === true;
  const [isOpen, setOpen] = useState(false);
  if (!isOn) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('storages.labels')}
      </Button>
      {isOpen && <LazyPrintDialog source={{ storageId }} title={name} onClose={() => setOpen(false)} />}
    </>
  );
}
