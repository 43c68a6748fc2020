// SQL of a practice's own products: those it keeps as an article, or has ordered in the last 24 months. The one home of these
// figures: assortment, search, autocomplete and quick order read them from here.
import type { OwnSpans } from '@praxora/rules/purchasing/own-products';
import { startOfLocalDay } from '../../../platform/database/local-time.ts';
import type { Column } from '../../../platform/database/row-types.ts';
import { matchesAny } from '../../../platform/database/sql.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A product that the practice has bought at any time. */
export interface PurchasedRow {
  readonly product_id: NonNullable<Column<'order_position', 'product_id'>>;
  /** Orders since `countedSince`; several positions of one order count once. */
  readonly times_bought: number;
  /** Whether it was ordered since `ownSince`. */
  readonly is_recent: boolean;
  /** Median of the amounts per order since `countedSince`; null: none. */
  readonly median_quantity: number | null;
  readonly last_at: Column<'purchase_order', 'placed_at'>;
  readonly last_vendor_id: Column<'purchase_order', 'vendor_id'>;
  readonly last_vendor_name: Column<'purchase_order', 'vendor_name'>;
  /** Paid per order unit, net and after own discount. */
  readonly last_unit_cents: number;
}

/** Rejected or cancelled orders do not count as bought, and those waiting for an approval not yet. */
const isBought = "o.state not in ('pending-approval', 'rejected', 'cancelled')";

/** `$1` is `countedSince`, `$2` is `ownSince`. */
const purchases = (condition: string): string => `
  select product_id, count(*) filter (where is_counted)::integer as times_bought,
         bool_or(placed_at >= ${startOfLocalDay('$2::date')}) as is_recent,
         percentile_cont(0.5) within group (order by quantity) filter (where is_counted) as median_quantity,
         max(placed_at) as last_at,
         (array_agg(vendor_id order by placed_at desc, id desc))[1] as last_vendor_id,
         (array_agg(vendor_name order by placed_at desc, id desc))[1] as last_vendor_name,
         (array_agg(round(net_cents / quantity) order by placed_at desc, id desc))[1]::integer as last_unit_cents
  from (
    select p.product_id, o.id, o.placed_at, o.vendor_id, o.vendor_name, sum(p.quantity) as quantity,
           sum(p.net_cents)::numeric as net_cents, o.placed_at >= ${startOfLocalDay('$1::date')} as is_counted
    from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
    where p.practice_id = $practice and ${condition} and ${isBought}
    group by p.product_id, o.practice_id, o.id) ordered
  group by product_id`;

/** Of the given products those bought; without any given, everything the practice has ever bought. */
export const listPurchased = (
  tx: Tx,
  { countedSince, ownSince }: OwnSpans,
  productIds?: readonly number[],
): Promise<PurchasedRow[]> =>
  productIds
    ? tx.rows<PurchasedRow>(purchases(`p.product_id = ${matchesAny('$3')}`), [
        countedSince,
        ownSince,
        productIds,
      ])
    : tx.rows<PurchasedRow>(purchases('p.product_id is not null'), [countedSince, ownSince]);

/** Ids of own products, at most so many. */
export const listOwnIds = async (
  tx: Tx,
  { ownSince }: Pick<OwnSpans, 'ownSince'>,
  limit: number,
): Promise<number[]> =>
  (
    await tx.rows<Pick<PurchasedRow, 'product_id'>>(
      `select product_id from article
       where practice_id = $practice and product_id is not null and deleted_at is null
       union
       select p.product_id
       from purchase_order o join order_position p on p.practice_id = o.practice_id and p.order_id = o.id
       where o.practice_id = $practice and o.placed_at >= ${startOfLocalDay('$1::date')} and ${isBought}
         and p.product_id is not null
       limit $2`,
      [ownSince, limit],
    )
  ).map(({ product_id }) => product_id);

/**
 * Text that changes when the own products may have changed: the newest order, the newest event of an order, and number and sum
 * of the products that are articles. Only indexes are read, so that every search can ask.
 */
export const ownProductsMark = `
  concat_ws(' ', (select max(id) from purchase_order where practice_id = $practice),
            (select max(id) from order_event where practice_id = $practice),
            (select count(*) || ' ' || sum(product_id) from article
             where practice_id = $practice and product_id is not null and deleted_at is null))`;
