// The receipt at work: each code and each change counts on what the one before left, and is on the device at once.
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCodeReader, useInvalidText } from '../../domain/inventory/index.ts';
import { type DraftLine, findDraft } from '../../domain/purchasing/index.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { signalRefused, signalTaken } from '../lib/feedback.ts';
import type { UnknownProduct } from '../modes/assignment.ts';
import type { ScanReport } from '../screens/ScanFrame.tsx';
import type { Saved } from '../station/saved.ts';
import { useStation } from '../station/useStation.ts';
import { type PackReading, readPack } from './pack.ts';
import { draftName, type OpenOrder, type ReceiptDraft, type ReceiptLine, receiptBooking } from './receipt.ts';

const refusals = { ownLabel: 'receive.ownLabel', noProduct: 'receive.noProduct' } as const;

interface ReceiptOptions {
  readonly kept: Saved<OpenOrder>;
  readonly lines: readonly ReceiptLine[];
  readonly begun: ReceiptDraft;
  /** Mends a refused booking, which stays where it is until it is sent. */
  readonly isCorrection: boolean;
}

export function useReceipt({ kept, lines, begun, isCorrection }: ReceiptOptions) {
  const { t } = useTranslation('scanModes');
  const station = useStation();
  const invalidText = useInvalidText();
  const language = useLanguage();
  const name = draftName(kept.data.id);
  const [draft, setDraft] = useState(begun);
  // A scanner is faster than the screen: what it counts on is here.
  const latest = useRef(begun);
  const lastKey = useRef<number | null>(null);
  const [report, setReport] = useState<ScanReport | null>(null);
  /** A code that no article has: it can be assigned to one of the order's, and counts then. */
  const [unknown, setUnknown] = useState<(UnknownProduct & { readonly text: string }) | null>(null);

  function put(next: ReceiptDraft) {
    latest.current = next;
    setDraft(next);
    if (!isCorrection) void station.remember(name, next);
  }

  function textOf(reading: PackReading): ScanReport {
    if (reading.type === 'invalid') return { tone: 'failed', text: invalidText(reading.scan) };
    if (reading.type === 'notInOrder')
      return { tone: 'failed', text: t('receive.notInOrder', { code: reading.code }) };
    if (reading.type !== 'counted') return { tone: 'failed', text: t(refusals[reading.type]) };
    const { line, effect } = reading;
    const { delivered, lots } = findDraft(reading.draft.lines, line);
    const last = lots.at(-1);
    const values = { name: line.position.name[language], count: delivered };
    const parts = [
      effect === 'filled' ? t('receive.filled', values) : t('receive.counted', values),
      last?.batchNumber && t('receive.batchFact', { batch: last.batchNumber }),
      last?.expirationDate && t('receive.expiryFact', { day: formatDate(last.expirationDate) }),
    ];
    const isOver = delivered > line.missing;
    return {
      tone: isOver ? 'warn' : 'ok',
      text: [...parts.filter(Boolean), ...(isOver ? [t('receive.over')] : [])].join(' · '),
    };
  }

  async function take(text: string) {
    const { readCode } = await loadCodeReader();
    // As it is now: a code may have been assigned since the screen was drawn.
    const known = station.snapshot().catalogue;
    const reading = readPack(readCode(text), latest.current, lines, known, lastKey.current);
    setReport(textOf(reading));
    const isUnknown = reading.type === 'notInOrder' && known.byCode(reading.product).length === 0;
    setUnknown(isUnknown ? { code: reading.code, product: reading.product, text } : null);
    if (reading.type !== 'counted') return signalRefused();
    signalTaken();
    lastKey.current = reading.line.key;
    put(reading.draft);
  }

  /** The key it is booked under. */
  async function book(acceptsMore: boolean): Promise<string> {
    const scannedAt = new Date().toISOString();
    const booking = receiptBooking(kept.data, lines, latest.current.lines, { scannedAt, acceptsMore });
    const { request, shown } = booking;
    if (isCorrection && request)
      await station.change(latest.current.key, { type: 'assigned', request, shown });
    else {
      await station.add(booking, latest.current.key);
      await station.remember(name, undefined);
    }
    signalTaken();
    return latest.current.key;
  }

  return {
    draft,
    report,
    unknown,
    take: (text: string) => void take(text),
    change: (line: ReceiptLine, make: (before: DraftLine) => DraftLine) => {
      const { lines: all } = latest.current;
      put({ ...latest.current, lines: { ...all, [line.key]: make(findDraft(all, line)) } });
    },
    book,
    discard: () => station.remember(name, undefined),
  };
}

export type Receipt = ReturnType<typeof useReceipt>;
