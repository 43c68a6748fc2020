// SQL of the orders that goods can be received for, without what they cost.
import type { OrderState } from '@praxora/rules/shared/order-state';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface ReceivableRow
  extends Columns<'purchase_order', 'id' | 'order_number' | 'vendor_name' | 'placed_at' | 'delivery_date'> {
  readonly state: Column<'purchase_order', 'state', OrderState>;
  readonly position_count: number;
  readonly units: number;
  readonly received_units: number;
}

const heads = `
  select o.id, o.order_number, o.vendor_name, o.state, o.placed_at, o.delivery_date, p.*
  from purchase_order o
  cross join lateral (
    select count(*)::integer as position_count, coalesce(sum(quantity), 0)::integer as units,
           coalesce(sum(least(received, quantity)), 0)::integer as received_units
    from order_position x where x.practice_id = $practice and x.order_id = o.id) p
  where o.practice_id = $practice`;

export const listReceivable = (
  tx: Tx,
  states: readonly OrderState[],
  limit: number,
  offset: number,
): Promise<ReceivableRow[]> =>
  tx.rows<ReceivableRow>(
    `${heads} and o.state = ${matchesAny('$1', 'text')}
     order by o.delivery_date nulls last, o.placed_at, o.id limit $2 offset $3`,
    [states, limit, offset],
  );

export const countReceivable = async (tx: Tx, states: readonly OrderState[]): Promise<number> =>
  (
    await tx.one<{ count: number }>(
      `select count(*)::integer as count from purchase_order
       where practice_id = $practice and state = ${matchesAny('$1', 'text')}`,
      [states],
    )
  ).count;

export const findReceivable = (tx: Tx, orderId: number): Promise<ReceivableRow | null> =>
  tx.maybe<ReceivableRow>(`${heads} and o.id = $1`, [orderId]);
