// Listens for a scanner that types, anywhere on the page, also while a field has the focus: the field is left as it was.
//
// The scanner must be set to the keyboard layout of the computer. A scanner set to the US layout at a German computer
// swaps y and z and types ß for a minus sign; docs/barcodes.md says how to tell and what to set.
import { createWedgeReader, restMs, type WedgeKey } from '@praxora/barcode/wedge';
import { useEffect, useEffectEvent } from 'react';
import { type FieldMemory, rememberField } from './fieldMemory.ts';
import { onScannerSettings, readScannerSettings } from './scannerSettings.ts';

interface WedgeScannerOptions {
  onScan: (text: string) => void;
  isEnabled?: boolean;
}

export function useWedgeScanner({ onScan, isEnabled = true }: WedgeScannerOptions): void {
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    if (!isEnabled) return;
    let reader = createWedgeReader(readScannerSettings());
    const unsubscribe = onScannerSettings(() => {
      reader = createWedgeReader(readScannerSettings());
    });
    let before: FieldMemory | null = null;
    let timer = 0;

    function finish(scanned: string | null) {
      if (scanned === null) return;
      before?.restore();
      before = null;
      tell(scanned);
    }

    function listen(event: KeyboardEvent) {
      if (event.isComposing) return;
      const { isTaken, isFirst, scanned } = reader.press(keyOf(event));
      if (isFirst) before = rememberField();
      if (isTaken) {
        event.preventDefault();
        event.stopPropagation();
      }
      window.clearTimeout(timer);
      timer = window.setTimeout(() => finish(reader.rest(Number.POSITIVE_INFINITY)), restMs);
      finish(scanned);
    }

    // Before any field sees the key.
    document.addEventListener('keydown', listen, true);
    document.addEventListener('keyup', listen, true);
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
      document.removeEventListener('keydown', listen, true);
      document.removeEventListener('keyup', listen, true);
    };
  }, [isEnabled]);
}

const keyOf = (event: KeyboardEvent): WedgeKey => ({
  type: event.type === 'keyup' ? 'up' : 'down',
  key: event.key,
  code: event.code,
  time: event.timeStamp,
  isCtrl: event.ctrlKey,
  isAlt: event.altKey,
  isMeta: event.metaKey,
  isRepeat: event.repeat,
});
