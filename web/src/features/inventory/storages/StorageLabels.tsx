// The labels that stick on storages, as a PDF for the label paper of this computer: scanned after goods, they say where those go.
import { Button } from '@mantine/core';
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFeatures } from '../../../domain/account/index.ts';
import { stockKeys, usePrinterSettings, useSheetStart } from '../../../domain/inventory/index.ts';
import { downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';
import { useChange } from '../../../ui/change/useChange.ts';

export function StorageLabels({ storageIds, text }: { storageIds: readonly number[]; text: string }) {
  const { t } = useTranslation('inventory');
  const isOn = useFeatures().data?.activateLabelPrinting === true;
  const paper = usePrinterSettings()?.settings.paper ?? 'A4';
  const start = useSheetStart(paper);
  const print = useChange({
    call: () =>
      saveFile(
        () =>
          downloadApi(labelCalls.labelSheets, {
            body: {
              paper,
              start,
              labels: storageIds.map((storageId) => ({ kind: 'storage' as const, storageId })),
            },
          }),
        t('storages.labelFile'),
      ),
    // Their ids are made with the first print.
    refetch: stockKeys,
  });
  if (!isOn || storageIds.length === 0) return null;
  return (
    <Button
      variant="default"
      loading={print.isBusy}
      leftSection={<IconMapPin size={17} stroke={1.7} aria-hidden />}
      onClick={() => void print.run()}
    >
      {text}
    </Button>
  );
}
