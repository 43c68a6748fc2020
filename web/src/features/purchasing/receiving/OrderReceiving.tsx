// The middle of an order's page: booking in while goods can come, what was booked last, or the positions to read.
import { canReceive } from '@praxora/rules/purchasing/order-states';
import { useEffect, useEffectEvent } from 'react';
import { readCode, useOpenScanned } from '../../../domain/inventory/index.ts';
import { type ReceivingProps, takeEarlyScans, useBooked } from '../../../domain/purchasing/index.ts';
import { ReceiptBooked } from './ReceiptBooked.tsx';
import { ReceivePanel } from './ReceivePanel.tsx';

export function OrderReceiving({ order, positions, prices, children }: ReceivingProps) {
  const booked = useBooked(order.id);
  if (!booked && canReceive(order.state)) {
    return (
      <ReceivePanel order={order}>
        {prices}
        {children}
      </ReceivePanel>
    );
  }
  return (
    <>
      <OpenEarlyScan orderId={order.id} />
      {booked && <ReceiptBooked order={order} booked={booked} />}
      {positions}
      {children}
    </>
  );
}

/** Nothing can be received here: what was scanned before that was known means what it means on any other page. */
function OpenEarlyScan({ orderId }: { orderId: number }) {
  const open = useOpenScanned();
  const openLast = useEffectEvent((id: number) => {
    const text = takeEarlyScans(id).at(-1);
    if (text !== undefined) void open(readCode(text));
  });
  useEffect(() => openLast(orderId), [orderId]);
  return null;
}
