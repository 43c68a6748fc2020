// What every form of an order is made of: the order as it was placed, and who stands at both ends.
import type { Order } from '@praxora/contract/orders/order';
import type { Tx } from '../../../platform/database/tx.ts';
import { orderDetail } from '../../orders/orders.service.ts';
import type { Errand } from '../transmission.repository.ts';

export interface OrderDocument {
  readonly order: Order;
  /** The same in every attempt to transmit it. */
  readonly transmissionId: string;
  readonly practice: { readonly id: number; readonly name: string; readonly email: string };
  readonly vendorEmail: string;
}

export const documentOf = async (tx: Tx, errand: Errand): Promise<OrderDocument> => ({
  order: await orderDetail(tx, errand.order_id),
  transmissionId: errand.transmission_id,
  practice: { id: errand.practice_id, name: errand.practice_name, email: errand.user_email },
  vendorEmail: errand.email ?? '',
});

/** Numbers hold no other signs today; a file's name must not depend on that. */
export const fileNameOf = ({ order }: OrderDocument, ending: string): string =>
  `Bestellung-${order.orderNumber}-${order.platformOrderNumber}`.replace(/[^\w.-]/g, '_') + ending;
