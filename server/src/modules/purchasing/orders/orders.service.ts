// Orders to the rest of the product: found, moved, confirmed, ordered again; and what was bought before.

import type { Order } from '@praxora/contract/purchasing/order';
import type { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { moveOrder } from './moves.ts';
import { orderDetail } from './order-detail.ts';
import * as repository from './orders.repository.ts';
import { recordedMove } from './recorded-orders.ts';

export type { NewOrderPosition } from './creation.repository.ts';

type Ending = BodyOf<typeof orderCalls.cancelOrder>;

/** An order can be cancelled as long as nothing of it has come. */
export const cancelOrder = (context: UserContext, orderId: number, ending: Ending): Promise<Order> =>
  endOrder(context, orderId, 'cancelled', ending);

/** Closes the order: the missing quantity will not be delivered any more. */
export const closeOrder = (context: UserContext, orderId: number, ending: Ending): Promise<Order> =>
  endOrder(context, orderId, 'closed', ending);

function endOrder(
  context: UserContext,
  orderId: number,
  event: 'cancelled' | 'closed',
  { comment }: Ending,
): Promise<Order> {
  const { tx, user } = context;
  const detail = comment === '' ? {} : { comment };
  return recordedMove(context, orderId, `order.${event}`, async () => {
    await moveOrder(tx, orderId, event, { userId: user.userId, detail });
    return orderDetail(tx, orderId);
  });
}

export const listPurchased = ({ tx }: UserContext, limit: number, offset: number) =>
  repository.listPurchased(tx, limit, offset);

/** An operator has changed how orders reach the vendor. */
export const noteUntransmitted = (tx: Tx, vendorId: number): Promise<number> =>
  repository.noteUntransmitted(tx, vendorId);
