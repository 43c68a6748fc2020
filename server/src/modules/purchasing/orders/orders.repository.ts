// SQL of orders.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export const saveRating = (tx: Tx, orderId: number, rating: number, comment: string): Promise<number> =>
  tx.run(
    `update purchase_order set rating = $2, rating_comment = $3, rated_at = now()
     where practice_id = $practice and id = $1`,
    [orderId, rating, comment],
  );

/** Over all practices' ratings, so the database does it. The practice's own average it is told, with the rating the order is about to get. */
export async function refreshVendorRating(
  tx: Tx,
  vendorId: number,
  orderId: number,
  rating: number,
): Promise<void> {
  const others = await tx.one<{ count: number; sum: number }>(
    `select count(*)::integer as count, coalesce(sum(rating), 0)::integer as sum from purchase_order
     where practice_id = $practice and vendor_id = $1 and id <> $2 and rating is not null`,
    [vendorId, orderId],
  );
  const average = (others.sum + rating) / (others.count + 1);
  await tx.run('select refresh_vendor_rating($1, $2)', [vendorId, average]);
}

interface PurchasedRow {
  readonly product_id: NonNullable<Column<'order_position', 'product_id'>>;
  readonly saved_at: Date;
  readonly total: number;
}

/** Products of orders that were not taken back, the latest purchase first. */
export const listPurchased = (tx: Tx, limit: number, offset: number): Promise<PurchasedRow[]> =>
  tx.rows<PurchasedRow>(
    `select product_id, saved_at, count(*) over ()::integer as total
     from (select p.product_id, max(o.placed_at) as saved_at
           from order_position p
           join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
           where p.practice_id = $practice and p.product_id is not null and o.state not in ('rejected', 'cancelled')
           group by p.product_id) purchased
     order by saved_at desc, product_id limit $1 offset $2`,
    [limit, offset],
  );

/** Orders that wait without a job because the vendor got its orders by hand until now: they can be sent again. */
export const noteUntransmitted = (tx: Tx, vendorId: number): Promise<number> =>
  tx.run(
    `update purchase_order o set transmission_error = 'unexpected: the vendor got its orders otherwise when it was placed'
     where o.vendor_id = $1 and o.state = 'transmitting' and o.transmission_error is null
       and not exists (select from job j where j.singleton_key = 'transmission:' || o.id || ':' || o.transmission_round
                         and j.state in ('waiting', 'running'))`,
    [vendorId],
  );
