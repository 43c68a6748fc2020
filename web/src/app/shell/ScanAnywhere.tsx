// Hears the scanner on every page that has no scans of its own.
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  assigning,
  loadCodeReader,
  type ScanScene,
  soundRefused,
  useOpenScanned,
  useWedgeScanner,
} from '../../domain/inventory/index.ts';
import { useStore } from '../../lib/store.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { notifyRefusal } from '../../ui/feedback/notify-refusal.ts';

const AssignCodeDialog = lazy(() =>
  import('../../features/inventory/codes/AssignCodeDialog.tsx').then((m) => ({
    default: m.AssignCodeDialog,
  })),
);

export function ScanAnywhere() {
  const { t } = useTranslation('scanner');
  const open = useOpenScanned();
  useReaderWithFirstKey();

  async function hear(text: string, { isBehindDialog, type }: ScanScene) {
    const { readCode } = await loadCodeReader();
    const scan = readCode(text);
    // An unrecognised code was meant for the field: a plain number, or text typed by a macro.
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
  const asked = useStore(assigning);
  return (
    asked && (
      <Suspense fallback={null}>
        <AssignCodeDialog asked={asked} onClose={() => assigning.set(null)} />
      </Suspense>
    )
  );
}

/** A code has many keys: the parser has come by its last. */
function useReaderWithFirstKey(): void {
  useEffect(() => {
    // A failure to load it is reported to the user at the scan.
    const load = () => void loadCodeReader().catch(() => undefined);
    document.addEventListener('keydown', load, { capture: true, once: true });
    return () => document.removeEventListener('keydown', load, { capture: true });
  }, []);
}
