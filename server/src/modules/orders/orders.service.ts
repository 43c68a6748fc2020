// Orders to the rest of the product: found, moved, confirmed, ordered again; and what was bought before.
import type { BodyOf } from '@praxora/contract/call';
import type { Order } from '@praxora/contract/orders/order';
import type { orderCalls } from '@praxora/contract/orders/orders.calls';
import type { UserContext } from '../../platform/context.ts';
import { moveOrder } from './moves.ts';
import { orderDetail } from './order-detail.ts';
import * as repository from './orders.repository.ts';

export { addAgain, orderAgain } from './again.ts';
export { confirmOrder, noteConfirmation } from './confirmation.ts';
export type { NewOrderPosition } from './creation.repository.ts';
export { createOrder } from './creation.ts';
export { lockOrder, moveOrder } from './moves.ts';
export type { LastVendor } from './on-their-way.repository.ts';
export { boughtProducts, lastVendors, onTheirWay } from './on-their-way.ts';
export { orderDetail, orderDetails, positionsOf } from './order-detail.ts';
export { listOrders, orderCounts } from './order-list.ts';
export { purchasesOfProduct } from './purchases.ts';
export { rateOrder } from './rating.ts';
export { receiptDetail } from './receipts.ts';

type Ending = BodyOf<typeof orderCalls.cancelOrder>;

/** An order can be cancelled as long as nothing of it has come. */
export const cancelOrder = (context: UserContext, orderId: number, ending: Ending): Promise<Order> =>
  endOrder(context, orderId, 'cancelled', ending);

/** What is missing will not come any more. */
export const closeOrder = (context: UserContext, orderId: number, ending: Ending): Promise<Order> =>
  endOrder(context, orderId, 'closed', ending);

async function endOrder(
  { tx, user }: UserContext,
  orderId: number,
  event: 'cancelled' | 'closed',
  { comment }: Ending,
): Promise<Order> {
  const detail = comment === '' ? {} : { comment };
  await moveOrder(tx, orderId, event, { userId: user.userId, detail });
  return orderDetail(tx, orderId);
}

export const listPurchased = ({ tx }: UserContext, limit: number, offset: number) =>
  repository.listPurchased(tx, limit, offset);
