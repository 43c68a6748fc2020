// SQL of a vendor's answer.
import type { Column, Columns } from '../../../../platform/database/row-types.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Finds an order by the platform's number or by the practice's own. */
export const findOrder = async (tx: Tx, numbers: readonly string[]): Promise<number | null> =>
  (
    await tx.maybe<Columns<'purchase_order', 'id'>>(
      `select id from purchase_order
       where practice_id = $practice and (platform_order_number = any($1) or order_number = any($1))
       order by array_position($1, platform_order_number) nulls last, id limit 1`,
      [numbers],
    )
  )?.id ?? null;

interface OrderMatch {
  readonly practice_id: Column<'purchase_order', 'practice_id'>;
  readonly order_id: Column<'purchase_order', 'id'>;
  readonly number: string;
}

export const findAnyOrder = (tx: Tx, numbers: readonly string[]): Promise<OrderMatch | null> =>
  tx.maybe<OrderMatch>(
    `select practice_id, order_id, number
     from unnest($1::text[]) as number, find_order_by_platform_number(number) limit 1`,
    [numbers],
  );

export type Position = Columns<'order_position', 'id' | 'line' | 'vendor_order_number'>;

export const listPositions = (tx: Tx, orderId: number): Promise<Position[]> =>
  tx.rows<Position>(
    `select id, line, vendor_order_number from order_position
     where practice_id = $practice and order_id = $1 order by line`,
    [orderId],
  );
