// An order in full, as returned for its page, receipts and approvals.
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { groupBy } from '../../../platform/group-by.ts';
import * as repository from './order-detail.repository.ts';
import { readReceipts } from './receipts.ts';

export async function orderDetail(tx: Tx, orderId: number): Promise<Order> {
  const [order] = await orderDetails(tx, [orderId]);
  if (order === undefined) throw new Refusal('NOT_FOUND');
  return order;
}

/** Positions of an order; empty if there is no such order. */
export const readPositions = async (tx: Tx, orderId: number): Promise<OrderPosition[]> =>
  (await repository.listPositions(tx, [orderId])).map(({ position, article }) => ({ ...position, article }));

/** Answers in the order of the ids; many orders take as many queries as one. */
export async function orderDetails(tx: Tx, orderIds: readonly number[]): Promise<Order[]> {
  const [orderRows, positionRows, receiptList, eventRows] = await Promise.all([
    repository.listOrders(tx, orderIds),
    repository.listPositions(tx, orderIds),
    readReceipts(tx, orderIds),
    repository.listEvents(tx, orderIds),
  ]);
  const rows = new Map(orderRows.map((row) => [row.id, row]));
  const positions = groupBy(positionRows, ({ order_id }) => order_id);
  const receipts = groupBy(receiptList, ({ orderId }) => orderId);
  const events = groupBy(eventRows, ({ order_id }) => order_id);
  return orderIds.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    return {
      ...headOf(row),
      positions: (positions.get(id) ?? []).map(({ position, article }) => ({ ...position, article })),
      receipts: receipts.get(id) ?? [],
      history: (events.get(id) ?? []).map(({ order_id: _, ...entry }) => ({
        ...entry,
        at: entry.at.toISOString(),
      })),
    };
  });
}

const headOf = (row: repository.OrderRow): Omit<Order, 'positions' | 'receipts' | 'history'> => ({
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
  orderReference: row.order_reference,
  requestedDeliveryDate: row.requested_delivery_date,
  deliveryAddress: row.delivery_address,
  billingAddress: row.billing_address,
  state: row.state,
  revision: row.revision,
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
});
