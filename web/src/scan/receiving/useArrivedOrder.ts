// A scan before anybody said which order has arrived: it opens the order that waits for it, and counts there.
import { namesProduct, type ProductCode, shownNumber, toProductCode } from '@praxora/barcode/product-code';
import type { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadCodeReader, useInvalidText } from '../../domain/inventory/index.ts';
import { addresses } from '../lib/addresses.ts';
import { signalRefused, signalTaken } from '../lib/feedback.ts';
import { read } from '../lib/server.ts';
import type { ScanReport } from '../screens/ScanFrame.tsx';
import type { Saved } from '../station/saved.ts';
import type { Station } from '../station/station.ts';
import { useStation } from '../station/useStation.ts';
import { waitingOrders } from './arrived-order.ts';
import type { OpenOrder, OrderHead } from './receipt.ts';

/** Timeout in milliseconds: the user is waiting with the pack in hand. */
const patience = 4_000;

async function findOrders(station: Station, code: ProductCode, heads: readonly OrderHead[]) {
  const answer = await station.askNow((token) =>
    read<typeof receivingCalls.findReceivable>(addresses.findReceivable, token, code, patience),
  );
  const recalled = await Promise.all(heads.map(({ id }) => station.recall<Saved<OpenOrder>>(`order-${id}`)));
  const { bookings, catalogue } = station.snapshot();
  const orders = recalled.filter((one) => one !== undefined);
  return waitingOrders(code, answer?.positions.map(({ orderId }) => orderId) ?? [], {
    ...{ orders, bookings, catalogue },
  });
}

export function useArrivedOrder(
  heads: readonly OrderHead[],
  onOrder: (orderId: number, text: string) => void,
) {
  const { t } = useTranslation('scanModes');
  const station = useStation();
  const invalidText = useInvalidText();
  const [report, setReport] = useState<ScanReport | null>(null);
  /** Several orders wait for what was scanned: somebody says which one it is. */
  const [several, setSeveral] = useState<{ text: string; orderIds: readonly number[] } | null>(null);

  function refuse(text: string) {
    signalRefused();
    setReport({ tone: 'failed', text });
  }

  async function take(text: string) {
    setSeveral(null);
    const { readCode } = await loadCodeReader();
    const scan = readCode(text);
    if (scan.kind === 'invalid') return refuse(invalidText(scan));
    if (scan.kind === 'label') return refuse(t('receive.ownLabel'));
    const code = toProductCode(scan);
    if (!namesProduct(code)) return refuse(t('receive.noProduct'));
    setReport({ tone: 'ok', text: t('receive.searching') });
    const orderIds = await findOrders(station, code, heads);
    const shown = shownNumber(code) ?? '';
    const [first, another] = orderIds;
    if (first === undefined) return refuse(t('receive.noneWaits', { code: shown }));
    if (another === undefined) return onOrder(first, text);
    signalTaken();
    setReport({ tone: 'warn', text: t('receive.severalWait', { code: shown, count: orderIds.length }) });
    setSeveral({ text, orderIds });
  }

  return { report, several, take: (text: string) => void take(text) };
}
