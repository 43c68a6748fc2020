// SQL of an update of prices, which brings no articles: what it would change at offers that are there already.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface PricedOffer {
  readonly id: Column<'offer', 'id'>;
  readonly orderNumber: Column<'offer', 'order_number'>;
  readonly priceQuantity: string;
  readonly orderMinimum: number;
}

export const listOffers = (tx: Tx, vendorId: number, numbers: readonly string[]): Promise<PricedOffer[]> =>
  tx.rows<PricedOffer>(
    `select id, order_number as "orderNumber", price_quantity::text as "priceQuantity",
            coalesce(order_minimum, minimum_quantity) as "orderMinimum"
     from offer where vendor_id = $1 and practice_id is null and order_number = any($2)`,
    [vendorId, numbers],
  );

export async function comparePrices(tx: Tx): Promise<{ prices: number; changed: number }> {
  await tx.run(
    `create temporary table import_price_change on commit drop as
     select p.place, o.tier_price_cents[1] <> p.tier_price_cents[1] as price_differs
     from import_price p join offer o on o.id = p.offer_id
     where (o.tier_from, o.tier_price_cents, o.minimum_quantity, o.price_quantity, o.vat_class) is distinct from
           (p.tier_from, p.tier_price_cents, p.minimum_quantity, p.price_quantity, coalesce(p.vat_class, o.vat_class))`,
  );
  return tx.one(
    `select (select count(*)::integer from import_price) as prices,
            (select count(*)::integer from import_price_change) as changed`,
  );
}
