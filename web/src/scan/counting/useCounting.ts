// From a code to a count: each is a booking in the queue, so that none is lost however fast somebody scans.
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCodeReader, useInvalidText } from '../../domain/inventory/index.ts';
import { useUnitTexts } from '../../domain/shared/units.ts';
import { signalRefused, signalTaken } from '../lib/feedback.ts';
import { createOneByOne } from '../lib/one-by-one.ts';
import type { ScanReport } from '../screens/ScanFrame.tsx';
import type { Saved } from '../station/saved.ts';
import { useSnapshot, useStation } from '../station/useStation.ts';
import { amountBooking, type Counted, type CountLine, countsNow, labelBooking } from './counts.ts';
import { type CountMeaning, meaningInCount } from './meaning.ts';

export function useCounting(kept: Saved<Stocktaking>) {
  const { t } = useTranslation('scanModes');
  const station = useStation();
  const { bookings, catalogue } = useSnapshot();
  const { amountText } = useUnitTexts();
  const invalidText = useInvalidText();
  const [report, setReport] = useState<ScanReport | null>(null);
  const inTurn = useRef(createOneByOne());
  /** Whose amount is asked for, by entry. */
  const [asked, setAsked] = useState<readonly number[]>([]);
  const lines = countsNow(kept, bookings);
  const { id, state } = kept.data;
  const hasEnded = state !== 'open';
  const moment = () => new Date().toISOString();
  const unitOf = ({ articleId }: CountLine) => catalogue.byId(articleId)?.countingUnit ?? null;
  const textOf = (line: CountLine, amount: number) =>
    t('count.counted', {
      name: line.articleName,
      amount: amountText(amount, unitOf(line) ?? { id: 0, ...line.unit }),
    });

  function refuse(text: string) {
    signalRefused();
    setReport({ tone: 'failed', text });
  }

  /** Current counts, including the latest scans. */
  const linesNow = () => countsNow(kept, station.snapshot().bookings);

  async function countLabel(labelId: string, line: CountLine | null) {
    await station.add(labelBooking(id, labelId, line, line && unitOf(line), moment()));
    signalTaken();
    const now = linesNow().find((one) => one.line.stockId === line?.stockId);
    setReport(
      now
        ? { tone: 'ok', text: textOf(now.line, now.counted ?? 0) }
        : { tone: 'warn', text: t('count.sentUnknown', { code: labelId }) },
    );
  }

  function act(meaning: CountMeaning): void | Promise<void> {
    switch (meaning.type) {
      case 'label':
        return countLabel(meaning.labelId, meaning.counted.line);
      case 'unknownLabel':
        return countLabel(meaning.labelId, null);
      case 'again':
        signalRefused();
        return setReport({
          tone: 'warn',
          text: t('count.again', { name: meaning.counted.line.articleName }),
        });
      case 'lines':
        signalTaken();
        return setAsked(meaning.lines.map(({ line }) => line.stockId));
      case 'elsewhere':
        return refuse(t('count.elsewhere', { name: meaning.name, storage: meaning.storage }));
      case 'notHere':
        return refuse(t('count.notHere', { name: meaning.name }));
      case 'unknownCode':
        return refuse(t('count.unknownCode', { code: meaning.code }));
      case 'noProduct':
        return refuse(t('count.noProduct'));
      case 'invalid':
        return refuse(invalidText(meaning.scan));
    }
  }

  async function take(text: string) {
    if (hasEnded) return refuse(t('count.ended'));
    const { readCode } = await loadCodeReader();
    await act(meaningInCount(readCode(text), linesNow(), catalogue));
  }

  return {
    lines,
    report,
    /** Null: nothing is asked. */
    asked: asked.length === 0 ? null : lines.filter(({ line }) => asked.includes(line.stockId)),
    hasEnded,
    ask: (stockIds: readonly number[]) => setAsked(hasEnded ? [] : stockIds),
    take: (text: string) => inTurn.current(() => take(text)),
    /** Over what somebody else counted, where that was looked at. */
    save: async ({ line }: Counted, counted: number, over?: number) => {
      setAsked([]);
      await station.add(amountBooking(id, line, unitOf(line), counted, moment(), over));
      signalTaken();
      setReport({ tone: 'ok', text: textOf(line, counted) });
    },
  };
}

export type Counting = ReturnType<typeof useCounting>;
