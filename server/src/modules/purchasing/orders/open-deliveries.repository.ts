// SQL of what was ordered of products: still to come, and bought last.
import type { Column } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface OpenDelivery {
  readonly productId: NonNullable<Column<'order_position', 'product_id'>>;
  readonly vendorId: Column<'purchase_order', 'vendor_id'>;
  readonly vendorName: string;
  /** In order units. */
  readonly quantity: number;
}

/**
 * Open deliveries by product and vendor, most first. A position received in excess does not offset another. The search
 * starts from the few open orders, not from all purchases. Both lists are hidden from the planner (see `anyOf`).
 */
export const listOpenDeliveries = (
  tx: Tx,
  productIds: readonly number[],
  states: readonly string[],
): Promise<OpenDelivery[]> =>
  tx.rows<OpenDelivery>(
    `with unfinished as materialized (
       select id, vendor_id, vendor_name, placed_at from purchase_order
       where practice_id = $practice and state = any ((select $2::text[])::text[])
     ), coming as materialized (
       select p.product_id, o.vendor_id, o.vendor_name, o.placed_at, p.quantity - p.received as quantity
       from unfinished o
       cross join lateral (
         select product_id, quantity, received from order_position
         where practice_id = $practice and order_id = o.id and quantity > received offset 0) p
     )
     select product_id as "productId", vendor_id as "vendorId",
            (array_agg(vendor_name order by placed_at desc))[1] as "vendorName", sum(quantity)::integer as quantity
     from coming where product_id = ${matchesAny('$1')}
     group by product_id, vendor_id order by product_id, sum(quantity) desc, vendor_id`,
    [productIds, states],
  );

export interface LastVendor {
  readonly productId: NonNullable<Column<'order_position', 'product_id'>>;
  readonly vendorId: Column<'purchase_order', 'vendor_id'>;
  readonly vendorName: Column<'purchase_order', 'vendor_name'>;
  readonly at: Column<'purchase_order', 'placed_at'>;
}

/**
 * Products the practice has bought, in order of their ids. Goes from one product to the next in the index, so that it takes as
 * long as there are products, however many orders there are.
 */
export const listBought = async (tx: Tx, limit: number): Promise<number[]> =>
  (
    await tx.rows<{ product_id: NonNullable<Column<'order_position', 'product_id'>> }>(
      `with recursive ordered as (
         select min(product_id) as product_id from order_position where practice_id = $practice
         union all
         select (select min(p.product_id) from order_position p
                 where p.practice_id = $practice and p.product_id > ordered.product_id)
         from ordered where ordered.product_id is not null
       )
       select product_id from ordered
       where exists (select from order_position p
                     join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
                     where p.practice_id = $practice and p.product_id = ordered.product_id
                       and o.state not in ('pending-approval', 'rejected', 'cancelled'))
       limit $1`,
      [limit],
    )
  ).map((row) => row.product_id);

/**
 * Rejected or cancelled orders do not count as bought, and those waiting for an approval not yet. The last order is
 * found by indexes alone; only those orders are read.
 */
export const listLastVendors = (tx: Tx, productIds: readonly number[]): Promise<LastVendor[]> =>
  tx.rows<LastVendor>(
    `with last as materialized (
       select distinct on (p.product_id) p.product_id, o.id
       from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
       where p.practice_id = $practice and p.product_id = ${matchesAny('$1')}
         and o.state not in ('pending-approval', 'rejected', 'cancelled')
       order by p.product_id, o.placed_at desc, o.id desc
     )
     select last.product_id as "productId", o.vendor_id as "vendorId", o.vendor_name as "vendorName", o.placed_at as at
     from last join purchase_order o on o.practice_id = $practice and o.id = last.id`,
    [productIds],
  );
