// The labels that stick on storages: scanned after goods, they say where those go. The dialog comes when it is opened.
import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useFeatures } from '../../../domain/account/index.ts';
import { stockKeys, usePrinterSettings } from '../../../domain/inventory/index.ts';

const StorageLabelDialog = lazy(() =>
  import('./StorageLabelDialog.tsx').then((m) => ({ default: m.StorageLabelDialog })),
);

export function StorageLabels({ storageIds, text }: { storageIds: readonly number[]; text: string }) {
  const queryClient = useQueryClient();
  const isOn = useFeatures().data?.activateLabelPrinting === true;
  const settings = usePrinterSettings()?.settings;
  const [isOpen, setOpen] = useState(false);
  if (!isOn || storageIds.length === 0 || settings === undefined) return null;
  const close = () => {
    setOpen(false);
    // Their ids are made with the first print.
    for (const queryKey of stockKeys) void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMapPin size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <StorageLabelDialog storageIds={storageIds} settings={settings} title={text} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
