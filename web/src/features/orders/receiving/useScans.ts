// What happens when a code is scanned or typed: the line it means opens and counts, and the screen says what it did.
import { parseScan } from '@praxora/barcode/parse-scan';
import type { InvalidReason, Scan } from '@praxora/barcode/scan';
import { calendarDay } from '@praxora/rules/dates';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import { useWedgeScanner } from '../../../lib/scanner/useWedgeScanner.ts';
import type { ShownLine } from './orderLines.ts';
import { lineOfCode, namesProduct, type ProductCode, productCodeOf, withScanned } from './scanning.ts';
import type { Lines } from './useLines.ts';

export interface ScanReport {
  readonly tone: 'ok' | 'warn' | 'failed';
  readonly text: string;
  readonly links?: readonly { readonly label: string; readonly to: string }[];
}

const reasons = {
  textTooLong: 'scan.reason.textTooLong',
  empty: 'scan.reason.empty',
  structure: 'scan.reason.structure',
  unknownAi: 'scan.reason.unknownAi',
  tooShort: 'scan.reason.tooShort',
  tooLong: 'scan.reason.tooLong',
  characters: 'scan.reason.characters',
  checkDigit: 'scan.reason.checkDigit',
  checkCharacter: 'scan.reason.checkCharacter',
  date: 'scan.reason.date',
  contradiction: 'scan.reason.contradiction',
} as const satisfies Record<InvalidReason, string>;

const effects = {
  counted: 'scan.counted',
  filled: 'scan.filled',
  added: 'scan.added',
} as const;

interface ScansOptions {
  lines: readonly ShownLine[];
  api: Lines;
  /** The code is of a product that is in none of the lines: what to say, or the line made for it. */
  onMiss: (code: ProductCode) => Promise<ScanReport | ShownLine>;
}

export interface Scans {
  readonly report: ScanReport | null;
  readonly read: (text: string) => void;
  readonly dismiss: () => void;
}

export function useScans({ lines, api, onMiss }: ScansOptions): Scans {
  const { t } = useTranslation('receiving');
  const errorText = useErrorText();
  const [report, setReport] = useState<ScanReport | null>(null);
  /** Some packs carry batch and expiry in a second code, which does not say of what. */
  const lastKey = useRef<number | null>(null);

  function lotText({ lot, expiry }: Scan): string {
    if (lot !== undefined && expiry !== undefined)
      return t('scan.batchAndExpiry', { batch: lot, date: formatDate(expiry) });
    if (lot !== undefined) return t('scan.batch', { batch: lot });
    return expiry === undefined ? '' : t('scan.expiry', { date: formatDate(expiry) });
  }

  function hit(line: ShownLine, scan: Scan): ScanReport {
    const code = {
      ...(scan.lot === undefined ? {} : { lot: scan.lot }),
      ...(scan.expiry === undefined ? {} : { expiry: scan.expiry }),
    };
    const { draft, effect } = withScanned(api.draftOf(line), code);
    api.change(line, (before) => withScanned(before, code).draft);
    api.open([line.key]);
    api.turnTo(line);
    lastKey.current = line.key;
    requestAnimationFrame(() =>
      document.querySelector(`[data-line="${line.key}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
    const isOver = line.missing !== null && draft.delivered > line.missing;
    const text = [t(effects[effect], { name: line.name, count: draft.delivered }), lotText(scan)];
    if (isOver) text.push(t('scan.over'));
    return { tone: isOver ? 'warn' : 'ok', text: text.filter((part) => part !== '').join(' ') };
  }

  function second(scan: Scan): ScanReport {
    const line = lines.find(({ key }) => key === lastKey.current);
    if (!line || (scan.lot === undefined && scan.expiry === undefined))
      return { tone: 'warn', text: t('scan.noProduct') };
    return hit(line, scan);
  }

  async function reportOf(scan: Scan): Promise<ScanReport> {
    if (scan.kind === 'invalid')
      return { tone: 'failed', text: t('scan.invalid', { reason: t(reasons[scan.reason]) }) };
    if (scan.kind === 'label') return { tone: 'warn', text: t('scan.label', { id: scan.labelId }) };
    const code = productCodeOf(scan);
    if (!namesProduct(code)) return second(scan);
    const key = lineOfCode(code, lines);
    const line = lines.find((one) => one.key === key);
    if (line) return hit(line, scan);
    const found = await onMiss(code);
    return 'tone' in found ? found : hit(found, scan);
  }

  async function read(text: string) {
    try {
      setReport(await reportOf(parseScan(text, { today: calendarDay(new Date()) })));
    } catch (error) {
      setReport({ tone: 'failed', text: errorText(error) });
    }
  }

  useWedgeScanner({ onScan: (text) => void read(text) });
  return { report, read: (text) => void read(text), dismiss: () => setReport(null) };
}
