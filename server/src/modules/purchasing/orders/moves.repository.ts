// SQL of an order's state and of its history.
import type { OrderEvent } from '@praxora/rules/purchasing/order-states';
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Author } from '../../../platform/context.ts';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface LockedOrder
  extends Columns<'purchase_order', 'id' | 'order_number' | 'vendor_id' | 'vendor_name'> {
  readonly state: Column<'purchase_order', 'state', OrderState>;
  readonly is_confirmed: boolean;
}

/** Rows may still refer to it: moving its stock, which holds the article, would else wait in a circle with a receipt. */
export const lockOrder = (tx: Tx, orderId: number): Promise<LockedOrder | null> =>
  tx.maybe<LockedOrder>(
    `select id, state, order_number, vendor_id, vendor_name, confirmed_at is not null as is_confirmed
     from purchase_order where practice_id = $practice and id = $1 for no key update`,
    [orderId],
  );

const finalStates: readonly OrderState[] = ['fully-received', 'cancelled', 'rejected'];

export const setState = (tx: Tx, orderId: number, state: OrderState): Promise<number> =>
  tx.run(
    `update purchase_order set state = $2, completed_at = ${finalStates.includes(state) ? 'now()' : 'null'}
     where practice_id = $practice and id = $1`,
    [orderId, state],
  );

export const insertEvent = (
  tx: Tx,
  orderId: number,
  { userId, deviceId }: Author,
  event: OrderEvent,
  state: OrderState,
  detail: object = {},
): Promise<number> =>
  tx.run(
    `insert into order_event (practice_id, order_id, user_id, device_id, event, state, detail)
     values ($practice, $1, $2, $3, $4, $5, $6)`,
    [orderId, userId, deviceId, event, state, JSON.stringify(detail)],
  );
