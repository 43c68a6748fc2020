// SQL of what a vendor confirmed.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A confirmation without a day leaves the one there was. */
export const saveConfirmation = (tx: Tx, orderId: number, deliveryDate: string | null): Promise<number> =>
  tx.run(
    `update purchase_order set confirmed_at = now(), delivery_date = coalesce($2, delivery_date)
     where practice_id = $practice and id = $1`,
    [orderId, deliveryDate],
  );

interface ConfirmedPosition {
  readonly positionId: number;
  readonly confirmedQuantity: number;
  readonly backorderedQuantity: number;
  readonly deliveryDate: string | null;
}

export const listPositionIds = async (tx: Tx, orderId: number): Promise<Set<number>> =>
  new Set(
    (
      await tx.rows<Columns<'order_position', 'id'>>(
        'select id from order_position where practice_id = $practice and order_id = $1',
        [orderId],
      )
    ).map(({ id }) => id),
  );

export const savePositions = (
  tx: Tx,
  orderId: number,
  positions: readonly ConfirmedPosition[],
): Promise<number> =>
  tx.run(
    `update order_position p
     set confirmed_quantity = c."confirmedQuantity", backordered_quantity = c."backorderedQuantity",
         delivery_date = c."deliveryDate"
     from jsonb_to_recordset($2::jsonb)
       as c ("positionId" integer, "confirmedQuantity" integer, "backorderedQuantity" integer, "deliveryDate" date)
     where p.practice_id = $practice and p.id = c."positionId" and p.order_id = $1`,
    [orderId, JSON.stringify(positions)],
  );
