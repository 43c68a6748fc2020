// Labels of storages by the way this computer prints: on its DYMO, as a PDF, or as ZPL.
import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import type { DataOf } from '@praxora/contract/shared/call';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DrawnLabel,
  dymoXml,
  type PrintProblem,
  printOnDymo,
  useSheetStart,
} from '../../../domain/inventory/index.ts';
import { callApi, downloadApi } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files.ts';

export type StorageLabel = DataOf<typeof labelCalls.storageLabels>[number];

export const drawnStorageLabel = ({ name, labelId, code }: StorageLabel): DrawnLabel => ({
  content: { kind: 'storage', labelId, name },
  code,
});

export function usePrintStorageLabels(settings: PrintingDefaults, stored: readonly StorageLabel[]) {
  const { t } = useTranslation(['inventory', 'labels']);
  const [problem, setProblem] = useState<PrintProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const isUnderWay = useRef(false);
  const { paper, roll, zplSize: size, dpi, networkPrinter: printer } = settings;
  const start = useSheetStart(paper);
  const labels = stored.map(({ storageId }) => ({ kind: 'storage' as const, storageId }));

  async function send(way: PrintingDefaults['way'], isAnyway: boolean): Promise<PrintProblem | null> {
    if (way === 'dymo')
      return printOnDymo({
        settings,
        labels: stored.map((label) => dymoXml(drawnStorageLabel(label), roll)),
        jobTitle: t('storages.labelFile'),
        isAnyway,
        onPrinted: () => undefined,
        isCancelled: () => false,
      });
    if (way === 'pdf') {
      const body = { paper, start, labels };
      await saveFile(() => downloadApi(labelCalls.labelSheets, { body }), t('storages.labelFile'));
      return null;
    }
    const body = { size, dpi, labels };
    if (printer === null) return { kind: 'byHand', zpl: (await callApi(labelCalls.labelZpl, { body })).zpl };
    await callApi(labelCalls.printOnNetwork, { body: { ...body, printer } });
    return null;
  }

  async function print({ way = settings.way, isAnyway = false } = {}): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setDone(false);
    setProblem(null);
    const failure = await send(way, isAnyway).catch((error: unknown) => ({ kind: 'server' as const, error }));
    setProblem(failure);
    setDone(failure === null);
    setBusy(false);
    isUnderWay.current = false;
  }

  return { problem, isBusy, isDone, print };
}
