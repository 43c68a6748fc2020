// Listens for a scanner that types, anywhere on the page, also while a field has the focus: the field is left as it was.
//
// The scanner must be set to the keyboard layout of the computer. A scanner set to the US layout at a German computer
// swaps y and z and types ß for a minus sign; docs/barcodes.md says how to tell and what to set.
import { useEffectEvent, useInsertionEffect } from 'react';
import { listenForScans, type ScanPlace, type ScanScene } from './listeners.ts';

interface WedgeScannerOptions {
  onScan: (text: string, scene: ScanScene) => void;
  /** The nearest to what the user does hears it, and nobody else. */
  place?: ScanPlace;
  isEnabled?: boolean;
}

export function useWedgeScanner({ onScan, place = 'page', isEnabled = true }: WedgeScannerOptions): void {
  const tell = useEffectEvent(onScan);
  // With the page's own elements: an effect comes after the first paint, and a scan in between would go to whoever is farther
  // away. A layout effect ends while the page waits for something, and it would hear nothing meanwhile.
  useInsertionEffect(() => {
    if (!isEnabled) return;
    return listenForScans({ place, onScan: (text, scene) => tell(text, scene) });
  }, [isEnabled, place]);
}
