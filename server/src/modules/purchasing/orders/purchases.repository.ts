// SQL of a product's purchases.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

interface PurchaseRow
  extends Columns<'purchase_order', 'id' | 'order_number' | 'placed_at' | 'vendor_id' | 'vendor_name'> {
  readonly hue: Column<'vendor', 'hue'>;
  readonly quantity: number;
  readonly net_cents: number;
}

/** Rejected or cancelled orders do not count as bought, and those waiting for an approval not yet. */
const bought = `
  select o.id, o.order_number, o.placed_at, o.vendor_id, o.vendor_name, sum(p.quantity)::integer as quantity,
         sum(p.net_cents)::integer as net_cents
  from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
  where p.practice_id = $practice and p.product_id = $1 and o.state not in ('pending-approval', 'rejected', 'cancelled')
  group by o.practice_id, o.id`;

export const listPurchases = (tx: Tx, productId: number, limit: number): Promise<PurchaseRow[]> =>
  tx.rows<PurchaseRow>(
    `select b.*, v.hue from (${bought}) b join vendor v on v.id = b.vendor_id
     order by b.placed_at desc, b.id desc limit $2`,
    [productId, limit],
  );

interface SumsRow {
  readonly count: number;
  readonly quantity: number;
  readonly net_cents: number;
  readonly first_at: Date | null;
}

/** Null: there is no such product for this practice. */
export const sumPurchases = (tx: Tx, productId: number): Promise<SumsRow | null> =>
  tx.maybe<SumsRow>(
    `select count(b.id)::integer as count, coalesce(sum(b.quantity), 0)::integer as quantity,
            coalesce(sum(b.net_cents), 0)::bigint as net_cents, min(b.placed_at) as first_at
     from product left join (${bought}) b on true where product.id = $1 group by product.id`,
    [productId],
  );
