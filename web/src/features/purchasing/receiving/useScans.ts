// Handling of scanned or typed codes: the matching line opens and counts, and the screen reports the effect.
import { namesProduct, type ProductCode, toProductCode } from '@praxora/barcode/product-code';
import type { Scan } from '@praxora/barcode/scan';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  loadCodeReader,
  soundRefused,
  useInvalidText,
  useWedgeScanner,
} from '../../../domain/inventory/index.ts';
import { type Effect, lineOfCode, withScanned } from '../../../domain/purchasing/index.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';
import { formatDate } from '../../../lib/format.ts';
import type { ShownLine } from './order-lines.ts';
import { useCarriedScans, useReadEarlyScans } from './useCarriedScans.ts';
import type { Lines } from './useLines.ts';

interface ScanLink {
  readonly label: string;
  readonly to: string;
  /** The goods are booked in there: the code goes along. */
  readonly takesScan?: boolean;
}

export interface ScanReport {
  readonly tone: 'ok' | 'warn' | 'failed';
  readonly text: string;
  readonly links?: readonly ScanLink[];
  /** No article has this code: it can be assigned to one. */
  readonly unknown?: ProductCode;
}

/** A code that counted nothing. It stays until somebody has seen it, whatever is scanned after it. */
export interface RefusedScan extends ScanReport {
  readonly code: string;
}

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
  /** The order that goods are received for; left out: none. */
  orderId?: number;
}

export interface Scans {
  /** Effect of the last code that counted. */
  readonly report: ScanReport | null;
  /** The last one first. */
  readonly refused: readonly RefusedScan[];
  readonly see: () => void;
  /** A refused code counts now. */
  readonly readAgain: (code: string) => void;
  readonly read: (text: string) => void;
  readonly dismiss: () => void;
}

export function useScans({ lines, api, onMiss, orderId }: ScansOptions): Scans {
  const { t } = useTranslation(['receiving', 'scanner']);
  const errorText = useErrorText();
  const invalidText = useInvalidText();
  const [report, setReport] = useState<ScanReport | null>(null);
  const [refused, setRefused] = useState<readonly RefusedScan[]>([]);
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
    let effect: Effect = 'counted';
    const draft = api.change(line, (before) => {
      const scanned = withScanned(before, code);
      effect = scanned.effect;
      return scanned.draft;
    });
    api.open([line.key]);
    api.stateOf(line).onTurnTo();
    lastKey.current = line.key;
    requestAnimationFrame(() =>
      document.querySelector(`[data-line="${line.key}"]`)?.scrollIntoView({ block: 'nearest' }),
    );
    const isOver = line.missing !== null && draft.delivered > line.missing;
    const text = [t(effects[effect], { name: line.name, count: draft.delivered }), lotText(scan)];
    if (isOver) text.push(t('scan.over'));
    return { tone: isOver ? 'warn' : 'ok', text: text.filter((part) => part !== '').join(' ') };
  }

  function refuse(code: string, why: ScanReport) {
    soundRefused();
    setRefused((before) => [{ ...why, code }, ...before.filter((one) => one.code !== code)]);
  }

  /** The line the code means, or why it means none. */
  async function lineOf(scan: Scan): Promise<ShownLine | ScanReport> {
    if (scan.kind === 'invalid') return { tone: 'failed', text: invalidText(scan) };
    if (scan.kind === 'label') return { tone: 'warn', text: t('scan.label', { id: scan.labelId }) };
    const code = toProductCode(scan);
    const isNamed = namesProduct(code);
    const key = isNamed ? lineOfCode(code, lines) : lastKey.current;
    const line = lines.find((one) => one.key === key);
    if (isNamed) return line ?? onMiss(code);
    const saysLot = scan.lot !== undefined || scan.expiry !== undefined;
    return line && saysLot ? line : { tone: 'warn', text: t('scan.noProduct') };
  }

  async function read(text: string) {
    try {
      const { readCode } = await loadCodeReader();
      const scan = readCode(text);
      const result = await lineOf(scan);
      if (!('tone' in result)) setReport(hit(result, scan));
      else if (result.tone === 'ok') setReport(result);
      else refuse(text, result);
    } catch (error) {
      refuse(text, { tone: 'failed', text: errorText(error) });
    }
  }

  useWedgeScanner({ onScan: (text) => void read(text) });
  useCarriedScans(read);
  useReadEarlyScans(read, orderId);
  return {
    report,
    refused,
    see: () => setRefused([]),
    readAgain: (code) => {
      setRefused((before) => before.filter((one) => one.code !== code));
      void read(code);
    },
    read: (text) => void read(text),
    dismiss: () => setReport(null),
  };
}
