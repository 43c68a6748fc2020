// Hears the scanner on every page that has no scans of its own.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  loadCodeReader,
  type ScanScene,
  soundRefused,
  useOpenScanned,
  useWedgeScanner,
} from '../../domain/inventory/index.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { notifyRefusal } from '../../ui/feedback/notify-refusal.ts';

export function ScanAnywhere() {
  const { t } = useTranslation('scanner');
  const open = useOpenScanned();
  useReaderWithFirstKey();

  async function hear(text: string, { isBehindDialog, type }: ScanScene) {
    const { readCode } = await loadCodeReader();
    const scan = readCode(text);
    // What is no code that anybody knows was meant for the field: a number in plain letters, or a text by macro.
    if (scan.kind === 'unknown' && type) return type(text);
    if (!isBehindDialog) return open(scan);
    soundRefused();
    notify.warning(t('dialogOpen'));
  }

  useWedgeScanner({
    place: 'anywhere',
    onScan: (text, scene) =>
      void hear(text, scene).catch((error: unknown) => {
        soundRefused();
        notifyRefusal(error);
      }),
  });
  return null;
}

/** A code has many keys: the parser has come by its last. */
function useReaderWithFirstKey(): void {
  useEffect(() => {
    // Whoever scans is told if it cannot be fetched.
    const load = () => void loadCodeReader().catch(() => undefined);
    document.addEventListener('keydown', load, { capture: true, once: true });
    return () => document.removeEventListener('keydown', load, { capture: true });
  }, []);
}
