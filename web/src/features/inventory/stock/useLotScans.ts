// A pack scanned while a dialog books it in: batch and expiry date are filled in.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode, soundRefused, useInvalidText, useWedgeScanner } from '../../../domain/inventory/index.ts';

/** Why the last code filled in nothing. */
export function useLotScans(
  onLot: (lot: string | undefined, expiry: string | undefined) => void,
): string | null {
  const { t } = useTranslation('scanner');
  const invalidText = useInvalidText();
  const [refused, setRefused] = useState<string | null>(null);
  useWedgeScanner({
    place: 'dialog',
    onScan: (text, { type }) => {
      const scan = readCode(text);
      // A batch number alone, in a code of its own, belongs to the field it was scanned into.
      if (scan.kind === 'unknown') return type?.(text);
      if (scan.lot !== undefined || scan.expiry !== undefined) {
        setRefused(null);
        return onLot(scan.lot, scan.expiry);
      }
      soundRefused();
      setRefused(scan.kind === 'invalid' ? invalidText(scan) : t('noLot'));
    },
  });
  return refused;
}
