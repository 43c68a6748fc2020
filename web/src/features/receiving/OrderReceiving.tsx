// The middle of an order's page: booking in while goods can come, what was booked last, or the positions to read.
import { canReceive } from '@praxora/rules/order-states';
import { useBooked } from '../../domain/receiving/booked.ts';
import type { ReceivingProps } from '../../domain/receiving/slot.ts';
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
      {booked && <ReceiptBooked order={order} booked={booked} />}
      {positions}
      {children}
    </>
  );
}
