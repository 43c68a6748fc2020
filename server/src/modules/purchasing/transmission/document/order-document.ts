// Source of every form of an order: the order as it was placed, with its buyer and vendor.
import type { Order } from '@praxora/contract/purchasing/order';
import type { Tx } from '../../../../platform/database/tx.ts';
import { orderDetail } from '../../orders/order-detail.ts';
import type { OutgoingOrder } from '../transmission.repository.ts';

export interface OrderDocument {
  readonly order: Order;
  /** Transmission id, the same in every attempt. */
  readonly transmissionId: string;
  readonly practice: {
    readonly id: number;
    readonly name: string;
    /** The account's main address. */
    readonly email: string;
    /** Whom to ask for: who the account names, else who placed the order. */
    readonly contactPerson: string;
  };
  readonly vendorEmail: string;
}

export async function readOrderDocument(tx: Tx, outgoing: OutgoingOrder): Promise<OrderDocument> {
  const order = await orderDetail(tx, outgoing.order_id);
  return {
    order,
    transmissionId: outgoing.transmission_id,
    practice: {
      id: outgoing.practice_id,
      name: outgoing.practice_name,
      email: outgoing.practice_email ?? outgoing.user_email,
      contactPerson: outgoing.contact_person || order.placedBy,
    },
    vendorEmail: outgoing.email ?? '',
  };
}

/** Numbers hold no other signs today; a file's name must not depend on that. */
export const orderFileName = ({ order }: OrderDocument, ending: string): string =>
  `Bestellung-${order.orderNumber}-${order.platformOrderNumber}`.replace(/[^\w.-]/g, '_') + ending;
