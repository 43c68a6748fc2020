// The batch a scanned or pasted code names: in the code itself, or of the goods one of our labels sticks on.
import type { Scan } from '@praxora/barcode/scan';
import { scanCalls } from '@praxora/contract/inventory/scan.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isWholeCode,
  readCode,
  soundRefused,
  useInvalidText,
  useWedgeScanner,
} from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';

export interface BatchEntry {
  /** Why the last code led nowhere. */
  readonly refused: string | null;
  /** Submits typed text: a number, or a whole code. */
  readonly submit: (text: string) => void;
}

export function useBatchOfCode(onBatch: (batch: string) => void): BatchEntry {
  const { t } = useTranslation(['inventory', 'scanner']);
  const invalidText = useInvalidText();
  const errorText = useErrorText();
  const [refused, setRefused] = useState<string | null>(null);

  function refuse(text: string) {
    setRefused(text);
    soundRefused();
  }

  function accept(batch: string) {
    setRefused(null);
    onBatch(batch);
  }

  async function ofLabel(labelId: string) {
    try {
      const { label } = await callApi(scanCalls.resolveScan, { query: { labelId } });
      if (label === null) refuse(t('scanner:unknownLabel', { label: labelId }));
      else if (label.batchNumber === '') refuse(t('recall.noBatchOfLabel'));
      else accept(label.batchNumber);
    } catch (error) {
      refuse(errorText(error));
    }
  }

  function read(scan: Scan) {
    if (scan.kind === 'invalid') refuse(invalidText(scan));
    else if (scan.kind === 'label') void ofLabel(scan.labelId);
    else if (scan.lot !== undefined) accept(scan.lot);
    // A batch number alone, in a code of its own.
    else if (scan.kind === 'unknown') accept(scan.text.trim());
    else refuse(t('recall.noBatch'));
  }

  useWedgeScanner({ onScan: (text) => read(readCode(text)) });
  return {
    refused,
    submit: (text) => {
      const scan = readCode(text);
      if (isWholeCode(scan)) read(scan);
      else accept(text.trim());
    },
  };
}
