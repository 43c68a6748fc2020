// SQL of what was ordered of products: still to come, and bought last.
import type { Tx } from '../../platform/database/tx.ts';

export interface OnTheirWay extends Record<string, unknown> {
  readonly productId: number;
  readonly vendorId: number;
  readonly vendorName: string;
  /** In order units. */
  readonly quantity: number;
}

/** By product and vendor, most first. Of a position more may have come than was ordered: it makes up for no other. */
export const listOnTheirWay = (
  tx: Tx,
  productIds: readonly number[],
  states: readonly string[],
): Promise<OnTheirWay[]> =>
  tx.rows<OnTheirWay>(
    `select p.product_id as "productId", o.vendor_id as "vendorId",
            (array_agg(o.vendor_name order by o.placed_at desc))[1] as "vendorName",
            sum(p.quantity - p.received)::integer as quantity
     from purchase_order o join order_position p on p.order_id = o.id
     where o.state = any($2) and p.product_id = any($1) and p.quantity > p.received
     group by p.product_id, o.vendor_id order by p.product_id, quantity desc, o.vendor_id`,
    [productIds, states],
  );

export interface LastVendor extends Record<string, unknown> {
  readonly productId: number;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly at: Date;
}

/** What was rejected or cancelled was not bought, and what waits for an approval is not yet. */
export const listLastVendors = (tx: Tx, productIds: readonly number[]): Promise<LastVendor[]> =>
  tx.rows<LastVendor>(
    `select distinct on (p.product_id) p.product_id as "productId", o.vendor_id as "vendorId",
            o.vendor_name as "vendorName", o.placed_at as at
     from order_position p join purchase_order o on o.id = p.order_id
     where p.product_id = any($1) and o.state not in ('pending-approval', 'rejected', 'cancelled')
     order by p.product_id, o.placed_at desc, o.id desc`,
    [productIds],
  );
