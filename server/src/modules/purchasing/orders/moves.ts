// Every change of an order's state goes through here: the order locked, the event possible, and noted for good.
import { nextOrderState, type OrderEvent } from '@praxora/rules/purchasing/order-states';
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import * as repository from './moves.repository.ts';

export interface Cause {
  /** Null: the product itself, or the vendor. */
  readonly userId: number | null;
  readonly deviceId?: number | null;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
  /** Where the event may lead to several states. */
  readonly to?: OrderState;
}

/** Until the transaction ends nobody else changes it; a foreign one does not exist. */
export async function lockOrder(tx: Tx, orderId: number): Promise<repository.LockedOrder> {
  const order = await repository.lockOrder(tx, orderId);
  if (order === null) throw new Refusal('NOT_FOUND');
  return order;
}

export async function moveOrder(
  tx: Tx,
  orderId: number,
  event: OrderEvent,
  { userId, deviceId = null, detail = {}, to }: Cause,
): Promise<OrderState> {
  const { state } = await lockOrder(tx, orderId);
  const next = nextOrderState(state, event, to);
  if (next === null) throw new Refusal('ORDER_STATE');
  if (next !== state) await repository.setState(tx, orderId, next);
  await repository.insertEvent(tx, orderId, { userId, deviceId }, event, next, detail);
  return next;
}
