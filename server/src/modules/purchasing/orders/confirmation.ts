// The vendor's confirmation: the delivery date, and the positions on backorder. By hand, or read from the vendor's own
// message.
import type { Order } from '@praxora/contract/purchasing/order';
import type { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import type { BodyOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { wrongFields } from '../../../platform/http/problems.ts';
import * as repository from './confirmation.repository.ts';
import { type Cause, moveOrder } from './moves.ts';
import { orderDetail } from './order-detail.ts';

type Confirmation = BodyOf<typeof orderCalls.confirmOrder>;

export async function confirmOrder(
  { tx, user }: UserContext,
  orderId: number,
  confirmation: Confirmation,
): Promise<Order> {
  await noteConfirmation(tx, orderId, confirmation, { userId: user.userId, detail: { by: 'hand' } });
  return orderDetail(tx, orderId);
}

/** Moves the order and keeps what was confirmed; positions nobody spoke of stay as they are. */
export async function noteConfirmation(
  tx: Tx,
  orderId: number,
  confirmation: Confirmation,
  { userId, detail = {} }: Cause,
): Promise<void> {
  const { deliveryDate, positions } = confirmation;
  const backordered = positions.reduce((sum, position) => sum + position.backorderedQuantity, 0);
  await moveOrder(tx, orderId, 'confirmed', {
    userId,
    detail: { ...detail, deliveryDate, ...(backordered === 0 ? {} : { backordered }) },
  });
  await refuseForeignPositions(tx, orderId, confirmation);
  await repository.saveConfirmation(tx, orderId, deliveryDate);
  await repository.savePositions(tx, orderId, positions);
}

/** Refuses positions that are not in the order or are named twice. */
async function refuseForeignPositions(tx: Tx, orderId: number, confirmation: Confirmation): Promise<void> {
  const remainingIds = await repository.listPositionIds(tx, orderId);
  const wrong = confirmation.positions.flatMap(({ positionId }, index) =>
    remainingIds.delete(positionId)
      ? []
      : { field: `positions.${index}.positionId`, code: 'INCORRECT_VALUE' as const },
  );
  if (wrong.length > 0) throw wrongFields(wrong, confirmation);
}
