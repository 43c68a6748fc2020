// Versions of a waiting order: an approver's change is a new one, and those before it stay readable.
import type { Order, OrderRevision } from '@praxora/contract/purchasing/order';
import { nextOrderState, type OrderEvent } from '@praxora/rules/purchasing/order-states';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { lockOrder } from './moves.ts';
import { orderDetail } from './order-detail.ts';
import * as repository from './revisions.repository.ts';

/** Locks the order and refuses it where it was decided on or changed since the approver saw it. */
export async function lockRevision(
  tx: Tx,
  orderId: number,
  event: OrderEvent,
  revision: number | undefined,
): Promise<void> {
  const { state } = await lockOrder(tx, orderId);
  if (nextOrderState(state, event) === null) throw new Refusal('ORDER_STATE');
  if (revision !== undefined && (await repository.findRevision(tx, orderId)) !== revision)
    throw new Refusal('ORDER_CHANGED');
}

/** The order gets these positions and sums; as it was before, it is kept. The caller holds its lock. */
export async function saveRevision(
  tx: Tx,
  before: Order,
  positions: readonly repository.ChangedPosition[],
  sums: repository.ChangedSums,
): Promise<void> {
  await repository.insertRevision(tx, before.id, before.revision, contentOf(before));
  await repository.deleteOtherPositions(
    tx,
    before.id,
    positions.map(({ id }) => id),
  );
  await repository.updatePositions(tx, before.id, positions);
  await repository.updateSums(tx, before.id, sums);
}

const contentOf = (order: Order): Omit<OrderRevision, 'revision'> => ({
  positions: order.positions.map(
    ({ name, manufacturer, packText, picture, quantity, unitPriceCents, netCents }) => ({
      ...{ name, manufacturer, packText, picture },
      ...{ quantity, unitPriceCents, netCents },
    }),
  ),
  goodsCents: order.goodsCents,
  shippingCents: order.shippingCents,
  surchargeCents: order.surchargeCents,
  netCents: order.netCents,
  grossCents: order.grossCents,
});

/** Versions before the one in force. */
export async function listRevisions(tx: Tx, orderId: number): Promise<OrderRevision[]> {
  await orderDetail(tx, orderId);
  return (await repository.listRevisions(tx, orderId)).map(({ revision, content }) => ({
    revision,
    ...content,
  }));
}
