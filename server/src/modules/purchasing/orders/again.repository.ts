// SQL of what an order would put into the cart again.
import type { Tx } from '../../../platform/database/tx.ts';

/** Null: no such order. */
export const findAddressId = async (tx: Tx, orderId: number): Promise<number | null> =>
  (await tx.maybe<{ address_id: number }>('select address_id from purchase_order where id = $1', [orderId]))
    ?.address_id ?? null;

interface PositionRow extends Record<string, unknown> {
  readonly productId: number | null;
  readonly name: { readonly de: string; readonly en: string };
  readonly quantity: number;
  readonly vendorId: number;
}

export const listPositions = (tx: Tx, orderId: number): Promise<PositionRow[]> =>
  tx.rows<PositionRow>(
    `select p.product_id as "productId", jsonb_build_object('de', p.name_de, 'en', p.name_en) as name, p.quantity,
            o.vendor_id as "vendorId"
     from order_position p join purchase_order o on o.id = p.order_id
     where p.order_id = $1 order by p.line`,
    [orderId],
  );
