// Orders and the receiving of their goods are two features on one page.
import { ReceivingSlot } from '../domain/purchasing/index.ts';
import { OrdersPage } from '../features/purchasing/orders/OrdersPage.tsx';
import { OrderReceiving } from '../features/purchasing/receiving/OrderReceiving.tsx';

export function OrdersRoute() {
  return (
    <ReceivingSlot value={OrderReceiving}>
      <OrdersPage />
    </ReceivingSlot>
  );
}
