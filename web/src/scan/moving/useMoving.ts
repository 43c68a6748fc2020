// Labels of goods are collected, on the device at once; the label of a storage, or a tap on its name, books them there.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCodeReader, useInvalidText } from '../../domain/inventory/index.ts';
import { signalRefused, signalTaken } from '../lib/feedback.ts';
import { createOneByOne } from '../lib/one-by-one.ts';
import type { ScanReport } from '../screens/ScanFrame.tsx';
import { useStation } from '../station/useStation.ts';
import { type CarriedGoods, type KnownStorage, meaningOfLabel, moveBooking } from './moves.ts';

const draftName = 'move';

export function useMoving(storages: readonly KnownStorage[]) {
  const { t } = useTranslation('scanModes');
  const station = useStation();
  const invalidText = useInvalidText();
  const [goods, setGoods] = useState<readonly CarriedGoods[]>([]);
  // A scanner is faster than the screen: what the next code goes on from is here.
  const latest = useRef<readonly CarriedGoods[]>([]);
  const [report, setReport] = useState<ScanReport | null>(null);
  const inTurn = useRef(createOneByOne());

  function put(next: readonly CarriedGoods[]) {
    latest.current = next;
    setGoods(next);
    void station.remember(draftName, next.length === 0 ? undefined : next);
  }

  /** What was on its way when the page was closed still is. */
  const recallGoods = useEffectEvent(async () => {
    const kept = await station.recall<readonly CarriedGoods[]>(draftName);
    if (kept && latest.current.length === 0) put(kept);
  });
  useEffect(() => inTurn.current(() => recallGoods()), []);

  function refuse(text: string) {
    signalRefused();
    setReport({ tone: 'failed', text });
  }

  async function book(storage: Pick<KnownStorage, 'id' | 'name'>) {
    const carried = latest.current;
    if (carried.length === 0) return refuse(t('move.first'));
    const shown = t('move.shown', { storage: storage.name, count: carried.length });
    await station.add(moveBooking(carried, storage, shown, new Date().toISOString()));
    put([]);
    signalTaken();
    setReport({ tone: 'ok', text: t('move.booked', { shown }) });
  }

  async function take(text: string) {
    const { readCode } = await loadCodeReader();
    const scan = readCode(text);
    if (scan.kind === 'invalid') return refuse(invalidText(scan));
    if (scan.kind !== 'label') return refuse(t('move.labelsOnly'));
    const { catalogue } = station.snapshot();
    const meaning = meaningOfLabel(scan.labelId, latest.current, storages, catalogue);
    if (meaning.type === 'storage') return book(meaning.storage);
    if (meaning.type === 'shelf') return refuse(t('move.shelf'));
    if (meaning.type === 'again') {
      signalRefused();
      return setReport({ tone: 'warn', text: t('move.again', { name: meaning.name }) });
    }
    signalTaken();
    put([...latest.current, meaning.goods]);
    const { name, labelId } = meaning.goods;
    setReport(
      name === ''
        ? { tone: 'warn', text: t('move.unknown', { code: labelId }) }
        : { tone: 'ok', text: t('move.taken', { name }) },
    );
  }

  return {
    goods,
    report,
    tell: setReport,
    take: (text: string) => inTurn.current(() => take(text)),
    book: (storage: Pick<KnownStorage, 'id' | 'name'>) => inTurn.current(() => book(storage)),
    leaveOut: (labelId: string) => put(latest.current.filter((one) => one.labelId !== labelId)),
  };
}

export type Moving = ReturnType<typeof useMoving>;
