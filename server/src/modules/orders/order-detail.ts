// One order in full, as its page, receipts and approvals answer it.
import type { Order } from '@praxora/contract/orders/order';
import type { Tx } from '../../platform/database/tx.ts';
import { Refusal } from '../../platform/errors.ts';
import * as repository from './order-detail.repository.ts';
import { receiptsOf } from './receipts.ts';

export async function orderDetail(tx: Tx, orderId: number): Promise<Order> {
  const row = await repository.findOrder(tx, orderId);
  if (row === null) throw new Refusal('NOT_FOUND');
  const positions = await repository.listPositions(tx, orderId);
  return {
    id: row.id,
    orderNumber: row.order_number,
    platformOrderNumber: row.platform_order_number,
    vendor: {
      id: row.vendor_id,
      name: row.vendor_name,
      hue: row.hue,
      isFavorite: row.is_favourite,
      isOwn: row.is_own,
    },
    transmission: row.transmission,
    customerNumber: row.customer_number,
    message: row.message,
    deliveryAddress: row.delivery_address,
    billingAddress: row.billing_address,
    state: row.state,
    placedAt: row.placed_at.toISOString(),
    placedBy: row.placed_by,
    transmissionError: row.transmission_error,
    deliveryDate: row.delivery_date,
    goodsCents: row.goods_cents,
    shippingCents: row.shipping_cents,
    surchargeCents: row.surcharge_cents,
    netCents: row.net_cents,
    vat: row.vat,
    vatCents: row.vat_cents,
    grossCents: row.gross_cents,
    rating: row.rating,
    ratingComment: row.rating_comment,
    positions: positions.map(({ position, article }) => ({ ...position, article })),
    receipts: await receiptsOf(tx, orderId),
    history: await repository.listEvents(tx, orderId),
  };
}
