// The middle of an order's page: booking in while goods can come, what was booked last, or the positions to read.
import { canReceive } from '@praxora/rules/purchasing/order-states';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { loadCodeReader, useOpenScanned } from '../../../domain/inventory/index.ts';
import { type ReceivingProps, takeEarlyScans, useBooked } from '../../../domain/purchasing/index.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { ReceivePanel } from './ReceivePanel.tsx';

/** Fetched with the first receipt that is booked. */
const ReceiptBooked = lazy(() => import('./ReceiptBooked.tsx').then((m) => ({ default: m.ReceiptBooked })));

export function OrderReceiving({ order, positions, prices, children }: ReceivingProps) {
  const booked = useBooked(order.id);
  const mayBook = usePermission('bookStock');
  if (!booked && mayBook && canReceive(order.state)) {
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
      {booked && (
        <Suspense fallback={null}>
          <ReceiptBooked order={order} booked={booked} />
        </Suspense>
      )}
      {positions}
      {children}
    </>
  );
}

/** Handles codes scanned before it was known that nothing can be received here: they work as on any other page. */
function OpenEarlyScan({ orderId }: { orderId: number }) {
  const open = useOpenScanned();
  const openLast = useEffectEvent(async (id: number) => {
    const text = takeEarlyScans(id).at(-1);
    if (text !== undefined) void open((await loadCodeReader()).readCode(text));
  });
  useEffect(() => void openLast(orderId), [orderId]);
  return null;
}
