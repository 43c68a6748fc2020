// Orders and the receiving of their goods are two features on one page.
import { ReceivingSlot } from '../domain/receiving/slot.ts';
import { OrdersPage } from '../features/orders/OrdersPage.tsx';
import { OrderReceiving } from '../features/receiving/OrderReceiving.tsx';

export function OrdersRoute() {
  return (
    <ReceivingSlot value={OrderReceiving}>
      <OrdersPage />
    </ReceivingSlot>
  );
}
