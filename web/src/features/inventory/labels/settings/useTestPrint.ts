import { labelCalls } from '@praxora/contract/inventory/labels.calls';
import type { PrintingDefaults } from '@praxora/contract/inventory/printing';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DrawnLabel,
  dymoXml,
  type PrintProblem,
  printOnDymo,
  useSheetStart,
} from '../../../../domain/inventory/index.ts';
import { callApi, downloadApi } from '../../../../lib/api/api.ts';
import { saveFile } from '../../../../lib/files.ts';

/** The test label by the way that is chosen: it books nothing, and nothing is told of it. */
export function useTestPrint(settings: PrintingDefaults, label: DrawnLabel) {
  const { t } = useTranslation('labels');
  const [problem, setProblem] = useState<PrintProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const isUnderWay = useRef(false);
  const { way, paper, roll, zplSize: size, dpi, networkPrinter: printer } = settings;
  const start = useSheetStart(paper);

  async function send(isAnyway: boolean): Promise<PrintProblem | null> {
    if (way === 'dymo')
      return printOnDymo({
        settings,
        labels: [dymoXml(label, roll)],
        jobTitle: t('test.title'),
        isAnyway,
        onPrinted: () => undefined,
        isCancelled: () => false,
      });
    if (way === 'pdf') {
      await saveFile(() => downloadApi(labelCalls.labelSheets, { body: { paper, start } }), t('fileName'));
      return null;
    }
    if (printer === null)
      return { kind: 'byHand', zpl: (await callApi(labelCalls.labelZpl, { body: { size, dpi } })).zpl };
    await callApi(labelCalls.printOnNetwork, { body: { size, dpi, printer } });
    return null;
  }

  async function print(isAnyway: boolean): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setDone(false);
    setProblem(null);
    const failure = await send(isAnyway).catch((error: unknown) => ({ kind: 'server' as const, error }));
    setProblem(failure);
    setDone(failure === null);
    setBusy(false);
    isUnderWay.current = false;
  }

  return { problem, isBusy, isDone, print };
}
