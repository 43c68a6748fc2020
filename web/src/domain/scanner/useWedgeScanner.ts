// Listens for a scanner that types, anywhere on the page, also while a field has the focus: the field is left as it was.
//
// The scanner must be set to the keyboard layout of the computer. A scanner set to the US layout at a German computer
// swaps y and z and types ß for a minus sign; docs/barcodes.md says how to tell and what to set.
import { useEffect, useEffectEvent } from 'react';
import { listenForScans, type ScanPlace, type ScanScene } from './listeners.ts';

interface WedgeScannerOptions {
  onScan: (text: string, scene: ScanScene) => void;
  /** The nearest to what the user does hears it, and nobody else. */
  place?: ScanPlace;
  isEnabled?: boolean;
}

export function useWedgeScanner({ onScan, place = 'page', isEnabled = true }: WedgeScannerOptions): void {
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    if (!isEnabled) return;
    return listenForScans({ place, onScan: (text, scene) => tell(text, scene) });
  }, [isEnabled, place]);
}
