// Hears the scanner on every page that has no scans of its own.
import { useTranslation } from 'react-i18next';
import { readCode } from '../../domain/scanner/read-code.ts';
import { soundRefused } from '../../domain/scanner/refused-sound.ts';
import { useOpenScanned } from '../../domain/scanner/useOpenScanned.ts';
import { useWedgeScanner } from '../../domain/scanner/useWedgeScanner.ts';
import { notify } from '../../ui/feedback/notify.tsx';

export function ScanAnywhere() {
  const { t } = useTranslation('scanner');
  const open = useOpenScanned();
  useWedgeScanner({
    place: 'anywhere',
    onScan: (text, { isBehindDialog, type }) => {
      const scan = readCode(text);
      // What is no code that anybody knows was meant for the field: a number in plain letters, or a text by macro.
      if (scan.kind === 'unknown' && type) return type(text);
      if (!isBehindDialog) return void open(scan);
      soundRefused();
      notify.warning(t('dialogOpen'));
    },
  });
  return null;
}
