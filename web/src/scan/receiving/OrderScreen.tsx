// The packs of one order: scanned or counted by hand, with batch and expiry, and booked as one receipt.
import type { storageCalls } from '@praxora/contract/inventory/storages.calls';
import type { receivableOrderCalls } from '@praxora/contract/purchasing/receivable-orders.calls';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWedgeScanner } from '../../domain/inventory/index.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { addresses, orderAddress } from '../lib/addresses.ts';
import { read } from '../lib/server.ts';
import type { Booking } from '../queue/booking.ts';
import { PickList } from '../screens/PickList.tsx';
import type { Saved } from '../station/saved.ts';
import { useLookUp } from '../station/useLookUp.ts';
import { useStation } from '../station/useStation.ts';
import { OpenedOrder } from './OpenedOrder.tsx';
import { draftName, draftOfBooking, type OpenOrder, type ReceiptDraft } from './receipt.ts';

const askForStorages = (token: string) => read<typeof storageCalls.listStorages>(addresses.storages, token);

interface OrderScreenProps {
  orderId: number;
  /** Codes of the order scanned before it was open. */
  scans: readonly string[];
  correcting: Booking | null;
  onBack: () => void;
  /** With the key of the receipt. */
  onBooked: (key: string) => void;
}

export function OrderScreen({ orderId, scans, correcting, onBack, onBooked }: OrderScreenProps) {
  const { t } = useTranslation('scanModes');
  const order = useLookUp<OpenOrder>(`order-${orderId}`, (token) =>
    read<typeof receivableOrderCalls.getReceivableOrder>(orderAddress(orderId), token),
  );
  const storages = useLookUp('storages', askForStorages);
  const begun = useBegun(orderId, correcting);
  const opened = useFirst(order.kept);
  const isOpen = opened !== null && storages.kept !== null && begun !== null;
  // A scanner does not wait for the network.
  const [early, setEarly] = useState(scans);
  useWedgeScanner({ isEnabled: !isOpen, onScan: (text) => setEarly((before) => [...before, text]) });
  if (opened && storages.kept && begun)
    return (
      <OpenedOrder
        kept={opened}
        storages={storages.kept.data}
        begun={begun}
        scans={early}
        isCorrection={correcting !== null}
        onBack={onBack}
        onBooked={onBooked}
      />
    );
  return (
    <PickList title={t('receive.title')} question="" lookUp={order} onBack={onBack}>
      <p>{t('loading')}</p>
    </PickList>
  );
}

/** Data as first loaded, which does not change while the user counts. */
function useFirst<Data>(kept: Saved<Data> | null): Saved<Data> | null {
  const [first, setFirst] = useState(kept);
  if (first === null && kept !== null) setFirst(kept);
  return first ?? kept;
}

/** Former count, from the refused booking or this device; else a new receipt. */
function useBegun(orderId: number, correcting: Booking | null): ReceiptDraft | null {
  const station = useStation();
  const [begun, setBegun] = useState(() => (correcting ? draftOfBooking(correcting) : null));
  useEffect(() => {
    if (correcting) return;
    void station.recall<ReceiptDraft>(draftName(orderId)).then((draft) => {
      // Killed between booking and forgetting: that one is in the queue already.
      const isBooked = station.snapshot().bookings.some(({ key }) => key === draft?.key);
      setBegun(draft && !isBooked ? draft : { key: newIdempotencyKey(), lines: {} });
    });
  }, [station, orderId, correcting]);
  return begun;
}
