// SQL that finds the open order a scanned number belongs to.
import type { ProductNumbers } from '@praxora/barcode/product-code';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import { lettersAndDigits } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface PositionMatch extends Columns<'purchase_order', 'order_number' | 'vendor_name'> {
  readonly order_id: Column<'purchase_order', 'id'>;
  readonly position_id: Column<'order_position', 'id'>;
}

/** Positions with a missing quantity first, then the oldest order. */
export const findPositions = (
  tx: Tx,
  states: readonly string[],
  { gtins, pzn, number }: ProductNumbers,
): Promise<PositionMatch[]> =>
  tx.rows<PositionMatch>(
    `select o.id as order_id, o.order_number, o.vendor_name, p.id as position_id
     from purchase_order o
     join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
     left join product c on c.id = p.product_id
     where o.practice_id = $practice and o.state = any($1)
       and (c.gtin = any($2) or c.pzn = $3 or ${lettersAndDigits('p.manufacturer_number')} = $4
            or ${lettersAndDigits('p.vendor_order_number')} = $4)
     order by p.received >= p.quantity, o.placed_at, o.id, p.line
     limit 50`,
    [states, gtins, pzn, number],
  );
