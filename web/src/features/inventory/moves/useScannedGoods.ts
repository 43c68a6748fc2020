// Labels of goods are collected; the label of a storage says where they go.
import type { Scan } from '@praxora/barcode/scan';
import { scanCalls } from '@praxora/contract/inventory/scan.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode, soundRefused, useInvalidText, useWedgeScanner } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';

export interface ScannedGoods {
  readonly labelId: string;
  readonly name: string;
  readonly batchNumber: string;
}

interface ScannedGoodsOptions {
  onStorage: (storageId: number, goods: readonly ScannedGoods[]) => void;
}

export function useScannedGoods({ onStorage }: ScannedGoodsOptions) {
  const { t } = useTranslation(['inventory', 'scanner']);
  const invalidText = useInvalidText();
  const errorText = useErrorText();
  const [goods, setGoods] = useState<readonly ScannedGoods[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const refuse = (text: string) => {
    setRefused(text);
    soundRefused();
  };

  async function take(labelId: string) {
    try {
      const { articles, label, storage } = await callApi(scanCalls.resolveScan, { query: { labelId } });
      const [article] = articles;
      setRefused(null);
      if (storage) onStorage(storage.id, goods);
      else if (!article || !label || label.isWithdrawn) refuse(t('scanner:unknownLabel', { label: labelId }));
      else
        setGoods((before) =>
          before.some((one) => one.labelId === labelId)
            ? before
            : [...before, { labelId, name: article.name, batchNumber: label.batchNumber }],
        );
    } catch (error) {
      refuse(errorText(error));
    }
  }

  function read(scan: Scan) {
    if (scan.kind === 'invalid') refuse(invalidText(scan));
    else if (scan.kind === 'label') void take(scan.labelId);
    else refuse(t('moves.labelsOnly'));
  }
  const readText = (text: string) => read(readCode(text));

  useWedgeScanner({ onScan: readText });
  return {
    goods,
    refused,
    readText,
    remove: (labelId: string) => setGoods((before) => before.filter((one) => one.labelId !== labelId)),
    clear: () => setGoods([]),
  };
}
