// SQL of what an order would put into the cart again.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Null: no such order. */
export const findAddressId = async (tx: Tx, orderId: number): Promise<number | null> =>
  (
    await tx.maybe<Columns<'purchase_order', 'address_id'>>(
      'select address_id from purchase_order where practice_id = $practice and id = $1',
      [orderId],
    )
  )?.address_id ?? null;

interface PositionRow {
  readonly productId: Column<'order_position', 'product_id'>;
  readonly name: { readonly de: string; readonly en: string };
  readonly quantity: Column<'order_position', 'quantity'>;
  readonly vendorId: Column<'purchase_order', 'vendor_id'>;
}

export const listPositions = (tx: Tx, orderId: number): Promise<PositionRow[]> =>
  tx.rows<PositionRow>(
    `select p.product_id as "productId", jsonb_build_object('de', p.name_de, 'en', p.name_en) as name, p.quantity,
            o.vendor_id as "vendorId"
     from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
     where p.practice_id = $practice and p.order_id = $1 order by p.line`,
    [orderId],
  );
