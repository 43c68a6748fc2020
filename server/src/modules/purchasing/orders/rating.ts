// How content the practice was with an order.
import type { Order } from '@praxora/contract/purchasing/order';
import type { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import { canRate } from '@praxora/rules/purchasing/order-states';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { lockOrder } from './moves.ts';
import { orderDetail } from './order-detail.ts';
import * as repository from './orders.repository.ts';

/** May be changed as often as one likes; the vendor's average follows. */
export async function rateOrder(
  { tx }: UserContext,
  orderId: number,
  { rating, comment }: BodyOf<typeof orderCalls.rateOrder>,
): Promise<Order> {
  const { state, vendor_id: vendorId } = await lockOrder(tx, orderId);
  if (!canRate(state)) throw new Refusal('ORDER_STATE');
  const order = await orderDetail(tx, orderId);
  // The average first: on several servers it can neither be read nor written once the order is.
  await repository.refreshVendorRating(tx, vendorId, orderId, rating);
  await repository.saveRating(tx, orderId, rating, comment);
  return { ...order, rating, ratingComment: comment };
}
