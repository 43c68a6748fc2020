// Entries of the activity log about orders that move on. Receipts have a history of their own.
import type { Order } from '@praxora/contract/purchasing/order';
import type { UserContext } from '../../../platform/context.ts';
import { recordActivity } from '../../account/index.ts';
import { lockOrder } from './moves.ts';

type OrderAction =
  | 'order.approved'
  | 'order.rejected'
  | 'order.markedSent'
  | 'order.cancelled'
  | 'order.closed';

/** Records what the move did, with the status of the order before and after. */
export async function recordedMove(
  context: UserContext,
  orderId: number,
  action: OrderAction,
  move: () => Promise<Order>,
): Promise<Order> {
  const { state: before } = await lockOrder(context.tx, orderId);
  const order = await move();
  await recordActivity(context, {
    action,
    subject: { type: 'order', id: orderId, name: order.orderNumber },
    changes: [{ field: 'orderState', before, after: order.state }],
  });
  return order;
}
