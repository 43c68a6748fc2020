// Goods come in: which order it is, then its packs. What is open is kept on the device, so that the cellar can receive too.
import { useState } from 'react';
import type { Booking } from '../queue/booking.ts';
import { OrderList } from './OrderList.tsx';
import { OrderScreen } from './OrderScreen.tsx';
import { orderOfBooking } from './receipt.ts';

interface ReceiveScreenProps {
  onBack: () => void;
  /** A refused receipt to be mended; null: a new one. */
  correcting: Booking | null;
}

/** An order, and what was scanned of it before it was open. */
interface OpenedBy {
  readonly orderId: number;
  readonly scans: readonly string[];
}

export function ReceiveScreen({ onBack, correcting }: ReceiveScreenProps) {
  const [opened, setOpened] = useState<OpenedBy | null>(() => {
    const orderId = correcting && orderOfBooking(correcting);
    return orderId === null ? null : { orderId, scans: [] };
  });
  const [bookedKey, setBookedKey] = useState<string | null>(null);
  if (opened === null)
    return (
      <OrderList
        bookedKey={bookedKey}
        onBack={onBack}
        onOrder={(orderId, scans) => {
          setBookedKey(null);
          setOpened({ orderId, scans });
        }}
      />
    );
  return (
    <OrderScreen
      key={opened.orderId}
      orderId={opened.orderId}
      scans={opened.scans}
      correcting={correcting}
      onBack={() => (correcting ? onBack() : setOpened(null))}
      onBooked={(key) => {
        if (correcting) return onBack();
        setBookedKey(key);
        setOpened(null);
      }}
    />
  );
}
